import { isNamespace } from '@/document/word/package/namespaces';

/** Words for people, which no program opens. */
const SPOKEN = new Set(['descr', 'title', 'alt', 'o:title', 'w:tooltip', 'string', 'w:author']);
const IDENTIFIER = /^\{[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\}$/iu;
/** Namespaces of drawings and settings beyond the known ones. */
const OTHER_NAMES = new Set(['http://schemas.microsoft.com/office/word']);
/** Addresses as Word, browsers and Windows read them, anywhere in a value. */
const ADDRESS =
  /:[\\/]{2}|^[\\/]{2}|^(?:javascript|vbscript|data|file|mhtml|mailto|ms-[a-z-]+|search-ms|res|jar|ftp|smb|cid|about|blob|shell|tel|news|telnet|ldap):|url\(/iu;
/** In a chart's formula: another file's name, a path, or a command. */
const FOREIGN_FORMULA = /[[\]\\|<>{}]|\/\//u;

/**
 * Returns an attribute's value if safe, else a blank. Attributes that refer somewhere are not on the lists; this is a
 * second guard, for programs that read addresses where no format has one.
 */
export function safeValue(name: string, value: string): string {
  if (/(?:^|:)uri$/u.test(name)) {
    const isName = isNamespace(value) || OTHER_NAMES.has(value) || IDENTIFIER.test(value);
    return isName ? value : '';
  }
  if (SPOKEN.has(name)) return value;
  return ADDRESS.test(value.replace(/[\s\p{Cc}]/gu, '')) ? '' : value;
}

/** An element's text if safe, else a blank. */
export const safeText = (element: string, text: string): string =>
  element === 'c:f' && FOREIGN_FORMULA.test(text) ? '' : text;
