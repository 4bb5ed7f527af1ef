// Checks printed pages.

// Returns the page sizes of a PDF, in points.
function sheets(pdf) {
  return [...pdf.toString('latin1').matchAll(
    /\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => (
    { width: Number(width), height: Number(height) }));
}

// Controls are not printed, and no text is wider than the sheet.
function inspect() {
  const found = [...document.querySelectorAll(
    'nav, .filters, .actions, footer, button')]
    .filter((e) => e.checkVisibility())
    .map((e) => `${e.localName}.${e.className} is shown`);
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth)
    found.push(`wider than its sheet: ${scrollWidth} > ${innerWidth}`);
  return found;
}

const MM = 96 / 25.4;
const UPRIGHT = { A4: (210 - 20) * MM, Letter: (216 - 20) * MM };

// A calendar is printed on one landscape sheet, other pages in portrait.
export async function print(page, address, { calendar }) {
  const faults = [];
  await page.emulateMedia({ media: 'print' });
  for (const format of ['A4', 'Letter']) {
    await page.setViewportSize({ height: 1000,
      width: calendar ? 1000 : Math.floor(UPRIGHT[format]) });
    await page.goto(address);
    faults.push(...await page.evaluate(inspect));
    const sizes = sheets(await page.pdf({ format }));
    const wide = sizes.filter(({ width, height }) => width > height).length;
    if (calendar ? sizes.length !== 1 || wide !== 1
      : sizes.length === 0 || wide > 0)
      faults.push(`${format}: ${JSON.stringify(sizes)}`);
  }
  return faults;
}
