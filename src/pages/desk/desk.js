"use strict";
// All of the desk works without this; it makes forms comfortable.

const form = document.querySelector("form.record");
let dirty = false;

// What is wrong is read first.
document.getElementById("problems")?.focus();
document.getElementById("link")?.addEventListener("focus", e => e.target.select());

// Days instead of times, and an end that follows the start.
function dates() {
  const start = form.elements.start_date, end = form.elements.end_date;
  const all = document.getElementById("all_day");
  if (!start || !end || !all)
    return;
  const show = () => {
    for (const input of [start, end]) {
      const value = input.value;
      input.type = all.checked ? "date" : "datetime-local";
      input.value = all.checked ? value.slice(0, 10) :
          value.length === 10 ? value + "T" + (input === start ? "09:00" : "10:00") : value;
    }
  };
  let before = start.value;
  const follow = () => {
    const from = Date.parse(before + (all.checked ? "" : "Z"));
    const to = Date.parse(end.value + (all.checked ? "" : "Z"));
    const now = Date.parse(start.value + (all.checked ? "" : "Z"));
    const lasts = to >= from ? to - from : all.checked ? 0 : 3600000;
    if (!Number.isNaN(now) && (Number.isNaN(to) || !Number.isNaN(from) || to < now))
      end.value = new Date(now + (Number.isNaN(lasts) ? 3600000 : lasts)).toISOString().slice(0, all.checked ? 10 : 16);
    before = start.value;
  };
  all.addEventListener("change", show);
  start.addEventListener("change", follow);
  if (all.checked)
    show();
}

// Names of venues and organizers, as they are typed.
function search(field) {
  const input = field.querySelector("input[list]");
  const options = field.querySelector("datalist");
  const kind = field.dataset.list.split("/").pop();
  const name = kind.slice(0, -1);
  const chosen = field.querySelector(".chosen");
  const ids = new Map();
  let timer;

  async function suggest() {
    const query = new URLSearchParams({ search: input.value, per_page: 8, _fields: `${kind}.id,${kind}.${name}` });
    const answer = await fetch(`${new URL(field.dataset.list).pathname}?${query}`, { credentials: "omit" });
    if (!answer.ok)
      return;
    ids.clear();
    for (const record of (await answer.json())[kind])
      ids.set(new DOMParser().parseFromString(record[name], "text/html").documentElement.textContent, record.id);
    options.replaceChildren(...[...ids.keys()].map(value => Object.assign(document.createElement("option"), { value })));
    choose();
  }

  function choose() {
    const id = ids.get(input.value);
    if (id === undefined || document.activeElement === input && !input.value)
      return;
    const box = Object.assign(document.createElement("input"), { type: "checkbox", name: `${name}[]`, value: id, checked: true });
    const label = document.createElement("label");
    const text = Object.assign(document.createElement("span"), { dir: "auto", textContent: input.value });
    label.append(box, " ", text);
    if ("several" in field.dataset)
      chosen.append(label);
    else
      chosen.replaceChildren(label);
    input.value = "";
    dirty = true;
  }

  input.addEventListener("input", () => {
    clearTimeout(timer);
    if (input.value.trim().length > 1)
      timer = setTimeout(suggest, 200);
  });
  input.addEventListener("change", choose);
}

// A text with its formatting, instead of tags.
function edit(area) {
  const box = document.createElement("div"), tools = document.createElement("div");
  const label = document.querySelector(`label[for="${area.id}"]`);
  const text = area.value;
  const button = (title, sign, act) => {
    const made = Object.assign(document.createElement("button"), { type: "button", title });
    const shown = Object.assign(document.createElement("span"), { textContent: sign, ariaHidden: "true" });
    made.append(shown);
    made.setAttribute("aria-label", title);
    made.addEventListener("click", () => { box.focus(); act(); });
    tools.append(made);
  };
  const run = (command, value) => document.execCommand(command, false, value);

  label.id = `${area.id}-label`;
  box.className = "editor prose";
  box.contentEditable = "true";
  box.dir = "auto";
  for (const [key, value] of [["role", "textbox"], ["aria-multiline", "true"], ["aria-labelledby", label.id]])
    box.setAttribute(key, value);
  if (area.hasAttribute("aria-describedby"))
    box.setAttribute("aria-describedby", area.getAttribute("aria-describedby"));
  box.innerHTML = /<(p|ul|ol|div|h[1-6]|table|blockquote|pre)\b/i.test(text) ? text : !text ? "<p><br></p>" :
      text.split(/\r?\n\s*\r?\n/).map(part => `<p>${part.replace(/\r?\n/g, "<br>")}</p>`).join("\n");
  tools.className = "tools";
  tools.setAttribute("role", "toolbar");
  tools.setAttribute("aria-labelledby", label.id);
  button(area.dataset.bold, "B", () => run("bold"));
  button(area.dataset.italic, "I", () => run("italic"));
  button(area.dataset.bullets, "•", () => run("insertUnorderedList"));
  button(area.dataset.numbers, "#", () => run("insertOrderedList"));
  button(area.dataset.link, area.dataset.link, () => {
    const address = prompt(area.dataset.ask, "https://");
    if (address && /^(https?:|mailto:)/.test(address))
      run("createLink", address);
  });
  run("defaultParagraphSeparator", "p");
  let changed = false;
  box.addEventListener("input", () => { changed = dirty = true; });
  box.addEventListener("paste", event => {
    event.preventDefault();
    run("insertText", event.clipboardData.getData("text/plain"));
  });
  label.addEventListener("click", () => box.focus());
  form.addEventListener("submit", () => {
    if (changed)
      area.value = box.textContent.trim() || box.querySelector("img") ?
          box.innerHTML.replace(/<p>(<br>|\s)*<\/p>\s*/g, "") : "";
  });
  area.hidden = true;
  area.before(tools, box);
}

if (form) {
  dates();
  form.querySelectorAll("[data-list]").forEach(search);
  form.querySelectorAll("textarea").forEach(edit);
  form.addEventListener("input", () => { dirty = true; });
  form.addEventListener("submit", event => {
    dirty = dirty && event.submitter?.formTarget === "_blank";
  });
  addEventListener("beforeunload", event => {
    if (dirty)
      event.preventDefault();
  });
}
