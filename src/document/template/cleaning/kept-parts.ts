export type PartKind = keyof typeof PART_KINDS;

interface Kind {
  /** The relationship types that lead to it, without the folder where that is Office's own. */
  relations: readonly string[];
  /** Its possible content types; it is written with the first. Pictures and fonts are recognised by their bytes. */
  types: readonly string[];
  /** The name of its root element; blank for binary files. */
  root: string;
  /** Its name in the cleaned file, '#' for its number. */
  path: string;
  /** Related parts that no element refers to. */
  beside?: readonly string[];
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** Makes the kinds of a family of content types, which are named like their relationships. */
const ofFamily =
  (family: string) =>
  (name: string, root: string, path: string): Kind => ({
    relations: [`${OFFICE}/${name}`],
    types: [`${family}.${name}+xml`],
    root,
    path,
  });
const word = ofFamily(WORD);
const drawing = ofFamily('application/vnd.openxmlformats-officedocument.drawingml');
const office = ofFamily('application/vnd.openxmlformats-officedocument');

/** By content type, never by name. Anything else is dropped. */
export const PART_KINDS = {
  document: {
    relations: [`${OFFICE}/officeDocument`],
    types: [`${WORD}.document.main+xml`, `${WORD}.template.main+xml`],
    root: 'w:document',
    path: 'word/document.xml',
    beside: [
      'styles',
      'settings',
      'fontTable',
      'theme',
      'numbering',
      'footnotes',
      'endnotes',
      'diagramDrawing',
    ],
  },
  core: {
    relations: [`${PACKAGE}/metadata/core-properties`],
    types: ['application/vnd.openxmlformats-package.core-properties+xml'],
    root: 'cp:coreProperties',
    path: 'docProps/core.xml',
  },
  extended: office('extended-properties', 'Properties', 'docProps/app.xml'),
  custom: office('custom-properties', 'Properties', 'docProps/custom.xml'),
  styles: word('styles', 'w:styles', 'word/styles.xml'),
  settings: word('settings', 'w:settings', 'word/settings.xml'),
  fontTable: word('fontTable', 'w:fonts', 'word/fontTable.xml'),
  numbering: word('numbering', 'w:numbering', 'word/numbering.xml'),
  footnotes: word('footnotes', 'w:footnotes', 'word/footnotes.xml'),
  endnotes: word('endnotes', 'w:endnotes', 'word/endnotes.xml'),
  header: { ...word('header', 'w:hdr', 'word/header#.xml'), beside: ['diagramDrawing'] },
  footer: { ...word('footer', 'w:ftr', 'word/footer#.xml'), beside: ['diagramDrawing'] },
  theme: office('theme', 'a:theme', 'word/theme/theme#.xml'),
  chart: drawing('chart', 'c:chartSpace', 'word/charts/chart#.xml'),
  chartShapes: {
    ...drawing('chartshapes', 'c:userShapes', 'word/drawings/drawing#.xml'),
    relations: [`${OFFICE}/chartUserShapes`],
  },
  diagramData: drawing('diagramData', 'dgm:dataModel', 'word/diagrams/data#.xml'),
  diagramLayout: drawing('diagramLayout', 'dgm:layoutDef', 'word/diagrams/layout#.xml'),
  diagramStyle: {
    ...drawing('diagramStyle', 'dgm:styleDef', 'word/diagrams/quickStyle#.xml'),
    relations: [`${OFFICE}/diagramQuickStyle`],
  },
  diagramColors: drawing('diagramColors', 'dgm:colorsDef', 'word/diagrams/colors#.xml'),
  diagramDrawing: {
    relations: ['http://schemas.microsoft.com/office/2007/relationships/diagramDrawing'],
    types: ['application/vnd.ms-office.drawingml.diagramDrawing+xml'],
    root: 'dsp:drawing',
    path: 'word/diagrams/drawing#.xml',
  },
  image: { relations: [`${OFFICE}/image`], types: [], root: '', path: 'word/media/image#' },
  font: { relations: [`${OFFICE}/font`], types: [], root: '', path: 'word/fonts/font#' },
} as const satisfies Record<string, Kind>;

/** Parts related to the package itself. */
export const BESIDE_PACKAGE: readonly PartKind[] = ['core', 'extended', 'custom'];

export const findPartKind = (kind: PartKind): Kind => PART_KINDS[kind];

/** The kinds related to a part without an element that refers to them. */
export const listBeside = (kind: PartKind): PartKind[] =>
  (findPartKind(kind).beside ?? []).filter((name): name is PartKind => name in PART_KINDS);

/** The relationship type of a link to a web page or mail address. */
export const HYPERLINK = `${OFFICE}/hyperlink`;

const RELATIONS: ReadonlySet<string> = new Set([
  HYPERLINK,
  ...Object.values<Kind>(PART_KINDS).flatMap(({ relations }) => relations),
]);

/** Tells that a relationship of this type is kept if something uses it. */
export const isKeptRelation = (type: string): boolean => RELATIONS.has(type);
