import { STYLE } from '@/document/word/write/styles';
import { allStyles, styleId, styleName, styleChains } from '@/document/word/package/styles';
import {
  findChild,
  cloneElement,
  descendants,
  element,
  listElements,
  removeWhere,
  type XmlElement,
} from '@/document/word/package/xml-tree';

const REFERENCES = ['w:pStyle', 'w:rStyle', 'w:tblStyle'];
const LINKS = ['w:basedOn', 'w:next', 'w:link'];
const readType = (style: XmlElement) => style.attributes['w:type'] ?? 'paragraph';

/** Other programs' names of the same styles. */
const OTHER_NAMES: Record<string, string[]> = {
  hyperlink: ['internet link'],
  caption: ['illustration', 'figure'],
};

/**
 * Maps our document's styles to the template's. A style is found by its name, which for Word's own is English whatever
 * its id or the interface language; a missing one is added, in the firm's fonts and colours. A firm's style with one of
 * our names ("Table Text") takes precedence.
 */
export class FirmStyles {
  private readonly ids = new Map<string, string>();
  private readonly taken: Set<string>;
  private readonly template: XmlElement;
  private readonly ours: Map<string, XmlElement>;
  private readonly accent: string | null;

  constructor(template: XmlElement, ours: XmlElement, theme: XmlElement | undefined) {
    this.template = template;
    this.ours = new Map(allStyles(ours).map((style) => [styleId(style), style]));
    this.taken = new Set(allStyles(template).map(styleId));
    this.accent = readAccent(template, theme);
  }

  /** Points style references in the content to the template's styles. */
  adopt(nodes: readonly XmlElement[]): void {
    for (const root of nodes)
      for (const node of descendants(root))
        if (REFERENCES.includes(node.name)) {
          const id = this.idFor(node.attributes['w:val'] ?? '');
          node.attributes['w:val'] = id ?? '';
        }
    for (const root of nodes)
      removeWhere(
        root,
        ({ name, attributes }) => REFERENCES.includes(name) && attributes['w:val'] === '',
      );
  }

  /** The template's id of one of our styles; undefined where neither has it. */
  idFor(id: string): string | undefined {
    const known = this.ids.get(id);
    if (known !== undefined) return known;
    const own = this.ours.get(id);
    if (!own) return undefined;
    const there = this.inTemplate(own);
    const firmId = there ? styleId(there) : this.freeId(id);
    this.ids.set(id, firmId);
    if (!there) this.template.children.push(this.inFirmsLook(own, firmId));
    return firmId;
  }

  private inTemplate(own: XmlElement): XmlElement | undefined {
    const alike = allStyles(this.template).filter((style) => readType(style) === readType(own));
    // Each language names the base style differently.
    if (isNormal(own))
      return (
        alike.find((style) => isOn(style.attributes['w:default'])) ?? byName(alike, styleName(own))
      );
    const names = [styleName(own), ...(OTHER_NAMES[styleName(own)] ?? [])];
    return names.map((name) => byName(alike, name)).find((style) => style !== undefined);
  }

  private freeId(id: string): string {
    let free = id;
    for (let number = 2; this.taken.has(free); number += 1) free = `${id}${number}`;
    this.taken.add(free);
    return free;
  }

  private inFirmsLook(own: XmlElement, id: string): XmlElement {
    const style = cloneElement(own);
    style.attributes['w:styleId'] = id;
    delete style.attributes['w:default'];
    style.children = style.children.filter((child) => {
      if (typeof child === 'string' || !LINKS.includes(child.name)) return true;
      const target = this.idFor(child.attributes['w:val'] ?? '');
      if (target !== undefined) child.attributes['w:val'] = target;
      return target !== undefined;
    });
    if (readType(own) === 'table') tint(style, this.accent);
    else this.dress(style);
    return style;
  }

  /** Uses the firm's fonts and colours; for a heading, those of its headings. */
  private dress(style: XmlElement): void {
    removeWhere(style, ({ name }) => ['w:rFonts', 'w:color', 'w:lang'].includes(name));
    if (id(style, STYLE.tableText) || id(style, STYLE.columnHeading) || id(style, STYLE.caption))
      withoutIndent(style);
    const level = Number(/^heading (\d)$/u.exec(styleName(style))?.[1] ?? 0);
    if (level === 0) return;
    const higher = allStyles(this.template)
      .filter((other) => /^heading [1-9]$/u.test(styleName(other)))
      .filter((other) => Number(styleName(other).slice(-1)) < level)
      .sort((one, other) => styleName(other).localeCompare(styleName(one)));
    const look = findChild(higher[0], 'w:rPr');
    const kept = look
      ? listElements(look).filter(({ name }) => ['w:rFonts', 'w:color'].includes(name))
      : [];
    const own = findChild(style, 'w:rPr');
    if (!own) return;
    const fonts = kept.filter(({ name }) => name === 'w:rFonts').map(cloneElement);
    const colours = kept.filter(({ name }) => name === 'w:color').map(cloneElement);
    const at = own.children.findIndex(
      (child) => typeof child === 'object' && !BEFORE_COLOUR.has(child.name),
    );
    own.children.splice(at < 0 ? own.children.length : at, 0, ...colours);
    own.children.unshift(...fonts);
  }
}

