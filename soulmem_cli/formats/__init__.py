"""Files of other programs and our own, read and written without knowing what becomes of them."""
