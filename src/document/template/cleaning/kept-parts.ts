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
const DRAWING = 'application/vnd.openxmlformats-officedocument.drawingml';
const OFFICE_PART = 'application/vnd.openxmlformats-officedocument';

const word = (name: string, root: string, path = name): Kind => ({
  relations: [`${OFFICE}/${name}`],
  types: [`${WORD}.${name}+xml`],
  root,
  path: `word/${path}.xml`,
});
const diagram = (name: string, root: string, path: string): Kind => ({
  relations: [`${OFFICE}/${name}`],
  types: [`${DRAWING}.${name}+xml`],
  root,
  path: `word/diagrams/${path}#.xml`,
});

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
  extended: {
    relations: [`${OFFICE}/extended-properties`],
    types: [`${OFFICE_PART}.extended-properties+xml`],
    root: 'Properties',
    path: 'docProps/app.xml',
  },
  custom: {
    relations: [`${OFFICE}/custom-properties`],
    types: [`${OFFICE_PART}.custom-properties+xml`],
    root: 'Properties',
    path: 'docProps/custom.xml',
  },
  styles: word('styles', 'w:styles'),
  settings: word('settings', 'w:settings'),
  fontTable: word('fontTable', 'w:fonts'),
  numbering: word('numbering', 'w:numbering'),
  footnotes: word('footnotes', 'w:footnotes'),
  endnotes: word('endnotes', 'w:endnotes'),
  header: { ...word('header', 'w:hdr', 'header#'), beside: ['diagramDrawing'] },
  footer: { ...word('footer', 'w:ftr', 'footer#'), beside: ['diagramDrawing'] },
  theme: {
    relations: [`${OFFICE}/theme`],
    types: [`${OFFICE_PART}.theme+xml`],
    root: 'a:theme',
    path: 'word/theme/theme#.xml',
  },
  chart: {
    relations: [`${OFFICE}/chart`],
    types: [`${DRAWING}.chart+xml`],
    root: 'c:chartSpace',
    path: 'word/charts/chart#.xml',
  },
  chartShapes: {
    relations: [`${OFFICE}/chartUserShapes`],
    types: [`${DRAWING}.chartshapes+xml`],
    root: 'c:userShapes',
    path: 'word/drawings/drawing#.xml',
  },
  diagramData: diagram('diagramData', 'dgm:dataModel', 'data'),
  diagramLayout: diagram('diagramLayout', 'dgm:layoutDef', 'layout'),
  diagramStyle: {
    ...diagram('diagramStyle', 'dgm:styleDef', 'quickStyle'),
    relations: [`${OFFICE}/diagramQuickStyle`],
  },
  diagramColors: diagram('diagramColors', 'dgm:colorsDef', 'colors'),
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
