import { useEffect, type RefObject } from 'react';
import { plain, wordsOf } from './row-filter';

/** As the style sheet knows them. */
const NAME = 'row-search';
const TEXTS = '[data-row] td';

/** Marks what is searched for where it stands, without a change to what is drawn; older browsers mark nothing. */
export function useMarkedHits(table: RefObject<HTMLElement | null>, query: string): void {
  useEffect(() => {
    const words = wordsOf(query);
    const element = table.current;
    if (!('highlights' in CSS) || !element || words.length === 0) return;
    const mark = () => {
      CSS.highlights.set(NAME, new Highlight(...hitsIn(element, words)));
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete(NAME);
    };
  }, [table, query]);
}

function hitsIn(element: HTMLElement, words: readonly string[]): Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.parentElement?.closest(TEXTS)) continue;
    const text = plain(node.textContent ?? '');
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
    }
  }
  return ranges;
}
