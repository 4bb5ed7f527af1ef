"use strict";
// The desk works without this script, which makes forms more convenient.

const form = document.querySelector("form.record:not(.locked)");
let record = form;	// the element around its fields

// Whether values are not stored, as in a form that is shown again.
let dirty = document.querySelector(
	"form[data-typed]:not(.locked)") !== null;

// Ask before what was typed in these fields of a form is lost.
function guard(owner, fields) {
	fields.addEventListener("input", () => {
		dirty = true;
	});
	owner.addEventListener("submit", (event) => {
		if (!event.defaultPrevented)
			dirty &&= event.submitter?.formTarget === "_blank";
	});
	addEventListener("beforeunload", (event) => {
		if (dirty)
			event.preventDefault();
	});
}

function make(name, members, ...children) {
	const element = Object.assign(document.createElement(name), members);
	element.append(...children);
	return element;
}

// Move the fields out of the form. They name it by an id that no stored text
// can contain, so a button in a text that is edited between them is not one of
// the form.
function release() {
	form.id = crypto.getRandomValues(new Uint32Array(4)).join("-");
	for (const field of form.elements)
		field.setAttribute("form", form.id);
	record = make("div", { className: form.className });
	record.append(...form.childNodes);
	form.removeAttribute("class");
	form.before(record);
}

const parser = globalThis.trustedTypes?.createPolicy("parse",
	{ createHTML: (text) => text }) ?? { createHTML: (text) => text };

// Parse markup without executing it.
function parse(markup) {
	return new DOMParser().parseFromString(parser.createHTML(markup),
	    "text/html").documentElement;
}

// The markup that pages show (rules 12.3 and 35.9).
const KEPT = new Map(`a[href,title] abbr[title] b blockquote[cite] br caption
	cite code del em h1 h2 h3 h4 h5 h6 hr i img[src,alt,width,height] ins
	li ol p pre q[cite] s span strike strong sub sup table tbody
	td[colspan,rowspan] tfoot th[colspan,rowspan,scope] thead tr u ul`
	.split(/\s+/).map((word) => word.match(/[^[\],]+/g))
	.map(([name, ...attributes]) => [name, attributes]));

// Copy only this markup, node by node, so that no stored text can act. The text
// of other elements is kept.
function copy(from, to) {
	for (const node of from.childNodes) {
		const attributes = KEPT.get(node.localName);
		const around = attributes ? make(node.localName) : to;

		if (node.nodeType === Node.TEXT_NODE)
			to.append(node.data);
		for (const name of attributes ?? [])
			if (node.hasAttribute(name))
				around.setAttribute(name,
					node.getAttribute(name));
		if (around !== to)
			to.append(around);
		copy(node, around);
	}
}

// Move the focus to the errors.
document.getElementById("problems")?.focus();
document.getElementById("link")?.addEventListener("focus",
	(event) => event.target.select());

// Show dates instead of times for all-day events, and let the end follow the
// start.
function dates() {
	const { start_date: start, end_date: end } = form.elements;
	const all = document.getElementById("all_day");
	if (!start || !end || !all)
		return;
	const time = (text) => Date.parse(text + (all.checked ? "" : "Z"));
	let before = start.value;
	const clocks = new Map([[start, "T09:00"], [end, "T10:00"]]);

	const show = () => {
		for (const [input, clock] of clocks) {
			const { value } = input;
			if (value.length > 10)
				clocks.set(input, value.slice(10));
			input.value = "";	// the other type drops it
			input.type = all.checked ? "date" : "datetime-local";
			input.value = all.checked ? value.slice(0, 10)
				: value + (value.length === 10 ? clock : "");
		}
	};

	const follow = () => {
		const from = time(before);
		const to = time(end.value);
		const now = time(start.value);
		if (!now)	// while it is typed, it may not be a date
			return;
		const least = all.checked ? 0 : 3600000;
		const lasts = to >= from ? to - from : least;
		before = start.value;
		if (!to || from || to < now)
			end.value = new Date(now + lasts).toISOString()
				.slice(0, all.checked ? 10 : 16);
	};

	all.addEventListener("change", show);
	start.addEventListener("change", follow);
	record.addEventListener("restore", () => {
		before = start.value;
	});
	if (all.checked)
		show();
}

