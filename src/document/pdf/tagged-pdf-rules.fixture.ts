import { paintedOn } from './marked-content.fixture';
import { type Element, toList, type TaggedPdf } from './tagged-pdf.fixture';

type Rule = (pdf: TaggedPdf) => string[];

/** Kinds that may stand within another; those not named may stand anywhere. */
const CHILDREN: Record<string, string[]> = {
  Table: ['TR', 'THead', 'TBody', 'TFoot', 'Caption'],
  TR: ['TH', 'TD'],
  L: ['LI', 'L', 'Caption'],
  LI: ['Lbl', 'LBody'],
  TOC: ['TOCI', 'TOC', 'Caption'],
  TOCI: ['Lbl', 'Reference', 'NonStruct', 'P', 'TOC'],
};
const PARENTS: Record<string, string[]> = {
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  TH: ['TR'],
  TD: ['TR'],
  LI: ['L'],
  LBody: ['LI'],
  TOCI: ['TOC'],
};
/** A cell may have nothing to say. */
const MAY_BE_EMPTY = new Set(['TD']);

const said = (element: Element) => `${element.kind} ${element.id}`;
const of = (pdf: TaggedPdf, kind: string) => pdf.elements.filter((one) => one.kind === kind);
const without = (elements: Element[], has: (element: Element) => boolean, what: string) =>
  elements.filter((element) => !has(element)).map((element) => `${said(element)} ${what}`);
const isText = (value: unknown) => typeof value === 'string' && value.slice(2).trim() !== '';

/** Everything painted is either tagged once or decoration, and never one within the other. */
const isMarked: Rule = ({ pages }) =>
  pages.flatMap(({ content }, index) =>
    paintedOn(content).flatMap(({ operator, marks }) => {
      const tagged = marks.filter(({ mcid }) => mcid !== null).length;
      const artifacts = marks.filter(({ tag }) => tag === 'Artifact').length;
      return tagged + artifacts === 1
        ? []
        : [`page ${index + 1}: ${operator} in ${tagged} tags and ${artifacts} artifacts`];
    }),
  );

/** Each piece of marked content has one element, which the tree of parents names too. */
const hasItsElement: Rule = ({ pages, elements, root, resolve, dictionary }) => {
  const numbers = toList(dictionary(root['/ParentTree'])['/Nums']);
  const findParents = (key: unknown) => {
    const at = numbers.findIndex((number, index) => index % 2 === 0 && number === key);
    return at < 0 ? undefined : numbers[at + 1];
  };
  const owners = new Map<string, Element>();
  const twice: string[] = [];
  for (const element of elements) {
    for (const { page, mcid } of element.content) {
      const key = `${page}/${mcid}`;
      if (owners.has(key)) twice.push(`${said(element)}: its content has two elements`);
      owners.set(key, element);
    }
  }
  const onPages = pages.flatMap(({ id, dictionary: page, content }) => {
    const parents = toList(resolve(findParents(page['/StructParents'])));
    const marks = paintedOn(content).flatMap((one) => one.marks.map(({ mcid }) => mcid));
    return [...new Set(marks)].flatMap((mcid) => {
      if (mcid === null) return [];
      const owner = owners.get(`${id}/${mcid}`);
      return owner && parents[mcid] === owner.id ? [] : [`page ${id}: ${mcid} without an element`];
    });
  });
  const links = elements.flatMap((element) =>
    element.annotations.flatMap((annotation) =>
      findParents(dictionary(annotation)['/StructParent']) === element.id
        ? []
        : [`${said(element)}: the tree of parents does not name it`],
    ),
  );
  return [...twice, ...onPages, ...links];
};

const namesItsParent: Rule = ({ elements }) =>
  without(
    elements.filter(({ parent }) => parent !== null),
    ({ dictionary, parent }) => dictionary['/P'] === parent?.id,
    'names another parent',
  );

const descendsWithoutGaps: Rule = ({ elements }) => {
  const levels = elements.flatMap((element) => {
    const level = /^H([1-6])$/.exec(element.kind)?.[1];
    return level === undefined ? [] : [{ element, level: Number(level) }];
  });
  return levels.flatMap(({ element, level }, index) =>
    level > (levels[index - 1]?.level ?? 0) + 1 ? [`${said(element)} leaves a level out`] : [],
  );
};

const standsWhereItMay: Rule = ({ elements }) =>
  elements.flatMap((element) => [
    ...element.children
      .filter(({ kind }) => CHILDREN[element.kind]?.includes(kind) === false)
      .map((child) => `${said(element)} has ${said(child)}`),
    ...(PARENTS[element.kind]?.includes(element.parent?.kind ?? '') === false
      ? [`${said(element)} stands in ${element.parent?.kind ?? 'nothing'}`]
      : []),
  ]);

const saysSomething: Rule = ({ elements }) =>
  without(
    elements.filter(({ kind }) => !MAY_BE_EMPTY.has(kind)),
    ({ children, content, annotations }) =>
      children.length + content.length + annotations.length > 0,
    'is empty',
  );

const readAttributes = (pdf: TaggedPdf, { dictionary }: Element) =>
  pdf.dictionary(dictionary['/A']);

