const STYLE = /list-style(?:-type)?:\s*([\w-]+|["'])/i;
const ROMAN = { c: 100, xc: 90, l: 50, xl: 40, x: 10, ix: 9, v: 5, iv: 4, i: 1 };

/** The markers that a browser shows before a list's items; a bullet for unnumbered lists. */
export function listMarkers(list: HTMLElement): Map<Node, string> {
  const items = [...list.children].filter((child) => child instanceof HTMLLIElement);
  const { start, reversed: isReversed } =
    list instanceof HTMLOListElement ? list : { start: 1, reversed: false };
  let next = isReversed && !list.hasAttribute('start') ? items.length : start;
  return new Map(
    items.map((item) => {
      const count = item.hasAttribute('value') ? item.value : next;
      next = count + (isReversed ? -1 : 1);
      return [item, readCheckbox(item) ?? findMarker(list, item, count)];
    }),
  );
}

function readCheckbox(item: HTMLLIElement): string | null {
  const box = item.querySelector(':scope > [type=checkbox], :scope > p > [type=checkbox]');
  const isTicked = item.getAttribute('aria-checked') ?? box?.hasAttribute('checked').toString();
  if (isTicked === undefined) return null;
  return isTicked === 'true' ? '☑' : '☐';
}

function findMarker(list: HTMLElement, item: HTMLElement, count: number): string {
  const said = [item, list].flatMap((element) => [
    STYLE.exec(element.getAttribute('style') ?? '')?.[1],
    element.getAttribute('type'),
  ]);
  const style = said.find(Boolean) ?? (list.tagName === 'OL' ? '1' : 'disc');
  if (/^(?:disc|circle|square|none|["'])/i.test(style) || count < 1) return '•';
  const isUpper = /^(?:upper|[AI]$)/.test(style);
  const letters = /^(?:a$|(?:lower|upper)-(?:alpha|latin))/i.test(style)
    ? formatLetters(count)
    : /^(?:i$|(?:lower|upper)-roman)/i.test(style)
      ? formatRoman(count)
      : String(count);
  return `${isUpper ? letters.toUpperCase() : letters}.`;
}

function formatLetters(count: number): string {
  const before = Math.floor((count - 1) / 26);
  return (before > 0 ? formatLetters(before) : '') + String.fromCharCode(97 + ((count - 1) % 26));
}

function formatRoman(count: number): string {
  const [sign, value] = Object.entries(ROMAN).find(([, least]) => least <= count) ?? ['', 0];
  return value === 0 ? '' : sign + formatRoman(count - value);
}