// Add a record to those that are chosen in a field.
function choose(field, name, value, text) {
	const chosen = field.querySelector(".chosen");
	const box = make("input", { type: "checkbox", name, value,
		checked: true });
	box.setAttribute("form", form.id);
	const label = make("label", {}, box, " ",
	    make("span", { dir: "auto", textContent: text }));
	if ("several" in field.dataset)
		chosen.append(label);
	else
		chosen.replaceChildren(label);
}

// Suggest names of venues and organizers while they are typed. A name that none
// of them has is used only after it was confirmed as that of a new one, and one
// that several have only after one of them was chosen.
function search(field) {
	const input = field.querySelector("input[list]");
	const options = field.querySelector("datalist");
	const details = field.querySelector("details");
	const told = [...details.querySelectorAll("input")];
	const [, asked] = field.querySelectorAll(".chosen");
	const { list, name } = field.dataset;
	let known = [];
	let searched = "";
	let timer;

	const ask = (type, members, textContent) => {
		const box = make("input", { type, ...members });
		box.setAttribute("form", form.id);
		asked.append(make("label", {}, box, " ",
		    make("span", { dir: "auto", textContent })));
		return box;
	};

	// The public form has no such choice.
	const fresh = (typed) => field.dataset.new
		?.replace("{name}", () => typed);

	const isOffered = (typed) => asked.querySelector("[name='sure[]']")
		?.value === `${name} ${typed}`;
	const offer = (typed, checked) => {
		if (typed && fresh(typed) && !isOffered(typed)) {
			asked.replaceChildren();
			ask("checkbox", { name: "sure[]", checked,
				value: `${name} ${typed}` }, fresh(typed));
		}
		details.open ||= checked;
	};

	// Those that the user may read.
	const find = async (search, named) => {
		const query = new URLSearchParams({ search, named });
		const answer = await fetch(`${list}?${query}`);
		return answer.ok ? (await answer.json()).found : [];
	};
	const named = (records, typed) => records.filter(({ called }) =>
		called.toLowerCase() === typed.toLowerCase());

	// Suggestions that are more than a name, so that no search finds them.
	const labeled = (typed) => known.filter(({ called, label }) =>
		label === typed && label !== called);
	const isFresh = (typed) => searched && typed === fresh(searched);

	const suggest = async () => {
		const typed = input.value.trim();
		if (isFresh(typed) || labeled(typed).length > 0)
			return;
		const found = await find(typed, false);
		if (input.value.trim() !== typed)
			return;
		known = found;
		searched = typed;
		const texts = known.map(({ called, label }) =>
			named(known, called).length > 1 ? label : called);
		if (fresh(typed) && named(known, typed).length === 0)
			texts.push(fresh(typed));
		options.replaceChildren(...texts.map((value) =>
			make("option", { value })));
		// Before the field is left, so that the next key comes to it.
		if (known.every(({ called }) => !called.toLowerCase()
			.startsWith(typed.toLowerCase())))
			offer(typed, false);
	};

	const take = ({ id, label }) => {
		choose(field, `${name}[]`, id, label);
		asked.replaceChildren();
		input.value = "";
		input.dispatchEvent(new Event("input", { bubbles: true }));
	};

	const propose = (record) => ask("radio", { value: record.id,
		name: `new[${name}][id]` }, record.label)
		.addEventListener("change", () => take(record));

	const settle = async () => {
		const typed = input.value.trim();
		clearTimeout(timer);
		if (!isOffered(typed))
			asked.replaceChildren();
		if (isFresh(typed)) {
			input.value = searched;
			offer(searched, true);
			return;
		}
		let found = labeled(typed);
		if (typed && found.length === 0)
			found = await find(typed, true);
		await released;
		// With fields of a new one, the server asks what is meant.
		if (input.value.trim() !== typed ||
		    (found.length > 0 && told.some((box) => box.value.trim())))
			return;
		if (found.length === 0)
			offer(typed, false);
		else if (found.length === 1)
			take(found[0]);
		else
			found.forEach(propose);
	};

	input.addEventListener("input", () => {
		clearTimeout(timer);
		if (!isOffered(input.value.trim()))
			asked.replaceChildren();
		if (input.value.trim().length > 1)
			timer = setTimeout(suggest, 200);
	});
	input.addEventListener("change", settle);
}

