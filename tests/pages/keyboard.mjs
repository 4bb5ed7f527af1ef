// Checks that everything on a page can be reached, with visible focus, by
// keyboard.

const STEPS = 400;

// The element that has the focus, and the number of elements that can have it.
function focused() {
  const all = [...document.querySelectorAll(
    'a[href], button, input:not([type=hidden]), select, summary')]
    .filter((e) => e.checkVisibility({ visibilityProperty: true }));
  const e = document.activeElement;
  const style = getComputedStyle(e);
  return { at: all.indexOf(e), count: all.length,
    visible: style.outlineStyle !== 'none' && style.outlineWidth !== '0px',
    what: e.outerHTML.slice(0, 80) };
}

export async function walk(page) {
  const faults = [];
  const reached = new Set();
  let state, last;
  for (let i = 0; i < STEPS; i++) {
    await page.keyboard.press('Tab');
    state = await page.evaluate(focused);
    if (state.at === last)
      continue; // a date field has several tab stops
    last = state.at;
    if (state.at < 0 || reached.has(state.at))
      break;
    if (state.at !== reached.size)
      faults.push(`not in the order of the page: ${state.what}`);
    if (!state.visible)
      faults.push(`the focus is not visible: ${state.what}`);
    reached.add(state.at);
  }
  if (reached.size < state.count)
    faults.push(`reached ${reached.size} of ${state.count}`);
  return faults;
}

// The first link skips the head of the page.
export async function skip(page) {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const id = await page.evaluate(() => document.activeElement.id);
  return id === 'content' ? [] : [`skipped to '${id}'`];
}
