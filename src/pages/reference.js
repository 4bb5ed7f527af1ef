"use strict";

const base = location.pathname.replace(/\/doc\/?$/i, "");
const shown = document.getElementById("api").textContent;
const login = document.getElementById("login");
const password = document.getElementById("password");

/* A field that is left empty is not sent. */
const filled = (form, place) =>
    [...form.querySelectorAll(`[data-in="${place}"]`)]
	.filter((field) => field.value !== "");

/* As JSON where the type asks for it and the text can be read as such. */
function valueOf(field) {
	const { value, dataset: { type } } = field;
	if (value === "null" || (type !== "string" &&
	    /^(true|false|[[{"].*|-?\d+(\.\d+)?)$/s.test(value))) {
		try {
			return JSON.parse(value);
		} catch {
			return value;
		}
	}
	return value;
}

function requestOf(form) {
	const method = form.querySelector("[data-method]")?.value ??
	    form.closest("article").querySelector(".method").textContent;
	let path = form.dataset.path;
	for (const field of filled(form, "path"))
		path = path.replace(`{${field.dataset.name}}`,
		    encodeURIComponent(field.value));
	const query = new URLSearchParams(filled(form, "query")
	    .map((field) => [field.dataset.name, field.value])).toString();
	const body = filled(form, "body")
	    .map((field) => [field.dataset.name, valueOf(field)]);
	return {
		method,
		path: path + (query && "?" + query),
		body: form.querySelector('[data-in="body"]') === null ? null :
		    JSON.stringify(Object.fromEntries(body)),
	};
}

const quoted = (text) => "'" + text.replaceAll("'", "'\\''") + "'";

/* The same request for a terminal; the password is never part of it. */
function lineOf({ method, path, body }) {
	let line = "curl";
	if (login.value !== "")
		line += " -u " + quoted(login.value);
	if (method !== "GET" && !(method === "POST" && body !== null))
		line += " -X " + method;
	line += " " + quoted(shown + path);
	if (body !== null)
		line += " \\\n  -H 'Content-Type: application/json'" +
		    " \\\n  -d " + quoted(body);
	return line;
}

const showLine = (form) => {
	form.querySelector(".line code").textContent =
	    lineOf(requestOf(form));
};

function headersOf({ body }) {
	const headers = { Accept: "application/json" };
	if (body !== null)
		headers["Content-Type"] = "application/json";
	if (login.value !== "" || password.value !== "") {
		const bytes = new TextEncoder()
		    .encode(login.value + ":" + password.value);
		headers.Authorization = "Basic " +
		    btoa(String.fromCharCode(...bytes));
	}
	return headers;
}

function showAnswer(form, asked, status, time, head, body) {
	const answer = document.getElementById("answer").content
	    .cloneNode(true);
	answer.querySelector("[data-status]").textContent = status;
	answer.querySelector("[data-status]").className =
	    "status s" + (Number(status[0]) || 5);
	answer.querySelector("[data-time]").textContent = time;
	answer.querySelector("[data-asked]").textContent = asked;
	answer.querySelector("[data-head]").textContent = head;
	answer.querySelector("[data-body]").textContent = body;
	form.querySelector(".answer").replaceChildren(answer);
	form.querySelector(".answer").scrollIntoView({ block: "nearest" });
}

const pretty = (text) => {
	try {
		return JSON.stringify(JSON.parse(text), null, 2);
	} catch {
		return text;
	}
};

async function send(form) {
	const request = requestOf(form);
	const begun = performance.now();
	form.setAttribute("aria-busy", "true");
	try {
		const answer = await fetch(base + request.path, {
			method: request.method,
			headers: headersOf(request),
			body: request.body,
			credentials: "omit",
			cache: "no-store",
		});
		const text = await answer.text();
		const time = Math.round(performance.now() - begun);
		showAnswer(form, base + request.path, `${answer.status} ${answer.statusText}`,
		    `${time} ms`, [...answer.headers]
			.map(([name, value]) => `${name}: ${value}`)
			.join("\n"), pretty(text));
	} catch (error) {
		showAnswer(form, base + request.path, "–", "", "",
		    String(error));
	}
	form.removeAttribute("aria-busy");
}

for (const element of document.querySelectorAll("[data-scripted]"))
	element.hidden = false;
for (const element of document.querySelectorAll("[data-unscripted]"))
	element.hidden = true;

const forms = document.querySelectorAll("form[data-path]");
for (const form of forms) {
	showLine(form);
	form.addEventListener("input", () => showLine(form));
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		send(form);
	});
	form.querySelector("[data-copy]").addEventListener("click", () =>
	    navigator.clipboard?.writeText(
		form.querySelector(".line").textContent));
}

const account = document.getElementById("account");
account.addEventListener("submit", (event) => event.preventDefault());
account.addEventListener("input", () => forms.forEach(showLine));

document.getElementById("filter").addEventListener("input", (event) => {
	const words = event.target.value.toLowerCase().split(/\s+/);
	for (const entry of document.querySelectorAll("[data-operation]")) {
		const name = entry.dataset.operation.toLowerCase() + " " +
		    entry.textContent.toLowerCase();
		entry.hidden = !words.every((word) => name.includes(word));
	}
});

/* Where in the document the reader is. */
const contents = document.querySelector(".contents");
const entries = new Map([...contents.querySelectorAll("a")]
    .map((a) => [a.getAttribute("href").slice(1), a]));
const seen = new IntersectionObserver((changes) => {
	for (const { target, isIntersecting } of changes) {
		const entry = entries.get(target.id);
		if (!isIntersecting) {
			entry.removeAttribute("aria-current");
			continue;
		}
		entry.setAttribute("aria-current", "location");
		contents.scrollTop = entry.offsetTop -
		    contents.clientHeight / 2;
	}
}, { rootMargin: "-20% 0px -75% 0px" });
for (const target of document.querySelectorAll(".operation, .record"))
	seen.observe(target);
