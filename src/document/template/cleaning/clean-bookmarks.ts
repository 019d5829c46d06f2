import { descendants, removeWhere, type XmlElement } from '@/document/word/package/xml-tree';

/** Bookmarks by which an exported report is recognised: a template made from one must not be. */
const OUR_BOOKMARK = /^(?:pl_|photo_\d|_Toc_)/u;

/** Takes our own bookmarks out of a part, and ends of bookmarks that begin nowhere. */
export function cleanBookmarks(tree: XmlElement): void {
  removeWhere(
    tree,
    ({ name, attributes }) =>
      name === 'w:bookmarkStart' && OUR_BOOKMARK.test(attributes['w:name'] ?? ''),
  );
  const starts = new Set<string>();
  for (const { name, attributes } of descendants(tree))
    if (name === 'w:bookmarkStart') starts.add(attributes['w:id'] ?? '');
  removeWhere(
    tree,
    ({ name, attributes }) => name === 'w:bookmarkEnd' && !starts.has(attributes['w:id'] ?? ''),
  );
}
