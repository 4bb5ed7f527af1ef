// What is wrong with the look of any page of the desk.

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa',
  'best-practice'];

// The words of the head, of labels and of rows that are on more than one line.
function broken() {
  const LONGEST = 20, words = [], range = document.createRange();
  for (const part of document.querySelectorAll('header.site, main th, main .records')) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      for (const { 0: word, index } of texts.currentNode.data.matchAll(
        /[^\s-]+/g)) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        if (word.length <= LONGEST && range.getClientRects().length > 1)
          words.push(word);
      }
  }
  return words;
}

// The parts of the page that reach into its margins.
function outside() {
  const main = document.querySelector('main');
  const { paddingLeft, paddingRight } = getComputedStyle(main);
  const { left, right } = main.getBoundingClientRect();
  return [...main.querySelectorAll('*')].filter((part) => {
    const box = part.getBoundingClientRect();
    return box.width > 1 && part.checkVisibility() &&
      (box.left < left + parseFloat(paddingLeft) - 1 ||
      box.right > right - parseFloat(paddingRight) + 1);
  }).map((part) => `${part.localName} ${part.textContent.slice(0, 40)}`);
}

// `axe` is the source of axe-core.
export async function faultsOf(page, axe) {
  const faults = [];
  const wide = await page.evaluate(() =>
    document.documentElement.scrollWidth - innerWidth);
  if (wide > 0)
    faults.push(`${wide} pixels wider than the window`);
  for (const word of await page.evaluate(broken))
    faults.push(`breaks the word ${word}`);
  for (const part of await page.evaluate(outside))
    faults.push(`in the margin: ${part}`);
  await page.evaluate(`{ const module = undefined; ${axe} }`);
  const { violations } = await page.evaluate((values) => window.axe
    .run(document, { runOnly: { type: 'tag', values } }), RULES);
  for (const v of violations)
    faults.push(`axe ${v.id}: ${v.help}: ${v.nodes.slice(0, 3)
      .map((n) => n.target.join(' ')).join('; ')}`);
  return faults;
}