// A press that leaves a field must not miss its button, which what is shown
// below the field moves.
let released = Promise.resolve();
addEventListener("pointerdown", () => {
	released = new Promise((then) => ["pointerup", "pointercancel"].forEach(
		(end) => addEventListener(end, () => setTimeout(then),
			{ once: true })));
}, true);

// Let the Enter key go on to the next field. Only a button sends the form.
function proceed(event) {
	const { target } = event;
	if (event.key !== "Enter" || event.isComposing ||
	    !target.matches("input:not([type=file], [type=color])"))
		return;
	event.preventDefault();
	const fields = [...record.querySelectorAll(
		"input, select, textarea, .editor")]
		.filter((field) => field.checkVisibility());
	fields[fields.indexOf(target) + 1]?.focus();
}

// Upload a picture when it is chosen, then show it.
function picture(field) {
	const file = field.querySelector("input[type=file]");
	const address = field.querySelector("details input");
	const shown = field.querySelector(".shown");
	const told = make("p", { className: "wrong", role: "alert" });
	const gone = make("input", { type: "checkbox", value: "1",
		name: `${address.name}_gone` });
	const { token, upload, most, failed, busy, large, sending } =
		field.dataset;
	let stored = address.value;

	const show = (src) => shown.replaceChildren(...src ?
		[make("img", { src, alt: "" }), " ", make("label", {}, gone,
		    ` ${field.dataset.gone}`)] : []);

	// Only an XMLHttpRequest says how much of a file is sent.
	const send = (body, bar) => new Promise((then, fail) => {
		const request = new XMLHttpRequest();
		request.open("POST", upload);
		request.setRequestHeader("Accept", "application/json");
		request.responseType = "json";
		request.upload.addEventListener("progress",
			({ loaded, total }) => {
				bar.value = loaded / total;
			});
		request.addEventListener("load", () => then(request));
		request.addEventListener("error", fail);
		request.send(body);
	});

	// The stored picture, or why it was not stored.
	const store = async (chosen) => {
		const bar = make("progress", { value: 0, ariaLabel: sending });
		const body = new FormData();
		body.append("token", token);
		body.append("alt",
			field.querySelector("[name$=_alt]").value);
		body.append("picture", chosen);
		told.after(bar);
		const { status, response } = await send(body, bar)
			.finally(() => bar.remove());
		return { wrong: { 413: large, 429: busy, 503: busy }[status],
			...response };
	};

	gone.setAttribute("form", form.id);
	gone.checked = shown.querySelector("input")?.checked;
	show(shown.querySelector("img")?.src);
	shown.after(told);
	record.addEventListener("restore", () => {
		if (stored !== address.value)
			show(stored = address.value);
	});
	file.addEventListener("change", async () => {
		const [chosen] = file.files;
		told.textContent = "";
		const { url, small, wrong } = chosen?.size > most ?
			{ wrong: large } :
			await store(chosen).catch(() => ({}));
		if (file.files[0] !== chosen)	// another one since
			return;
		file.value = "";
		if (!url) {
			told.textContent = wrong ?? failed;
			return;
		}
		stored = address.value = url;
		gone.checked = false;
		show(small);
		record.dispatchEvent(new Event("input"));
	});
}

