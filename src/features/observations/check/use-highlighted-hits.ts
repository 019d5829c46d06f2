import { useEffect, type RefObject } from 'react';
import { plain, splitWords } from './row-filter';

/** As named in the style sheet. */
const NAME = 'row-search';
const TEXTS = '[data-row] td';

/** Highlights the words searched for in place, without redrawing; older browsers highlight nothing. */
export function useHighlightedHits(table: RefObject<HTMLElement | null>, query: string): void {
  useEffect(() => {
    const words = splitWords(query);
    const element = table.current;
    if (!('highlights' in CSS) || !element || words.length === 0) return;
    const highlight = () => {
      CSS.highlights.set(NAME, new Highlight(...findHits(element, words)));
    };
    highlight();
    const observer = new MutationObserver(highlight);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete(NAME);
    };
  }, [table, query]);
}

function findHits(element: HTMLElement, words: readonly string[]): Range[] {
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
