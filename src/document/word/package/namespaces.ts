const OFFICE = 'http://schemas.openxmlformats.org';
const MICROSOFT = 'http://schemas.microsoft.com/office';

/** The namespaces of a Word file; those of a package's own parts have no prefix here. */
const KNOWN: readonly (readonly [prefix: string, uri: string])[] = [
  ['', `${OFFICE}/package/2006/content-types`],
  ['', `${OFFICE}/package/2006/relationships`],
  ['', `${OFFICE}/officeDocument/2006/extended-properties`],
  ['', `${OFFICE}/officeDocument/2006/custom-properties`],
  ['r', `${OFFICE}/officeDocument/2006/relationships`],
  ['mc', `${OFFICE}/markup-compatibility/2006`],
  ['xml', 'http://www.w3.org/XML/1998/namespace'],
  ['xsi', 'http://www.w3.org/2001/XMLSchema-instance'],
  ['cp', `${OFFICE}/package/2006/metadata/core-properties`],
  ['dc', 'http://purl.org/dc/elements/1.1/'],
  ['dcterms', 'http://purl.org/dc/terms/'],
  ['vt', `${OFFICE}/officeDocument/2006/docPropsVTypes`],
  ['w', `${OFFICE}/wordprocessingml/2006/main`],
  ['w14', `${MICROSOFT}/word/2010/wordml`],
  ['w15', `${MICROSOFT}/word/2012/wordml`],
  ['wp', `${OFFICE}/drawingml/2006/wordprocessingDrawing`],
  ['wp14', `${MICROSOFT}/word/2010/wordprocessingDrawing`],
  ['wps', `${MICROSOFT}/word/2010/wordprocessingShape`],
  ['wpg', `${MICROSOFT}/word/2010/wordprocessingGroup`],
  ['wpc', `${MICROSOFT}/word/2010/wordprocessingCanvas`],
  ['a', `${OFFICE}/drawingml/2006/main`],
  ['a14', `${MICROSOFT}/drawing/2010/main`],
  ['adec', `${MICROSOFT}/drawing/2017/decorative`],
  ['pic', `${OFFICE}/drawingml/2006/picture`],
  ['pic14', `${MICROSOFT}/drawing/2010/picture`],
  ['lc', `${OFFICE}/drawingml/2006/lockedCanvas`],
  ['c', `${OFFICE}/drawingml/2006/chart`],
  ['cdr', `${OFFICE}/drawingml/2006/chartDrawing`],
  ['dgm', `${OFFICE}/drawingml/2006/diagram`],
  ['dsp', `${MICROSOFT}/drawing/2008/diagram`],
  ['m', `${OFFICE}/officeDocument/2006/math`],
  ['v', 'urn:schemas-microsoft-com:vml'],
  ['o', 'urn:schemas-microsoft-com:office:office'],
  ['w10', 'urn:schemas-microsoft-com:office:word'],
];

const PREFIXES = new Map(KNOWN.map(([prefix, uri]) => [uri, prefix]));

export const isNamespace = (uri: string): boolean => PREFIXES.has(uri);

/** Our prefix for a namespace, whatever the file uses; undefined for one not listed. */
export const findPrefix = (uri: string): string | undefined => PREFIXES.get(uri);

const STRICT = /^http:\/\/purl\.oclc\.org\/ooxml\//u;

/** Recognises a namespace or relationship type of a "Strict Open XML Document". */
export const isStrict = (uri: string): boolean => STRICT.test(uri);

/** Maps a strict namespace to the usual one: wordprocessingml/main to wordprocessingml/2006/main. */
export const usualName = (uri: string): string =>
  uri.replace(/^http:\/\/purl\.oclc\.org\/ooxml\/(\w+)\//u, `${OFFICE}/$1/2006/`);