// A color is chosen or typed. A color input alone cannot be empty.
function pick(field) {
	const text = field.querySelector("input");
	const chooser = make("input", { type: "color", ariaLabel:
		field.dataset.pick });
	const accent = getComputedStyle(text).getPropertyValue("--accent");
	const show = () => {
		const color = text.value || accent.trim();
		if (/^#[\da-f]{6}$/i.test(color))
			chooser.value = color;
	};

	chooser.addEventListener("input", () => {
		text.value = chooser.value;
	});
	text.addEventListener("input", show);
	record?.addEventListener("restore", show);
	show();
	field.append(chooser);
}

// Open the part of the form that a choice requires.
function unfold(details) {
	const every = record.querySelector("#repeat-every");
	const open = () => {
		details.open ||= every.value === details.dataset.every;
	};

	every.addEventListener("change", open);
	record.addEventListener("restore", open);
}

const BLOCK = /<(p|ul|ol|div|h[1-6]|table|blockquote|pre)\b/i;
const EMPTY = /<p>(<br>|\s)*<\/p>\s*/g;

// Convert lines to paragraphs, the form in which they are stored.
function paragraphs(text) {
	if (text === "")
		return "<p><br></p>";
	if (BLOCK.test(text))
		return text;
	return text.split(/\r?\n\s*\r?\n/).map((part) =>
	    `<p>${part.replace(/\r?\n/g, "<br>")}</p>`).join("\n");
}

// Edit formatted text instead of tags.
function edit(area) {
	const label = document.querySelector(`label[for="${area.id}"]`);
	const box = make("div", { className: "editor prose", dir: "auto",
		contentEditable: "true", role: "textbox",
		ariaMultiLine: "true" });
	const tools = make("div", { className: "tools", role: "toolbar" });
	const run = (command, value) => document.execCommand(command, false,
	    value);

	const add = (title, sign, act) => {
		const button = make("button", { type: "button", title,
			ariaLabel: title }, make("span", { textContent: sign,
			ariaHidden: "true" }));
		button.addEventListener("click", () => {
			box.focus();
			act();
		});
		tools.append(button);
	};

	const show = () => {
		box.replaceChildren();
		copy(parse(paragraphs(area.value)), box);
	};

	show();
	record.addEventListener("restore", show);
	label.id = `${area.id}-label`;
	for (const element of [box, tools])
		element.setAttribute("aria-labelledby", label.id);
	if (area.hasAttribute("aria-describedby"))
		box.setAttribute("aria-describedby",
			area.getAttribute("aria-describedby"));

	const { bold, italic, bullets, numbers, link, ask } = area.dataset;
	add(bold, "B", () => run("bold"));
	add(italic, "I", () => run("italic"));
	add(bullets, "•", () => run("insertUnorderedList"));
	add(numbers, "#", () => run("insertOrderedList"));
	add(link, link, () => {
		const address = prompt(ask, "https://")?.trim()
			.replace(/^(https:\/\/)?(?=www\.)/i, "https://");
		if (/^(https?:\/\/|mailto:)./i.test(address))
			run("createLink", address);
	});

	run("defaultParagraphSeparator", "p");
	box.addEventListener("input", () => {
		area.value = box.textContent.trim() ||
		    box.querySelector("img") ?
		    box.innerHTML.replace(EMPTY, "") : "";
	});
	box.addEventListener("paste", (event) => {
		event.preventDefault();
		run("insertText", event.clipboardData.getData("text/plain"));
	});
	label.addEventListener("click", () => box.focus());
	area.hidden = true;
	area.before(tools, box);
}

// What is typed is kept in this browser until it is saved (rule 40.26): a draft
// for each opened form. Its key has the user, the page and the time.
const user = document.querySelector("form.leave")?.dataset.user;
const WEEK = 7 * 86400000;
const MOST = 20;	// drafts in all
const LARGEST = 300000;	// characters
const UNKEPT = ["token", "user", "key", "password"];

// The user's drafts, the newest first. Those of all users that are old, or too
// many, are removed.
function drafts() {
	const all = Object.keys(localStorage)
		.filter((key) => key.startsWith("almanac "))
		.map((key) => ({ key, ...JSON.parse(localStorage[key]) }))
		.sort((a, b) => b.at - a.at);
	const old = all.filter(({ at }, i) => i >= MOST ||
		Date.now() - at > WEEK);
	for (const { key } of old)
		localStorage.removeItem(key);
	return all.filter((draft) => !old.includes(draft) &&
		draft.key.startsWith(`almanac ${user} `));
}

function draft() {
	return JSON.stringify({ at: Date.now(),
		fields: [...new FormData(form)].filter(([name, value]) =>
			typeof value === "string" && !UNKEPT.includes(name)),
		chosen: [...record.querySelectorAll(".chosen :checked")]
			.map((box) => [box.closest("fieldset").id, box.name,
				box.value, box.parentNode.textContent.trim()]),
	});
}

function restore({ fields, chosen }) {
	const values = new Map();
	for (const [name, value] of fields)
		values.set(name, [...values.get(name) ?? [], value]);
	for (const list of record.querySelectorAll(".chosen"))
		list.replaceChildren();
	for (const [id, ...found] of chosen)
		choose(document.getElementById(id).parentNode, ...found);
	const checks = record.querySelectorAll(
		"[type=checkbox], [type=radio]");
	for (const box of checks) {
		box.checked = values.get(box.name)?.includes(box.value) ??
			false;
		box.dispatchEvent(new Event("change"));
	}
	const others = record.querySelectorAll("input:not([type=file], " +
		"[type=checkbox], [type=radio]), select, textarea");
	for (const field of others)
		field.value = values.get(field.name)?.shift() ?? field.value;
	record.dispatchEvent(new Event("restore"));
}

function clock(at) {
	const today = new Date().toDateString() === new Date(at).toDateString();
	return new Intl.DateTimeFormat(document.documentElement.lang,
		{ timeStyle: "short", ...today ? {} : { dateStyle: "short" } })
		.format(at);
}

// Keep drafts of this form, and offer earlier ones. A form that is shown again
// already has what was typed.
function keep(found) {
	// `form.action` is a button of that name.
	const { pathname } = new URL(form.getAttribute("action"), location);
	const start = `almanac ${user} ${pathname} `;
	const status = record.querySelector(".kept");
	const again = document.getElementById("problems");
	const { sent } = sessionStorage;
	let key = again && sent?.startsWith(start) ? sent : start + Date.now();
	let timer;

	const write = () => {
		const text = dirty ? draft() : "";
		timer = undefined;
		status.textContent = "";
		if (text === "" || text.length > LARGEST)
			return;
		try {
			localStorage[key] = text;
		} catch {
			return;		// the storage is full
		}
		status.textContent = status.dataset.text.replace("{time}",
			clock(Date.now()));
	};

	const offer = (draft) => {
		const note = found.cloneNode(true);
		const text = note.querySelector("p");
		const [back, discard] = note.querySelectorAll("button");
		text.textContent = text.textContent.replace("{time}",
			clock(draft.at));
		back.addEventListener("click", () => {
			restore(draft);
			({ key } = draft);
			dirty = true;
		});
		discard.addEventListener("click", () =>
			localStorage.removeItem(draft.key));
		for (const button of [back, discard])
			button.addEventListener("click", () => {
				note.remove();
				record.querySelector(".fields input").focus();
			});
		note.hidden = false;
		found.before(note);
	};

	if (!again)
		drafts().filter((draft) => draft.key.startsWith(start))
			.forEach(offer);
	record.addEventListener("input", () => {
		timer ??= setTimeout(write, 1000);
	});
	addEventListener("pagehide", write);
	form.addEventListener("submit", (event) => {
		write();
		if (event.submitter?.formTarget !== "_blank")
			sessionStorage.sent = key;
	});
	document.querySelector("#problems a.button")?.addEventListener("click",
		() => localStorage.removeItem(key));
	// What another form does is not that this one was saved.
	addEventListener("submit", ({ target }) => {
		if (target !== form)
			sessionStorage.removeItem("sent");
	});
}

// Remove the draft of a form that was saved, and all when the user signs out.
function forget() {
	const leave = document.querySelector("form.leave");
	const { sent } = sessionStorage;

	if (sent && new URLSearchParams(location.search).has("done"))
		localStorage.removeItem(sent);
	if (!document.querySelector("#problems, [name=held]"))
		sessionStorage.removeItem("sent");
	leave?.addEventListener("submit", (event) => {
		const own = drafts();
		if ((dirty || own.length > 0) &&
		    !confirm(leave.dataset.unsaved)) {
			event.preventDefault();
			return;
		}
		dirty = false;
		for (const { key } of own)
			localStorage.removeItem(key);
	});
}

// Browsers can forbid pages to keep anything.
function keeps() {
	try {
		return localStorage && sessionStorage;
	} catch {
		return false;
	}
}

if (form) {
	release();
	dates();
	record.querySelectorAll("[data-list]").forEach(search);
	record.querySelectorAll("[data-upload]").forEach(picture);
	record.querySelectorAll("[data-every]").forEach(unfold);
	record.querySelectorAll("textarea[data-bold]").forEach(edit);
	record.addEventListener("keydown", proceed);
	const found = document.querySelector(".found");
	if (found && user && keeps())
		keep(found);
	// A double click must not answer a question that was not read.
	const opened = Date.now();
	const asks = record.querySelector("[type=hidden][name^=sure]");
	form.addEventListener("submit", (event) => {
		if (event.submitter?.value === "again" ||
		    (asks && Date.now() - opened < 1000))
			event.preventDefault();
	});
	guard(form, record);
	document.querySelector("#problems a.button")?.addEventListener("click",
		() => {
			dirty = false;
		});
	// "Back" leads to what was typed here, also what a script has added.
	const remember = () => history.replaceState(draft(), "");
	record.addEventListener("change", remember);
	form.addEventListener("submit", remember);
	addEventListener("beforeunload", remember);
	addEventListener("pageshow", () => {
		const [{ type }] = performance.getEntriesByType("navigation");
		if (type === "back_forward" && history.state)
			restore(JSON.parse(history.state));
	});
}
document.querySelectorAll("[data-pick]").forEach(pick);
for (const settings of document.querySelectorAll("[data-guarded]"))
	guard(settings, settings);
// Propose the time zone of this device where none was chosen.
for (const zone of document.querySelectorAll("[data-zone]")) {
	const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
	if ([...zone.list.options].some(({ value }) => value === timeZone))
		zone.value = timeZone;
}
// Show the looks that are typed.
for (const looks of document.querySelectorAll("[data-preview]")) {
	const { contentWindow } = document.querySelector(".preview");
	let timer;
	looks.querySelector("[value=preview]").remove();
	looks.addEventListener("input", () => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			const typed = new URLSearchParams(new FormData(looks));
			typed.delete("token");
			typed.delete("logo");
			contentWindow.location.replace(
				`${looks.dataset.preview}?${typed}`);
		}, 300);
	});
}
// A box that chooses all others with this name.
for (const all of document.querySelectorAll("[data-all]")) {
	all.hidden = false;
	all.addEventListener("change", ({ target }) => {
		for (const one of document.getElementsByName(all.dataset.all))
			one.checked = target.checked;
	});
}
if (keeps())
	forget();
