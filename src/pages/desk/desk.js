"use strict";
// The desk works without this script, which makes forms more convenient.

const form = document.querySelector("form.record");
let record = form;	// the element around its fields
let dirty = false;

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

	const show = () => {
		for (const input of [start, end]) {
			const { value } = input;
			const clock = input === start ? "T09:00" : "T10:00";
			input.type = all.checked ? "date" : "datetime-local";
			input.value = all.checked ? value.slice(0, 10)
				: value + (value.length === 10 ? clock : "");
		}
	};

	const follow = () => {
		const from = time(before);
		const to = time(end.value);
		const now = time(start.value);
		const least = all.checked ? 0 : 3600000;
		const lasts = to >= from ? to - from : least;
		before = start.value;
		if (now && (!to || from || to < now))
			end.value = new Date(now + lasts).toISOString()
				.slice(0, all.checked ? 10 : 16);
	};

	all.addEventListener("change", show);
	start.addEventListener("change", follow);
	if (all.checked)
		show();
}

// Suggest names of venues and organizers while they are typed. A name that none
// of them has is used only after it was confirmed as that of a new one.
function search(field) {
	const input = field.querySelector("input[list]");
	const options = field.querySelector("datalist");
	const details = field.querySelector("details");
	const [chosen, confirmed] = field.querySelectorAll(".chosen");
	const address = new URL(field.dataset.list);
	const kind = address.pathname.split("/").pop();
	const name = kind.slice(0, -1);
	const known = new Map();
	let searched = "";
	let timer;

	const box = (members, textContent) => {
		const check = make("input", { type: "checkbox", ...members });
		check.setAttribute("form", form.id);
		return make("label", {}, check, " ",
		    make("span", { dir: "auto", textContent }));
	};

	// The public form has no such choice.
	const fresh = (typed) => field.dataset.new
		?.replace("{name}", () => typed);

	const offer = (typed, checked) => {
		if (typed && fresh(typed))
			confirmed.replaceChildren(box({ name: "sure[]", checked,
				value: `${name} ${typed}` }, fresh(typed)));
		details.open ||= checked;
	};

	const suggest = async () => {
		const typed = input.value.trim();
		const query = new URLSearchParams({ search: typed,
			per_page: 8, _fields: `${kind}.id,${kind}.${name}` });
		const answer = await fetch(`${address.pathname}?${query}`,
			{ credentials: "omit" });
		if (!answer.ok)
			return;
		searched = typed;
		known.clear();
		for (const found of (await answer.json())[kind]) {
			const text = parse(found[name]).textContent;
			known.set(text.toLowerCase(), [text, found.id]);
		}
		const texts = [...known.values()].map(([text]) => text);
		if (fresh(typed) && !known.has(typed.toLowerCase()))
			texts.push(fresh(typed));
		options.replaceChildren(...texts.map((value) =>
			make("option", { value })));
	};

	const choose = ([text, value]) => {
		const label = box({ name: `${name}[]`, value, checked: true },
			text);
		if ("several" in field.dataset)
			chosen.append(label);
		else
			chosen.replaceChildren(label);
		input.value = "";
		dirty = true;
	};

	const settle = async () => {
		const typed = input.value.trim();
		const key = typed.toLowerCase();
		clearTimeout(timer);
		confirmed.replaceChildren();
		if (searched && typed === fresh(searched)) {
			input.value = searched;
			offer(searched, true);
			return;
		}
		if (typed && !known.has(key))
			await suggest();
		if (input.value.trim() !== typed)
			return;
		if (known.has(key))
			choose(known.get(key));
		else
			offer(typed, false);
	};

	input.addEventListener("input", () => {
		clearTimeout(timer);
		if (input.value.trim().length > 1)
			timer = setTimeout(suggest, 200);
	});
	input.addEventListener("change", settle);
}

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

	file.addEventListener("change", async () => {
		const body = new FormData();
		body.append("token", field.dataset.token);
		body.append("alt",
			field.querySelector("[name$=_alt]").value);
		body.append("picture", file.files[0]);
		const answer = await fetch(field.dataset.upload,
			{ method: "POST", body });
		if (!answer.ok) {
			const { wrong } = await answer.json().catch(() => ({}));
			shown.replaceChildren(make("span", { className: "wrong",
				role: "alert", textContent:
				wrong || field.dataset.failed }));
			file.value = "";
			return;
		}
		const { url, small } = await answer.json();
		address.value = url;
		shown.replaceChildren(make("img", { src: small, alt: "" }));
		file.value = "";
	});
}

// A color is chosen or typed. A color input alone cannot be empty.
function pick(field) {
	const text = field.querySelector("input");
	const chooser = make("input", { type: "color", ariaLabel:
		field.dataset.pick });
	const show = () => {
		if (text.validity.valid && text.value)
			chooser.value = text.value;
	};

	chooser.addEventListener("input", () => {
		text.value = chooser.value;
	});
	text.addEventListener("input", show);
	show();
	field.append(chooser);
}

// Open the part of the form that a choice requires.
function unfold(details) {
	const every = record.querySelector("#repeat-every");

	every.addEventListener("change", () => {
		details.open ||= every.value === details.dataset.every;
	});
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
	let changed = false;

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

	copy(parse(paragraphs(area.value)), box);
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
		const address = prompt(ask, "https://");
		if (address && /^(https?:|mailto:)/.test(address))
			run("createLink", address);
	});

	run("defaultParagraphSeparator", "p");
	box.addEventListener("input", () => {
		changed = dirty = true;
	});
	box.addEventListener("paste", (event) => {
		event.preventDefault();
		run("insertText", event.clipboardData.getData("text/plain"));
	});
	label.addEventListener("click", () => box.focus());
	form.addEventListener("submit", () => {
		if (changed)
			area.value = box.textContent.trim() ||
			    box.querySelector("img") ?
			    box.innerHTML.replace(EMPTY, "") : "";
	});
	area.hidden = true;
	area.before(tools, box);
}

if (form) {
	release();
	dates();
	record.querySelectorAll("[data-list]").forEach(search);
	record.querySelectorAll("[data-upload]").forEach(picture);
	record.querySelectorAll("[data-pick]").forEach(pick);
	record.querySelectorAll("[data-every]").forEach(unfold);
	record.querySelectorAll("textarea").forEach(edit);
	record.addEventListener("input", () => {
		dirty = true;
	});
	record.addEventListener("keydown", proceed);
	form.addEventListener("submit", (event) => {
		if (event.submitter?.value === "again")
			event.preventDefault();
		else
			dirty &&= event.submitter?.formTarget === "_blank";
	});
	addEventListener("beforeunload", (event) => {
		if (dirty)
			event.preventDefault();
	});
}
