"""Reading a journal that SQLite will not: its pages, the cells in them, the rows they make, and a new journal of what was found.

SQLite's own recovery needs tables (`sqlite_dbdata`, `sqlite_dbpage`) that its wheels are built without, and knows neither encrypted pages
nor what an entry must look like; so pages are read here as the file format describes them (https://www.sqlite.org/fileformat2.html).
"""
