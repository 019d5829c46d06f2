import { type PlaceholderName, findPlaceholder } from './placeholders';
import { listElements, isElement, type XmlElement } from '@/document/word/package/xml-tree';

/** A placeholder's range in a paragraph's text: `to` is exclusive. */
export interface PlaceholderPlace {
  from: number;
  to: number;
  written: string;
  name: PlaceholderName | null;
}

/** A run of a paragraph, with the offset of its words in the paragraph's text. */
export interface PlacedText {
  /** The `w:t`, its run, and the run's parent. */
  text: XmlElement;
  run: XmlElement;
  parent: XmlElement;
  from: number;
}

export interface ParagraphTexts {
  whole: string;
  texts: PlacedText[];
  places: PlaceholderPlace[];
}

/** Elements outside the paragraph's own words. */
const LEFT_OUT = new Set(['w:del', 'w:moveFrom', 'w:pPr', 'w:rPr']);
const PLACEHOLDER = /\{\{([^{}]{1,80})\}\}/gu;

export const joinWords = ({ children }: XmlElement): string =>
  children.filter((child): child is string => !isElement(child)).join('');

/** A paragraph's own words, joined across Word's runs, with their placeholders. */
export function splitTexts(paragraph: XmlElement): ParagraphTexts {
  const texts: PlacedText[] = [];
  let whole = '';
  const readRun = (run: XmlElement, parent: XmlElement) => {
    for (const text of listElements(run)) {
      if (LEFT_OUT.has(text.name)) continue;
      if (text.name === 'w:t') {
        texts.push({ text, run, parent, from: whole.length });
        whole += joinWords(text);
      } else if (!['w:lastRenderedPageBreak', 'w:softHyphen'].includes(text.name)) {
        // A tab, a break or a picture separates the words around it.
        whole += '\n';
      }
    }
  };
  const read = (parent: XmlElement) => {
    for (const child of listElements(parent)) {
      if (child.name === 'w:r') readRun(child, parent);
      else if (child.name !== 'w:p' && !LEFT_OUT.has(child.name)) read(child);
    }
  };
  read(paragraph);
  const places = [...whole.matchAll(PLACEHOLDER)].map(({ index, 0: all, 1: written = '' }) => ({
    from: index,
    to: index + all.length,
    written: written.trim(),
    name: findPlaceholder(written),
  }));
  return { whole, texts, places };
}