const isTableWithHeads: Rule = (pdf) => [
  ...without(
    of(pdf, 'TH'),
    (head) => ['/Column', '/Row'].includes(String(readAttributes(pdf, head)['/Scope'])),
    'has no scope',
  ),
  ...of(pdf, 'Table').flatMap((table) => {
    const rows = table.children.filter(({ kind }) => kind === 'TR');
    const counts = new Set(rows.map(({ children }) => children.length));
    const hasHead = rows.some(({ children }) => children.some(({ kind }) => kind === 'TH'));
    return [
      ...(counts.size > 1 ? [`${said(table)} has rows of different lengths`] : []),
      ...(hasHead ? [] : [`${said(table)} has no heads`]),
    ];
  }),
];

const isFigureDescribed: Rule = (pdf) => [
  ...without(of(pdf, 'Figure'), ({ dictionary }) => isText(dictionary['/Alt']), 'says nothing'),
  ...without(
    of(pdf, 'Figure'),
    (figure) => {
      const [left, bottom, right, top] = toList(readAttributes(pdf, figure)['/BBox']).map(Number);
      return Number(left) < Number(right) && Number(bottom) < Number(top);
    },
    'has no box',
  ),
];

const isListNumbered: Rule = (pdf) =>
  without(
    of(pdf, 'L'),
    (list) => readAttributes(pdf, list)['/ListNumbering'] !== undefined,
    'has no numbering',
  );

/** Every link on a page is said in words and belongs to an element that has words too. */
const isLinkInWords: Rule = (pdf) => {
  const owned = new Set(of(pdf, 'Link').flatMap(({ annotations }) => annotations));
  const hasContent = ({ content, children }: Element): boolean =>
    content.length > 0 || children.some(hasContent);
  return [
    ...without(
      of(pdf, 'Link'),
      (link) => link.annotations.length > 0 && hasContent(link),
      'leads nowhere or has no words',
    ),
    ...pdf.pages.flatMap(({ dictionary }) =>
      toList(pdf.resolve(dictionary['/Annots'])).flatMap((id) => [
        ...(isText(pdf.dictionary(id)['/Contents']) ? [] : [`link ${String(id)} says nothing`]),
        ...(owned.has(String(id)) ? [] : [`link ${String(id)} has no element`]),
      ]),
    ),
  ];
};

/** Letters of a script of its own stand in the language of their script. */
const speaksItsLanguage =
  (findLanguage: (font: string) => string | null): Rule =>
  (pdf) => {
    const own = String(pdf.catalog['/Lang']).slice(2);
    return pdf.pages.flatMap(({ dictionary, content }, index) => {
      const fonts = pdf.dictionary(pdf.dictionary(dictionary['/Resources'])['/Font']);
      const wrong = paintedOn(content).filter(({ operator, marks, font }) => {
        if (!/^T[jJ]$/.test(operator)) return false;
        const wanted = findLanguage(String(pdf.dictionary(fonts[font])['/BaseFont']));
        const given = marks.findLast(({ language }) => language !== null)?.language ?? null;
        return wanted !== null && !own.startsWith(wanted) && given !== wanted;
      });
      return wrong.map(({ font }) => `page ${index + 1}: ${font} in no language of its own`);
    });
  };

/** Each font lies in the file and says its text. */
const isReadable: Rule = (pdf) => {
  const listFonts = (page: TaggedPdf['pages'][number]) =>
    Object.values(pdf.dictionary(pdf.dictionary(page.dictionary['/Resources'])['/Font']));
  return [...new Set(pdf.pages.flatMap(listFonts))].flatMap((id) => {
    const font = pdf.dictionary(id);
    const [kept] = toList(pdf.resolve(font['/DescendantFonts']));
    const descriptor = pdf.dictionary(pdf.dictionary(kept)['/FontDescriptor']);
    const isThere = descriptor['/FontFile2'] ?? descriptor['/FontFile3'];
    return font['/ToUnicode'] && isThere ? [] : [`font ${String(font['/BaseFont'])} is not whole`];
  });
};

const announcesItself: Rule = ({ catalog, metadata, pages, dictionary }) => [
  ...(isText(catalog['/Lang']) ? [] : ['no language']),
  ...(dictionary(catalog['/MarkInfo'])['/Marked'] === true ? [] : ['not marked']),
  ...(dictionary(catalog['/ViewerPreferences'])['/DisplayDocTitle'] === true ? [] : ['no title']),
  ...(/<pdfuaid:part>1</.test(metadata) ? [] : ['no claim']),
  ...(/<dc:title>[^]*?<rdf:li[^>]*>[^<]+</.test(metadata) ? [] : ['no title in the metadata']),
  ...pages.filter((page) => page.dictionary['/Tabs'] !== '/S').map(({ id }) => `${id}: no order`),
];

/** Lists the broken rules of PDF/UA that a program can check without a validator. */
export function brokenRules(
  pdf: TaggedPdf,
  findLanguage: (font: string) => string | null,
): string[] {
  const rules = [
    isMarked,
    hasItsElement,
    namesItsParent,
    descendsWithoutGaps,
    standsWhereItMay,
    saysSomething,
    isTableWithHeads,
    isFigureDescribed,
    isListNumbered,
    isLinkInWords,
    isReadable,
    announcesItself,
    speaksItsLanguage(findLanguage),
  ];
  return rules.flatMap((rule) => rule(pdf));
}
