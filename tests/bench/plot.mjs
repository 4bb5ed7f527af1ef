// The results as a picture that is as readable by day as by night.

const WIDTH = 960;
const ROW = 24;
const LABELS = 210;             // room for the names of lines
const LEFT = { x: LABELS + 20, width: 300 };
const RIGHT = { x: LABELS + 380, width: 340 };
const SHADES = 3;

const STYLE = `
svg { --text: #1f2328; --quiet: #656d76; --grid: #d8dee4; --paper: #ffffff;
  --s0: #9ecae1; --s1: #4292c6; --s2: #084594; --warm: #e6550d;
  --other: #8c959f; }
@media (prefers-color-scheme: dark) { svg { --text: #e6edf3; --quiet: #8d96a0;
  --grid: #30363d; --paper: #0d1117; --s0: #2f5d8a; --s1: #5ba3d9;
  --s2: #cfe4f5; --warm: #ff9248; --other: #6e7681; } }
text { font: 13px system-ui, sans-serif; fill: var(--text); }
.title { font-size: 18px; font-weight: 600; }
.head { font-weight: 600; }
.quiet { fill: var(--quiet); font-size: 12px; }
.end { text-anchor: end; }
.middle { text-anchor: middle; }
.grid { stroke: var(--grid); }
.path { stroke: var(--s1); stroke-width: 2; }
.ring { fill: var(--paper); stroke: var(--warm); stroke-width: 2.5; }`;

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function label(x, y, text, names = '') {
  return `<text x="${x}" y="${y}" class="${names}">${escape(text)}</text>`;
}

function count(number) {
  return number >= 1e6 ? `${number / 1e6} million` : number.toLocaleString('en');
}

// The shade of a size: the largest stands out.
function shade(i, sizes) {
  return `var(--s${i + SHADES - Math.min(sizes.length, SHADES)})`;
}

function dot(x, y, fill, title) {
  return `<circle cx="${x.toFixed(1)}" cy="${y}" r="5.5" fill="${
    fill}"><title>${title}</title></circle>`;
}

function gridLines(panel, ticks, scale, top, bottom) {
  return ticks.map(({ value, text }) => {
    const x = panel.x + scale(value) * panel.width;
    return `<line x1="${x}" x2="${x}" y1="${top}" y2="${
      bottom}" class="grid"/>${label(x, bottom + 18, text, 'quiet middle')}`;
  }).join('\n');
}

// Shares of the bare handler, one row a line.
function sharePanel(keys, sizes, top) {
  const bottom = top + keys.length * ROW;
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((value) =>
    ({ value, text: String(value) }));
  const at = (value) => LEFT.x + Math.min(value, 1.05) * LEFT.width;
  const rows = keys.flatMap((key, row) => sizes.flatMap((size, i) => {
    const seen = size.lines[key];
    const y = top + row * ROW + ROW / 2;
    const title = (what, run) => `${count(size.events)} events, ${what}: ${
      run.ofBare.toFixed(3)}`;
    return [
      seen?.warm?.ofBare && i === sizes.length - 1 ?
        `<circle cx="${at(seen.warm.ofBare).toFixed(1)}" cy="${y
        }" r="5" class="ring"><title>${title('cache warm', seen.warm)
        }</title></circle>` : '',
      seen?.cold.ofBare ? dot(at(seen.cold.ofBare), y, shade(i, sizes),
        title('cache off', seen.cold)) : ''];
  }));
  return [gridLines(LEFT, ticks, (value) => value, top, bottom), ...rows]
    .join('\n');
}

