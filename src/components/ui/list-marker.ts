const STYLE = /list-style(?:-type)?:\s*([\w-]+|["'])/i;
const ROMAN = {
  m: 1000,
  cm: 900,
  d: 500,
  cd: 400,
  c: 100,
  xc: 90,
  l: 50,
  xl: 40,
  x: 10,
  ix: 9,
  v: 5,
  iv: 4,
  i: 1,
};

/** What a browser shows in front of an item; a bullet for all that is not counted. */
export function listMarker(list: HTMLElement, item: HTMLElement, count: number): string {
  const said = [item, list].flatMap((element) => [
    STYLE.exec(element.getAttribute('style') ?? '')?.[1],
    element.getAttribute('type'),
  ]);
  const style = said.find(Boolean) ?? (list.tagName === 'OL' ? '1' : 'disc');
  if (/^(?:disc|circle|square|none|["'])/i.test(style) || count < 1) return '•';
  const isUpper = /^(?:upper|[AI]$)/.test(style);
  const letters = /^(?:a$|(?:lower|upper)-(?:alpha|latin))/i.test(style)
    ? lettersOf(count)
    : /^(?:i$|(?:lower|upper)-roman)/i.test(style)
      ? romanOf(count)
      : String(count);
  return `${isUpper ? letters.toUpperCase() : letters}.`;
}

function lettersOf(count: number): string {
  const before = Math.floor((count - 1) / 26);
  return (before > 0 ? lettersOf(before) : '') + String.fromCharCode(97 + ((count - 1) % 26));
}

function romanOf(count: number): string {
  const [sign, value] = Object.entries(ROMAN).find(([, least]) => least <= count) ?? ['', 0];
  return value === 0 ? '' : sign + romanOf(count - value);
}
