const ROMAN = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

/** What a browser shows in front of an item; a bullet for all that is not counted. */
export function listMarker(list: HTMLElement, item: HTMLElement, count: number): string {
  const style =
    STYLE.exec(item.getAttribute('style') ?? '')?.[1] ??
    item.getAttribute('type') ??
    STYLE.exec(list.getAttribute('style') ?? '')?.[1] ??
    list.getAttribute('type') ??
    (list.tagName === 'OL' ? '1' : 'disc');
  if (/^(?:disc|circle|square|none|["'])/i.test(style) || count < 1) return '•';
  if (style === 'a' || /^lower-(?:alpha|latin)$/i.test(style)) return `${lettersOf(count)}.`;
  if (style === 'A' || /^upper-(?:alpha|latin)$/i.test(style))
    return `${lettersOf(count).toUpperCase()}.`;
  if (style === 'i' || /^lower-roman$/i.test(style)) return `${romanOf(count)}.`;
  if (style === 'I' || /^upper-roman$/i.test(style)) return `${romanOf(count).toUpperCase()}.`;
  return `${String(count)}.`;
}

const STYLE = /list-style(?:-type)?:\s*([\w-]+|["'])/i;

function lettersOf(count: number): string {
  const before = Math.floor((count - 1) / 26);
  const letter = String.fromCharCode(97 + ((count - 1) % 26));
  return before === 0 ? letter : lettersOf(before) + letter;
}

function romanOf(count: number): string {
  const [value, sign] = ROMAN.find(([least]) => least <= count) ?? [0, ''];
  return value === 0 ? '' : sign + romanOf(count - value);
}