// CPU of a request on a logarithmic scale, from 1 µs to 1 s.
function cpuPanel(keys, sizes, top) {
  const bottom = top + keys.length * ROW;
  const most = Math.max(1e3, ...keys.flatMap((key) => sizes.map(({ lines }) =>
    lines[key]?.cold.cpu ?? 1)));
  const decades = Math.ceil(Math.log10(most));
  const scale = (value) => Math.log10(Math.max(value, 1)) / decades;
  const texts = ['1 µs', '10 µs', '100 µs', '1 ms', '10 ms', '100 ms', '1 s',
    '10 s'];
  const ticks = texts.slice(0, decades + 1).map((text, i) =>
    ({ value: 10 ** i, text }));
  const rows = keys.map((key, row) => {
    const y = top + row * ROW + ROW / 2;
    const dots = sizes.flatMap(({ events, lines }, i) =>
      lines[key] === undefined ? [] :
        [{ i, x: RIGHT.x + scale(lines[key].cold.cpu) * RIGHT.width,
          title: `${count(events)} events: ${
            lines[key].cold.cpu.toFixed(1)} µs` }]);
    return `<line x1="${dots[0].x}" x2="${dots.at(-1).x}" y1="${y}" y2="${
      y}" class="path"/>${dots.map(({ i, x, title }) =>
      dot(x, y, shade(i, sizes), title)).join('')}`;
  });
  return [gridLines(RIGHT, ticks, scale, top, bottom), ...rows].join('\n');
}

function legend(sizes, y) {
  const parts = [...sizes.map(({ events }, i) => [dot(0, 0, shade(i, sizes),
    ''), `${count(events)} events`]),
  ['<circle r="5" class="ring"/>', 'cache warm, largest calendar']];
  return parts.map(([mark, text], i) => `<g transform="translate(${
    LABELS + 26 + i * 150} ${y - 4})">${mark}${label(12, 4, text, 'quiet')
  }</g>`).join('\n');
}

const BARS = [['warm', 'almanac, cache warm', 'var(--warm)'],
  ['cold', 'almanac, cache off', 'var(--s1)'],
  ['fastify', 'Fastify, better-sqlite3', 'var(--other)'],
  ['nginx', 'nginx, a file', 'var(--other)'],
  ['bare', 'bare Kore', 'var(--other)'],
  ['floor', 'without HTTP', 'var(--other)']];

// Requests a second beside others, each group on a scale of its own.
function peerGroups(size, top) {
  let y = top;
  const parts = [];
  for (const key of ['single', 'list', 'create']) {
    const seen = size.lines[key];
    if (seen === undefined)
      continue;
    const bars = BARS.filter(([name]) => seen[name] !== undefined);
    const most = Math.max(...bars.map(([name]) => seen[name].perSecond));
    parts.push(label(20, y + 14, seen.name, 'head'));
    for (const [name, text, fill] of bars) {
      const { perSecond } = seen[name];
      const width = perSecond / most * (WIDTH - LABELS - 240);
      y += 20;
      parts.push(label(LABELS + 10, y + 13, text, 'end'),
        `<rect x="${LABELS + 20}" y="${y + 2}" height="14" rx="2" width="${
          width.toFixed(1)}" fill="${fill}"/>`,
        label(LABELS + 28 + width, y + 13, `${
          Math.round(perSecond).toLocaleString('en')} a second`, 'quiet'));
    }
    y += 36;
  }
  return { text: parts.join('\n'), bottom: y };
}

export function plot({ machine, sizes }) {
  const shown = sizes.slice(-SHADES);
  const last = shown.at(-1);
  const keys = Object.keys(last.lines).filter((key) => last.lines[key].bare);
  const top = 116;
  const bottom = top + keys.length * ROW;
  const middle = shown[shown.length >> 1];
  const groups = peerGroups(middle, bottom + 84);
  const height = groups.bottom;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${
    height}" viewBox="0 0 ${WIDTH} ${height}">
<style>${STYLE}</style>
<rect width="100%" height="100%" fill="var(--paper)"/>
${label(20, 34, 'almanac, as fast as its parts', 'title')}
${label(20, 54, `2 workers, 32 connections, ${machine.cores} cores (${
    machine.processor}) shared with the clients`, 'quiet')}
${legend(shown, 78)}
${label(LEFT.x, top - 8, 'requests a second: share of a bare handler', 'head')}
${label(RIGHT.x, top - 8, 'CPU of a request, cache off', 'head')}
${keys.map((key, row) => label(LABELS + 4, top + row * ROW + 16,
    last.lines[key].name, 'end')).join('\n')}
${keys.length === 0 ? '' : sharePanel(keys, shown, top)}
${keys.length === 0 ? '' : cpuPanel(keys, shown, top)}
${label(20, bottom + 60, `Beside others, ${count(middle.events)} events`,
    'title')}
${groups.text}
</svg>
`;
}
