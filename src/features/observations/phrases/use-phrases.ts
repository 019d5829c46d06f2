import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { findPhrases, type Phrase } from './find-phrases';
import { insertPhrase, nextGap, phraseQuery, type PhraseQuery } from './phrase-text';
import type { PhraseField } from '@/features/phrases/schema';
import { usePhraseSource } from './use-phrase-source';

interface PhrasesOptions {
  reportId: string;
  field: PhraseField;
  /** The row's current defect, which decides the recommendations. */
  defectNow: () => string;
  onType: (text: string) => void;
}

const NONE: Phrase[] = [];

/**
 * Phrases offered for a field while typing. Typing keys keep their meaning until the down arrow enters the list or a
 * slash requests it.
 */
export function usePhrases({ reportId, field, defectNow, onType }: PhrasesOptions) {
  const listId = useId();
  const [query, setQuery] = useState<PhraseQuery | null>(null);
  const [active, setActive] = useState(-1);
  /** From the insertion of a phrase with gaps until the field is left. */
  const hasGaps = useRef(false);
  // People type into one or two of the three fields.
  const [isWanted, setWanted] = useState(false);
  const source = usePhraseSource(reportId, field, isWanted);
  const sought = query?.typed ?? null;
  const phrases = useMemo(() => {
    if (sought === null || !source) return NONE;
    const partners = field === 'recommendation' ? source.findPartners(defectNow()) : [];
    return findPhrases(source.phrases, sought, partners);
  }, [source, sought, field, defectNow]);

  const close = () => {
    setQuery(null);
    setActive(-1);
  };
  const notice = ({ value, selectionStart }: HTMLTextAreaElement) => {
    const next = phraseQuery(value, selectionStart);
    setQuery(next);
    setActive(next?.isAsked ? 0 : -1);
    if (next) setWanted(true);
  };
  const choose = (phrase: Phrase, target: HTMLTextAreaElement) => {
    if (query === null) return;
    const { text, start, end } = insertPhrase(target.value, query, phrase.text);
    onType(text);
    hasGaps.current = end > start;
    close();
    // Once the field has the text.
    requestAnimationFrame(() => {
      target.focus();
      target.setSelectionRange(start, end);
    });
  };

  /** True for a key that the phrases handle; the field then ignores it. */
  const takeKey = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) {
      return false;
    }
    const { currentTarget: target, key } = event;
    if (phrases.length === 0) {
      return key === 'Tab' && !event.shiftKey && hasGaps.current && goToGap(target);
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[key];
    const isInList = active >= 0;
    if (by !== undefined && (isInList || by > 0)) {
      // Past either end is the text itself.
      const places = phrases.length + 1;
      setActive(((active + 1 + by + places) % places) - 1);
      return true;
    }
    const phrase = phrases[active];
    if ((key === 'Enter' || key === 'Tab') && phrase) {
      choose(phrase, target);
      return true;
    }
    if (key === 'Escape' && isInList) {
      close();
      return true;
    }
    return false;
  };

  const leave = () => {
    hasGaps.current = false;
    close();
  };
  return { phrases, active, listId, notice, takeKey, choose, leave };
}

/** Tab moves to a phrase's next gap before it leaves the field; false where there is none. */
function goToGap(target: HTMLTextAreaElement): boolean {
  const gap = nextGap(target.value, target.selectionEnd);
  if (gap) target.setSelectionRange(gap.start, gap.end);
  return gap !== null;
}
