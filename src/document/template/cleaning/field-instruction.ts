import { isPage } from './kept-references';

/** Replaces a nested field in an instruction, whose result is unknown until it is shown. */
export const NESTED = '\ufffc';

/** Fields that only show the document's own data or typed values. */
const HARMLESS = new Set(
  (
    'PAGE NUMPAGES SECTION SECTIONPAGES DATE TIME CREATEDATE SAVEDATE PRINTDATE EDITTIME TITLE AUTHOR SUBJECT ' +
    'KEYWORDS COMMENTS FILENAME FILESIZE DOCPROPERTY REF PAGEREF NOTEREF STYLEREF SEQ TOC TOA INDEX ' +
    'SYMBOL ADVANCE EQ FORMTEXT FORMCHECKBOX FORMDROPDOWN LASTSAVEDBY NUMWORDS NUMCHARS REVNUM TEMPLATE ' +
    'USERNAME USERINITIALS USERADDRESS INFO LISTNUM AUTONUM AUTONUMLGL AUTONUMOUT MERGEFIELD MERGEREC NEXT ' +
    'CITATION BIBLIOGRAPHY SHAPE'
  ).split(' '),
);
/** Fields that only join words and numbers, of their own or of nested fields. */
const JOINING = new Set(['IF', 'COMPARE', 'QUOTE', 'SET', 'FILLIN', 'ASK', 'TC', 'XE', '=']);

const WORD = String.raw`(?:"([^"\\]*)"|([^\s"\\]+))`;
const LINK = new RegExp(
  String.raw`^HYPERLINK(?:\s+${WORD})?((?:\s+\\[lot]\s+${WORD}|\s+\\[hn]|\s+\\\*\s*(?:MERGE|CHAR)FORMAT)*)$`,
  'iu',
);
/** A place in the document: no path or address. */
const ANCHOR = /^[^\\/:<>|]{1,255}$/u;
const ANCHORS = new RegExp(String.raw`\\l\s+${WORD}`, 'giu');
/** Characters that some readers treat as quotes and others as letters. */
const OTHER_QUOTES = /[\u201c\u201d\u201e\u201f\u00ab\u00bb]/u;
/** An address, anywhere in an instruction that needs none. */
const ADDRESS = /:[\\/]{2}|\\\\\\\\|(?:^|[\s"])[\\/]{2}[\w.?-]/u;

/**
 * Tells by its whole instruction that a field fetches and runs nothing. Its name must be literal: one composed by
 * nested fields is unknown. A link is read to its end, as the text after an anchor may be its address.
 */
export function isHarmless(instruction: string): boolean {
  const whole = instruction.trim();
  const [name = ''] = /^(?:=|[A-Za-z]+(?=[\s\\"]|$))/u.exec(whole) ?? [];
  if (JOINING.has(name.toUpperCase())) return !ADDRESS.test(whole);
  if (whole.includes(NESTED)) return false;
  if (name.toUpperCase() === 'HYPERLINK') return isSafeLink(whole);
  return HARMLESS.has(name.toUpperCase()) && !ADDRESS.test(whole);
}

function isSafeLink(instruction: string): boolean {
  const [all, quoted, bare, switches = ''] = LINK.exec(instruction) ?? [];
  if (all === undefined || OTHER_QUOTES.test(instruction)) return false;
  const anchors = [...switches.matchAll(ANCHORS)].map(([, one, other]) => one ?? other ?? '');
  const address = quoted ?? bare ?? '';
  const leadsSomewhere = address === '' ? anchors.length > 0 : isPage(address);
  return leadsSomewhere && anchors.every((anchor) => ANCHOR.test(anchor));
}
