"""How the page looks, and how it finds words: written into it, so that nothing is fetched."""

from __future__ import annotations

from typing import Final

# ratios of contrast: text 15:1 and 13:1, what is quieter 7:1 and more, in light and dark
STYLE: Final = """
:root{--paper:#fdfcf9;--ink:#1f1d1a;--quiet:#55514a;--line:#d9d4c9;--link:#7a3e12;--mark:#efe6d4}
@media (prefers-color-scheme:dark){:root{--paper:#171614;--ink:#e9e5dc;--quiet:#b3ada1;--line:#3a3732;--link:#f0b27a;--mark:#38322a}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:42rem;padding:1.5rem 1.25rem 4rem;background:var(--paper);color:var(--ink);
  font:1.0625rem/1.6 Georgia,"Noto Serif",serif}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
main:focus{outline:none}
.skip{position:absolute;left:-99rem}
.skip:focus{position:static}
h1{font-size:1.8rem;line-height:1.2;margin:.5rem 0}
header p,h4,dl,label,nav{font-family:system-ui,sans-serif;font-size:.9rem;color:var(--quiet)}
header{border-bottom:1px solid var(--line);padding-bottom:1rem}
input{display:block;width:100%;margin-top:.25rem;padding:.55rem .7rem;font:inherit;font-size:1rem;
  color:var(--ink);background:var(--paper);border:1px solid var(--quiet);border-radius:.4rem}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:0;padding:0;list-style:none}
nav a{display:inline-block;padding:.25rem 0}
h2{font-size:1.5rem;margin:2.5rem 0 0}
h3{font-size:1.1rem;margin:2rem 0 .5rem}
h4{margin:1.25rem 0 0;font-weight:600}
.mark{margin-left:.4rem;padding:.05rem .45rem;background:var(--mark);color:var(--ink);border-radius:.6rem;font-weight:400}
.text{margin:.15rem 0 .35rem;white-space:pre-wrap;overflow-wrap:anywhere}
dl{display:flex;flex-wrap:wrap;gap:0 1.1rem;margin:0}
dt,dd{display:inline;margin:0;overflow-wrap:anywhere}
dt::after{content:": "}
[hidden]{display:none!important}
@media print{form,nav,.skip{display:none!important}article{break-inside:avoid}}
"""
SCRIPT: Final = """
(() => {
  const form = document.getElementById("search"), query = document.getElementById("query");
  const shown = document.getElementById("shown");
  const bare = words => words.normalize("NFD").replace(/[\\u0300-\\u036f]/g, "").toLowerCase();
  const articles = [...document.querySelectorAll("article")];
  let known = null, waiting = 0;
  const find = () => {
    known ??= articles.map(each => bare(each.textContent + " " + each.closest(".day").querySelector("h3").textContent));
    const wanted = bare(query.value).split(/\\s+/).filter(Boolean);
    let count = 0;
    articles.forEach((each, place) => {
      each.hidden = !wanted.every(word => known[place].includes(word));
      count += !each.hidden;
    });
    for (const group of document.querySelectorAll(".day, .year")) group.hidden = !group.querySelector("article:not([hidden])");
    const told = count === 0 ? "none" : count === 1 ? "one" : "many";
    shown.textContent = wanted.length ? shown.dataset[told].replace("{count}", count) : "";
  };
  query.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(find, 120); });
  form.addEventListener("submit", event => { event.preventDefault(); clearTimeout(waiting); find(); });
  form.hidden = false;
})();
"""
