import { useEffect, useRef, useState } from 'react';
import type { Language } from '@shared/languages/language';
import { dictationProblem } from './dictation/dictation-problem';
import {
  readHeardWords,
  isHeardLocally,
  recogniserClass,
  type Recogniser,
} from './dictation/recogniser';
import { speechTag } from './dictation/speech-tag';

/** Android’s recogniser repeats itself when it continues after a pause: it gets one utterance at a time. */
const hearsOn = () => !/android/i.test(navigator.userAgent);

/**
 * Transcribes speech by the browser's recogniser. `onHeard` takes final words, and returns whether there is room for
 * more.
 */
export function useDictation(language: Language, onHeard: (words: string) => boolean) {
  const tag = speechTag(language, navigator.languages);
  const [isListening, setListening] = useState(false);
  const [interim, setInterim] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const isLocal = useIsLocal(tag);
  const running = useRef<Recogniser | null>(null);
  const hear = useRef(onHeard);
  useEffect(() => {
    hear.current = onHeard;
  }, [onHeard]);

  const stop = () => {
    running.current?.stop();
  };
  const start = () => {
    const Recognition = recogniserClass();
    if (!Recognition || running.current) return;
    const recogniser = new Recognition();
    Object.assign(recogniser, { lang: tag, continuous: hearsOn(), interimResults: true });
    if (isLocal) recogniser.processLocally = true;
    let unfinished = '';
    const take = (words: string) => {
      if (words === '' || hear.current(words)) return;
      setProblem('The note is full.');
      recogniser.stop();
    };
    recogniser.onresult = (event) => {
      const heard = readHeardWords(event);
      take(heard.words);
      unfinished = heard.interim;
      setInterim(unfinished);
    };
    recogniser.onerror = ({ error }) => {
      setProblem(dictationProblem(error, language));
    };
    recogniser.onend = () => {
      running.current = null;
      // Stopped in mid-sentence: keeps the words shown.
      take(unfinished);
      setInterim('');
      setListening(false);
    };
    running.current = recogniser;
    setProblem(null);
    setListening(true);
    try {
      recogniser.start();
    } catch {
      recogniser.onend();
      setProblem(dictationProblem('', language));
    }
  };

  // On leaving the screen, words spoken before still arrive.
  useEffect(() => () => running.current?.stop(), []);

  return {
    isOffered: recogniserClass() !== null,
    isListening,
    /** Words that may still change. */
    interim,
    problem,
    /** True when speech stays on this device; null while unknown. */
    isLocal,
    toggle: () => {
      if (isListening) stop();
      else start();
    },
    stop,
  };
}

function useIsLocal(tag: string): boolean | null {
  const [known, setKnown] = useState<{ tag: string; isLocal: boolean } | null>(null);
  useEffect(() => {
    let isMounted = true;
    void isHeardLocally(tag).then((isLocal) => {
      if (isMounted) setKnown({ tag, isLocal });
    });
    return () => {
      isMounted = false;
    };
  }, [tag]);
  return known?.tag === tag ? known.isLocal : null;
}

export type Dictation = ReturnType<typeof useDictation>;
