/** One for a shape. Measured in Chromium: a drawing of this much is drawn within some seconds. */
const MAX_WORK = 50_000;
/** What takes a pass over all pixels, in shapes that take as long. */
const PASS = { filter: 2500, mask: 500, pattern: 50, layer: 100 };

const LAYER = /(?:^|[^-])opacity|mix-blend-mode|isolation/i;
const REFERENCE = /url\(\s*["']?#([^"')\s]+)/g;
const GROUP = new Set(['g', 'svg', 'use', 'a', 'symbol']);

/**
 * Whether drawing takes bounded work. What is pointed at is drawn for each pointer: ten lines can ask for a
 * billion shapes. Styles that point at more than colours and outlines are not followed, and count as too much.
 */
export function drawingWork(root: Element): boolean {
  const styles = Array.from(
    root.querySelectorAll('style'),
    ({ textContent }) => textContent,
  ).join();
  const byId = new Map<string, Element>();
  for (const element of root.querySelectorAll('[id]')) byId.set(element.id, element);
  const isFlat = (id: string) => /Gradient$|^clipPath$/.test(byId.get(id)?.localName ?? 'clipPath');
  if (Array.from(styles.matchAll(REFERENCE)).some(([, id = '']) => !isFlat(id))) return false;

  const hasLayers = LAYER.test(styles);
  const under = new Set<Element>();
  const known = new Map<Element, number>();
  const workOf = (element: Element): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    // A circle, which no program writes.
    if (under.has(element)) return Infinity;
    under.add(element);
    let work = ownWork(element, hasLayers);
    for (const child of element.children) work += workOf(child);
    for (const id of targetsOf(element)) {
      const target = byId.get(id);
      if (target && !target.localName.endsWith('Gradient')) work += workOf(target);
    }
    under.delete(element);
    known.set(element, work);
    return work;
  };
  return workOf(root) <= MAX_WORK;
}

function ownWork(element: Element, hasLayers: boolean): number {
  const name = element.localName;
  if (name.startsWith('fe')) return PASS.filter;
  if (name === 'mask') return PASS.mask;
  if (name === 'pattern') return PASS.pattern;
  if (!GROUP.has(name)) return 1;
  const isLayer =
    hasLayers || element.hasAttribute('opacity') || LAYER.test(element.getAttribute('style') ?? '');
  return isLayer ? PASS.layer : 1;
}

function targetsOf(element: Element): string[] {
  return [...element.attributes].flatMap(({ localName, value }) =>
    localName === 'href'
      ? [value.trim().replace(/^#/, '')]
      : Array.from(value.matchAll(REFERENCE), ([, id = '']) => id),
  );
}
