import type { Size } from '@/lib/pictures/size';
import { drawingWork } from './drawing-work';
import { animated, PictureRefused } from '@/lib/pictures/door/picture-refused';

interface CleanDrawing {
  svg: string;
  /** Its size in pixels when drawn. */
  size: Size;
}

/** Drawn this large, and scaled down once its margins are trimmed: some drawings are a small mark on a sheet. */
const MAX_SIDE = 3000;
/** Filled pixels: some seconds at worst. A costlier drawing gets fewer pixels. */
const MAX_FILLED = 800_000_000;
/** With only a few hundred pixels a side, a mark would print coarse. */
const MAX_WORK = 5000;
/** The size that browsers assume for a drawing without one. */
const UNSAID: Size = { width: 300, height: 150 };
/** Checked before their cost is computed. */
const MAX_ELEMENTS = 20_000;
/** Namespace names, which older programs write as entities, are shorter. */
const MAX_ENTITY_LENGTH = 200;
const MAX_ENTITY_USES = 10_000;

const ACTIVE =
  'script, foreignObject, handler, listener, iframe, audio, video, canvas, embed, object';
/** Removed before parsing: browsers report the ones they refuse. */
const HANDLER = /\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*')/gi;
const MOVING = 'animate, animateColor, animateMotion, animateTransform, set';
const PIXELS: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

const tooMuch = () =>
  new PictureRefused(
    'The drawing is too large a work to be drawn here. Save it as PNG and choose that.',
  );

/**
 * Cleans an SVG: removes anything that acts, moves or refers elsewhere, bounds its drawing cost and gives it a size. An
 * <img> would not run or load anything either: this keeps the page from blocking on its cost. Throws PictureRefused.
 */
export function cleanDrawing(source: string): CleanDrawing {
  assertPlainEntities(source);
  const parsed = new DOMParser().parseFromString(source.replace(HANDLER, ''), 'image/svg+xml');
  const root = parsed.documentElement;
  const isDrawing = root.localName === 'svg' && root.namespaceURI?.endsWith('/svg') === true;
  if (!isDrawing || parsed.querySelector('parsererror')) {
    throw new PictureRefused('The drawing is damaged and can’t be read. Save it again, or as PNG.');
  }
  if (parsed.getElementsByTagName('*').length > MAX_ELEMENTS) throw tooMuch();
  if (root.querySelector(MOVING) || /@keyframes/i.test(root.textContent)) throw animated();
  if (root.querySelector('image, feImage')) {
    throw new PictureRefused('The drawing has a photo inside it. Save it as PNG and choose that.');
  }
  for (const element of root.querySelectorAll(ACTIVE)) element.remove();
  for (const element of [root, ...root.querySelectorAll('*')]) dropForeignAttributes(element);
  const work = drawingWork(root);
  if (work > MAX_WORK) throw tooMuch();
  const size = giveSize(root, MAX_FILLED / work);
  return { svg: new XMLSerializer().serializeToString(root), size };
}

/** Nested entities multiply; a name used some thousand times does not. */
function assertPlainEntities(source: string): void {
  if (!/<!ENTITY/i.test(source)) return;
  const without = source.replace(
    /<!ENTITY\s+[\w.-]+\s+(["'])([^"'&%<]*)\1\s*>/gi,
    (_, __, value: string) => (value.length > MAX_ENTITY_LENGTH ? '<!ENTITY' : ''),
  );
  if (/<!ENTITY/i.test(without) || without.split('&').length > MAX_ENTITY_USES) throw tooMuch();
}

function dropForeignAttributes(element: Element): void {
  for (const { name, localName, value } of [...element.attributes]) {
    const isElsewhere = localName === 'href' && !value.trim().startsWith('#');
    if (isElsewhere || /^on/i.test(localName)) element.removeAttribute(name);
  }
}

/** Scales the drawing to so many pixels; without a viewBox it gets one of its size. */
function giveSize(root: Element, mostPixels: number): Size {
  const extent = { width: readLength(root, 'width'), height: readLength(root, 'height') };
  const view = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = view;
  const hasView = view.length === 4 && view.every(Number.isFinite) && width > 0 && height > 0;
  const shown = hasView
    ? { width, height }
    : { width: extent.width ?? UNSAID.width, height: extent.height ?? UNSAID.height };
  if (!hasView) root.setAttribute('viewBox', `0 0 ${shown.width} ${shown.height}`);
  // Lines have no pixels of their own: a small drawing is drawn large.
  const scale = Math.min(
    MAX_SIDE / Math.max(shown.width, shown.height),
    Math.sqrt(mostPixels / (shown.width * shown.height)),
  );
  const size = {
    width: Math.max(1, Math.round(shown.width * scale)),
    height: Math.max(1, Math.round(shown.height * scale)),
  };
  root.setAttribute('width', String(size.width));
  root.setAttribute('height', String(size.height));
  // Its own style would override these two.
  root.removeAttribute('style');
  return size;
}

function readLength(root: Element, name: 'width' | 'height'): number | null {
  const [, digits, unit = ''] =
    /^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(root.getAttribute(name) ?? '') ?? [];
  const length = Number(digits) * (PIXELS[unit.toLowerCase()] ?? Number.NaN);
  return length > 0 && Number.isFinite(length) ? length : null;
}
