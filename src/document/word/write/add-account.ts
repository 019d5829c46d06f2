import { strToU8 } from 'fflate';
import { writeAccount } from '@/document/bookmarks/file-account';
import { rowToken } from '@/document/bookmarks/file-properties';
import { readRelations } from '../package/relations';
import { WordPackage } from '../package/word-package';
import { writeXml } from '../package/write-xml';
import { element, listElements } from '../package/xml-tree';
import { openParts } from '../read/open-returned';
import { readReturned } from '../read/read-document';

/** For callers that compare no texts. */
const UNREAD = { text: '-', hash: null };

/**
 * Adds an account of a document's pieces, read as the import will read them: it shows what was added or removed in
 * Word.
 */
export function withAccount(files: Record<string, Uint8Array>): Record<string, Uint8Array> {
  const pack = WordPackage.of(files);
  const parts = openParts(pack);
  const { pieces, tokens } = readReturned(parts, () => () => UNREAD);
  const [document, pages]: [string[], string[]] = [[], []];
  const rows = new Map<string, string[]>();
  for (const { owner, kind, token } of pieces) {
    const row = owner === null ? null : rowToken(owner);
    const list = kind === 'page' ? pages : row === null ? document : (rows.get(row) ?? []);
    list.push(token);
    if (row !== null) rows.set(row, list);
  }
  const account = { document, pages, rows, body: parts.sum };
  const path = readRelations(pack, '').find(({ kind }) => kind === 'custom-properties')?.path ?? '';
  const properties = pack.tree(path);
  if (!properties) return files;
  const first = listElements(properties)[0]?.attributes['fmtid'] ?? '';
  let pid = listElements(properties).length + 1;
  for (const { name, value } of writeAccount(account, tokens)) {
    pid += 1;
    const attributes = { fmtid: first, pid: String(pid), name };
    properties.children.push(element('property', attributes, [element('vt:lpwstr', {}, [value])]));
  }
  return { ...files, [path]: strToU8(writeXml(properties)) };
}
