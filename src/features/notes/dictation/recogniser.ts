/** The part of the browser's speech recognition that we use; the DOM's types lack it. */
export interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** Only in newer browsers: no speech leaves the device. */
  processLocally?: boolean;
  onresult: ((event: HeardEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
}

export interface HeardEvent {
  /** Index of the first new or changed result. */
  resultIndex: number;
  results: ArrayLike<{ isFinal: boolean; 0: { transcript: string } }>;
}

export interface RecogniserClass {
  new (): Recogniser;
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>;
}

/** The browser's own recogniser; null for none. */
export function recogniserClass(): RecogniserClass | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    'SpeechRecognition' | 'webkitSpeechRecognition',
    RecogniserClass | undefined
  >;
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

/** True when this device itself transcribes this language. */
export async function isHeardLocally(tag: string): Promise<boolean> {
  if (!isChrome()) return false;
  try {
    const options = { langs: [tag], processLocally: true };
    return (await recogniserClass()?.available?.(options)) === 'available';
  } catch {
    return false;
  }
}

/**
 * Other Chromium-based browsers have the call too, and many crash the page on it: Android's WebView, headless shells,
 * Electron before August 2026 (electron/electron#52955).
 */
function isChrome(): boolean {
  const { userAgentData } = navigator as Navigator & {
    userAgentData?: { brands: { brand: string }[] };
  };
  return userAgentData?.brands.some(({ brand }) => brand === 'Google Chrome') ?? false;
}

/** Splits an event's words into final ones and those that may still change. */
export function readHeardWords({ resultIndex, results }: HeardEvent): {
  words: string;
  interim: string;
} {
  const news = Array.from(results).slice(resultIndex);
  const say = (isFinal: boolean) =>
    news
      .filter((result) => result.isFinal === isFinal)
      .map((result) => result[0].transcript.trim())
      .filter((words) => words !== '')
      .join(' ');
  return { words: say(true), interim: say(false) };
}
