import type { Drawing } from './word-blocks';
import { listElements, localName, readText, type XmlElement } from '../package/xml-tree';

/** Shapes, canvases and ink, of current Word and of Word 2007. */
const DRAWN = new Set([
  'wsp',
  'contentPart',
  'ink',
  'graphicFrame',
  'shape',
  'rect',
  'roundrect',
  'line',
  'oval',
  'arc',
  'curve',
  'polyline',
]);

/** Reads a drawing's content. Word writes new kinds twice, the second time for older programs: that one is skipped. */
export function readDrawing(drawing: XmlElement): Drawing {
  const found: Drawing = { picture: null, name: '', isDrawn: false, words: '' };
  readInto(drawing, found);
  return found;
}

function readInto(part: XmlElement, found: Drawing): void {
  const { attributes } = part;
  const name = localName(part.name);
  const children = listElements(part);
  if (name === 'txbxContent') found.words += readText(part);
  // Word 2007 shows a picture as a shape filled with it.
  const leadsTo = name === 'blip' ? 'r:embed' : name === 'imagedata' ? 'r:id' : '';
  found.picture ??= attributes[leadsTo] ?? null;
  if (name === 'docPr' && found.name === '') found.name = attributes['name'] ?? '';
  const isFilled = children.some((child) => localName(child.name) === 'imagedata');
  if (DRAWN.has(name) && !isFilled) found.isDrawn = true;
  const choice = children.find((child) => child.name === 'mc:Choice');
  const shown = part.name === 'mc:AlternateContent' && choice ? [choice] : children;
  for (const child of shown) readInto(child, found);
}