const BEFORE_COLOUR = new Set([
  'w:rFonts',
  'w:b',
  'w:bCs',
  'w:i',
  'w:iCs',
  'w:caps',
  'w:smallCaps',
]);
const isOn = (value: string | undefined) => value === '1' || value === 'true' || value === 'on';
const isNormal = (style: XmlElement) =>
  styleName(style) === 'normal' || styleName(style) === 'normal table';
const id = (style: XmlElement, wanted: string) => styleId(style).startsWith(wanted);
const byName = (styles: XmlElement[], name: string) =>
  styles.find((style) => styleName(style) === name);

/** Resets margins: a firm's text may indent its paragraphs, which a narrow column must not. */
function withoutIndent(style: XmlElement): void {
  const known = findChild(style, 'w:pPr');
  if (!known || findChild(known, 'w:ind')) return;
  const at = known.children.findIndex(
    (child) => typeof child === 'object' && ['w:outlineLvl', 'w:jc'].includes(child.name),
  );
  known.children.splice(
    at < 0 ? known.children.length : at,
    0,
    element('w:ind', { 'w:left': '0', 'w:right': '0', 'w:firstLine': '0' }),
    ...(findChild(known, 'w:jc') ? [] : [element('w:jc', { 'w:val': 'left' })]),
  );
}

const GREY = { head: 'F2F2F2', strong: '7F7F7F' };
/** The share of the firm's colour behind a table's head; black text stays legible on it. */
const TINT = 0.12;

/** Colours the rules and the head's background. */
function tint(style: XmlElement, accent: string | null): void {
  for (const node of descendants(style)) {
    node.attributes = Object.fromEntries(
      Object.entries(node.attributes).filter(([name]) => !name.startsWith('w:theme')),
    );
    const size = node.attributes['w:sz'];
    const isStrong = size === '8' || (node.name === 'w:bottom' && size === '4');
    if (
      isStrong &&
      node.attributes['w:color'] !== undefined &&
      node.attributes['w:color'] !== 'D5D8DD'
    )
      node.attributes['w:color'] = accent ?? GREY.strong;
    const fill = node.attributes['w:fill'];
    if (fill !== undefined && fill !== 'auto')
      node.attributes['w:fill'] = accent ? mixed(accent) : GREY.head;
  }
}

function mixed(colour: string): string {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.round(255 - (255 - value) * TINT)
      .toString(16)
      .padStart(2, '0');
  };
  return `${part(0)}${part(2)}${part(4)}`.toUpperCase();
}

/** The theme's names of the colours that styles refer to. */
const THEME_NAMES: Record<string, string> = {
  dark1: 'dk1',
  text1: 'dk1',
  light1: 'lt1',
  background1: 'lt1',
  dark2: 'dk2',
  text2: 'dk2',
  light2: 'lt2',
  background2: 'lt2',
  hyperlink: 'hlink',
};
/** Colours darker than this in all three channels look black. */
const BLACK = 0x30;

/**
 * The colour of a firm's headings: six digits, null where they are black. The theme's accent is no substitute: most
 * files have their program's default.
 */
function readAccent(styles: XmlElement, theme: XmlElement | undefined): string | null {
  const heading = allStyles(styles).find((style) => styleName(style) === 'heading 1');
  const chain = heading ? styleChains(styles)(styleId(heading)) : [];
  const colours = chain.flatMap((style) => findChild(findChild(style, 'w:rPr'), 'w:color') ?? []);
  return colours[0] ? readColour(colours[0], theme) : null;
}

function readColour(colour: XmlElement, theme: XmlElement | undefined): string | null {
  const themeName = colour.attributes['w:themeColor'];
  const value = colour.attributes['w:val'] ?? '';
  // A theme's colour comes with its resolved value.
  if (isColour(value)) return isBlack(value) ? null : value.toUpperCase();
  const wanted = themeName && (THEME_NAMES[themeName] ?? themeName);
  for (const node of wanted && theme ? descendants(theme) : []) {
    if (node.name !== `a:${wanted}`) continue;
    const [own] = listElements(node);
    const found = own?.attributes['lastClr'] ?? own?.attributes['val'] ?? '';
    return isColour(found) && !isBlack(found) ? found.toUpperCase() : null;
  }
  return null;
}

const isColour = (value: string) => /^[0-9a-f]{6}$/iu.test(value);
const isBlack = (value: string) =>
  [0, 2, 4].every((at) => Number.parseInt(value.slice(at, at + 2), 16) < BLACK);
