"use strict";

const reference = document.querySelector(".reference");
const { api } = reference.dataset;
const form = document.querySelector("form[data-path]");
const login = document.getElementById("login");
const password = document.getElementById("password");

/* The value as JSON, if the field accepts other types and it is valid. */
function valueOf({ value, dataset }) {
	if (value !== "null" && (dataset.text !== undefined ||
	    !/^(true|false|[[{"].*|-?\d+(\.\d+)?)$/s.test(value)))
		return value;
	try {
		return JSON.parse(value);
	} catch {
		return value;
	}
}

/* Empty fields are not sent. */
function request() {
	const fields = (place) => [...form.querySelectorAll(
	    `[data-in="${place}"]`)].filter(({ value }) => value !== "");
	let path = form.dataset.path;
	for (const { name, value } of fields("path"))
		path = path.replace(`{${name}}`, encodeURIComponent(value));
	const query = new URLSearchParams(fields("query")
	    .map(({ name, value }) => [name, value])).toString();
	return {
		method: form.querySelector("[name=_method]").value,
		path: path + (query && "?" + query),
		body: form.querySelector('[data-in="body"]') &&
		    JSON.stringify(Object.fromEntries(fields("body")
			.map((field) => [field.name, valueOf(field)]))),
	};
}

/* The request as a command for a terminal, without the password. */
function lineOf({ method, path, body }) {
	const quoted = (text) => "'" + text.replaceAll("'", "'\\''") + "'";
	return "curl" + (login.value && " -u " + quoted(login.value)) +
	    (method === (body === null ? "GET" : "POST") ? "" :
		" -X " + method) + " " + quoted(api + path) +
	    (body === null ? "" : " \\\n  -H 'Content-Type: application/json'" +
		" \\\n  -d " + quoted(body));
}

async function send() {
	const { method, path, body } = request();
	const headers = { Accept: "application/json" };
	if (body !== null)
		headers["Content-Type"] = "application/json";
	if (login.value + password.value !== "")
		headers.Authorization = "Basic " + btoa(String.fromCharCode(
		    ...new TextEncoder().encode(`${login.value}:${password.value}`)));
	const [outcome, text] = form.querySelectorAll(".answer > *");
	outcome.textContent = text.textContent = "";
	try {
		const answer = await fetch(
		    reference.dataset.document.replace(/\/doc$/, "") + path,
		    { method, headers, body, credentials: "omit",
			cache: "no-store" });
		outcome.textContent = `${answer.status} ${answer.statusText}`;
		text.textContent = await answer.text();
		text.textContent = JSON.stringify(JSON.parse(text.textContent),
		    null, 2);
	} catch (error) {
		outcome.textContent ||= String(error);
	}
}

reference.classList.add("tries");
const show = () => form.querySelector(".line code").textContent =
    lineOf(request());
show();
form.addEventListener("input", show);
form.addEventListener("submit", (event) => {
	event.preventDefault();
	send();
});
form.querySelector(".copy").addEventListener("click", () =>
    navigator.clipboard?.writeText(lineOf(request())));

const account = document.getElementById("account");
account.addEventListener("submit", (event) => event.preventDefault());
account.addEventListener("input", show);
