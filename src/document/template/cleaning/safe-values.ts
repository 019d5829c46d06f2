import { isNamespace } from '@/document/word/package/namespaces';

/** Words for people, which nothing opens. */
const SPOKEN = new Set(['descr', 'title', 'alt', 'o:title', 'w:tooltip', 'string', 'w:author']);
const IDENTIFIER = /^\{[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\}$/iu;
/** Namespaces of drawings and settings beside the known ones. */
const OTHER_NAMES = new Set(['http://schemas.microsoft.com/office/word']);
/** Addresses as Word, browsers and Windows read them, wherever they stand in a value. */
const ADDRESS =
  /:[\\/]{2}|^[\\/]{2}|^(?:javascript|vbscript|data|file|mhtml|mailto|ms-[a-z-]+|search-ms|res|jar|ftp|smb|cid|about|blob|shell|tel|news|telnet|ldap):|url\(/iu;
/** In a chart's formula: another file's name, a path, or what a program is asked for. */
const FOREIGN_FORMULA = /[[\]\\|<>{}]|\/\//u;

/**
 * The value that an attribute may have. Attributes that lead somewhere are none of the known ones; this is
 * the second wall, for programs that read an address where no format has one.
 */
export function safeValue(name: string, value: string): string {
  if (/(?:^|:)uri$/u.test(name)) {
    const isName = isNamespace(value) || OTHER_NAMES.has(value) || IDENTIFIER.test(value);
    return isName ? value : '';
  }
  if (SPOKEN.has(name)) return value;
  return ADDRESS.test(value.replace(/[\s\p{Cc}]/gu, '')) ? '' : value;
}

/** The text that an element may hold. */
export const safeText = (element: string, text: string): string =>
  element === 'c:f' && FOREIGN_FORMULA.test(text) ? '' : text;
