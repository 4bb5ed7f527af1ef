"use strict";

/* Browsers may forbid it, and do without https. Then people copy it. */
async function copy({ copy, done }, output) {
	try {
		await navigator.clipboard.writeText(copy);
		output.value = done;
	} catch {
		output.value = copy;
		getSelection().selectAllChildren(output);
	}
}

/* What needs a script is hidden without it, and where a browser cannot do it. */
function prepare(part) {
	for (const button of part.querySelectorAll("[data-copy]")) {
		const output = button.parentElement.querySelector("output");
		button.parentElement.hidden = false;
		button.addEventListener("click", () =>
			copy(button.dataset, output));
	}
	for (const button of part.querySelectorAll("[data-share]")) {
		button.parentElement.hidden = !navigator.share;
		button.addEventListener("click", () => navigator.share({
			title: document.title, url: button.dataset.share,
		}).catch(() => {}));
	}
}

/* Shows the page of a link in the dialog, or follows the link. */
async function openDialog(dialog, link) {
	try {
		const answer = await fetch(link.href);
		if (dialog.open)
			return;
		const { body } = new DOMParser()
		    .parseFromString(await answer.text(), "text/html");
		const content = dialog.querySelector("div");
		content.replaceChildren(...body.querySelector("main").children);
		prepare(content);
		dialog.showModal();
	} catch {
		location.assign(link.href);
	}
}

prepare(document);

/* A page is the same for everybody, so it has the links of both. */
if (/(^|; )almanac-signed-in=/.test(document.cookie))
	for (const part of document.querySelectorAll("[data-signed-in]"))
		part.hidden = !part.hidden;

/* On phones a chosen chip may be outside its row. */
for (const chip of document.querySelectorAll(".chips [aria-current]")) {
	const row = chip.closest("ul");
	const { left, right } = chip.getBoundingClientRect();
	const box = row.getBoundingClientRect();
	row.scrollLeft += (left + right - box.left - box.right) / 2;
}

const link = document.querySelector("footer .subscribe");
link?.addEventListener("click", (event) => {
	if (event.ctrlKey || event.metaKey || event.shiftKey)
		return;
	event.preventDefault();
	openDialog(document.querySelector("dialog"), link);
});
