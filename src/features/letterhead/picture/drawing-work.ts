/**
 * Each element's cost, in plain shapes that fill everything. Chromium without a graphics card needs up to 10 ms for one
 * of them on a million pixels; the others were measured against it.
 */
const WORK = { filter: 40, mask: 8, clip: 10, pattern: 5, layer: 3, dashes: 100, text: 2 };
/** Characters of an outline that take as long as filling it. */
const OUTLINE = 100;

const LAYER = /(?:^|[^-])opacity|mix-blend-mode|isolation/i;
const REFERENCE = /url\(\s*["']?#([^"')\s]+)/g;

/**
 * Estimates a drawing's cost; Infinity where it cannot be known. A referenced element counts once for each reference:
 * ten lines can ask for a billion shapes. Ignores references in styles beyond colours and outlines.
 */
export function drawingWork(root: Element): number {
  const styles = Array.from(
    root.querySelectorAll('style'),
    ({ textContent }) => textContent,
  ).join();
  const byId = new Map<string, Element>();
  for (const element of root.querySelectorAll('[id]')) byId.set(element.id, element);
  const isFlat = (id: string) => /Gradient$|^clipPath$/.test(byId.get(id)?.localName ?? 'clipPath');
  const styled = Array.from(styles.matchAll(REFERENCE), ([, id = '']) => id);
  if (!styled.every(isFlat)) return Infinity;

  // A style may apply to any element.
  const forAll =
    (LAYER.test(styles) ? WORK.layer : 0) +
    (styles.includes('clip-path') ? WORK.clip : 0) +
    (styles.includes('stroke-dasharray') ? WORK.dashes : 0);
  const under = new Set<Element>();
  const known = new Map<Element, number>();
  const measureWork = (element: Element): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    // A circular reference, which no program writes.
    if (under.has(element)) return Infinity;
    under.add(element);
    let work = ownWork(element) + forAll;
    for (const child of element.children) work += measureWork(child);
    for (const id of listTargets(element)) {
      const target = byId.get(id);
      if (target && !target.localName.endsWith('Gradient')) work += measureWork(target);
    }
    under.delete(element);
    known.set(element, work);
    return work;
  };
  return measureWork(root);
}

function ownWork(element: Element): number {
  const look = element.getAttribute('style') ?? '';
  const outline = element.getAttribute('d') ?? element.getAttribute('points') ?? '';
  const isLayer = element.hasAttribute('opacity') || LAYER.test(look);
  const isDashed = element.hasAttribute('stroke-dasharray') || look.includes('dasharray');
  return (
    kindWork(element.localName) +
    outline.length / OUTLINE +
    (isLayer ? WORK.layer : 0) +
    (isDashed ? WORK.dashes : 0)
  );
}

function kindWork(name: string): number {
  if (name.startsWith('fe')) return WORK.filter;
  if (name === 'mask') return WORK.mask;
  if (name === 'clipPath') return WORK.clip;
  if (name === 'pattern') return WORK.pattern;
  return name === 'text' || name === 'tspan' ? WORK.text : 1;
}

function listTargets(element: Element): string[] {
  return [...element.attributes].flatMap(({ localName, value }) =>
    localName === 'href'
      ? [value.trim().replace(/^#/, '')]
      : Array.from(value.matchAll(REFERENCE), ([, id = '']) => id),
  );
}
