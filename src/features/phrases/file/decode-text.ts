import type { Language } from '../../../../supabase/functions/_shared/languages/language';

/** Encodings that spreadsheets write, as people may know them. */
export const ENCODINGS = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Western European (Windows)',
  'windows-1250': 'Central European (Windows)',
  'iso-8859-2': 'Central European (ISO)',
  macintosh: 'Western European (Mac)',
  shift_jis: 'Japanese (Shift JIS)',
  'euc-jp': 'Japanese (EUC)',
  'iso-2022-jp': 'Japanese (ISO 2022)',
} as const;
export type Encoding = keyof typeof ENCODINGS;

interface Decoded {
  text: string;
  encoding: Encoding;
  /** False where another encoding would give letters too. */
  isSure: boolean;
}

/** The text of a file by its mark or pattern, as UTF-8, or by the code page of the person's languages. */
export function decodeText(bytes: Uint8Array, languages: readonly Language[]): Decoded {
  const marked = markOf(bytes) ?? patternOf(bytes);
  if (marked) return { text: decodeAs(bytes, marked), encoding: marked, isSure: true };
  const unicode = strictly(bytes, 'utf-8');
  if (unicode !== null) return { text: unicode, encoding: 'utf-8', isSure: true };
  const encoding = codePageOf(bytes, languages);
  return { text: decodeAs(bytes, encoding), encoding, isSure: false };
}

export function decodeAs(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes);
}

function strictly(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function markOf([first, second, third]: Uint8Array): Encoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** Line ends and separators have a zero before or behind them in UTF-16, and nothing else has zeros. */
function patternOf(bytes: Uint8Array): Encoding | null {
  // Escapes begin and end its Japanese.
  if (bytes.includes(0x1b)) return 'iso-2022-jp';
  const zeros = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0) return null;
  return odd >= even ? 'utf-16le' : 'utf-16be';
}

const KANA = /[\p{Script=Hiragana}ァ-ヺ]{2}/u;
/** A sign in the middle of a word: another page has a letter there. */
const BROKEN_WORD = /\p{L}[\u00a1-\u00bf]\p{L}|[\u0080-\u009f]/u;

function codePageOf(bytes: Uint8Array, languages: readonly Language[]): Encoding {
  for (const encoding of ['euc-jp', 'shift_jis'] as const) {
    const text = strictly(bytes, encoding);
    if (
      text !== null &&
      (KANA.test(text) || (languages.includes('ja') && encoding === 'shift_jis'))
    )
      return encoding;
  }
  // Nothing else ends lines by CR alone.
  if (bytes.includes(13) && !bytes.includes(10)) return 'macintosh';
  const western = decodeAs(bytes, 'windows-1252');
  if (!languages.includes('pl') && !BROKEN_WORD.test(western)) return 'windows-1252';
  const central = decodeAs(bytes, 'windows-1250');
  if (/[ąćęłńśźż]/iu.test(central) && !BROKEN_WORD.test(central)) return 'windows-1250';
  return languages.includes('pl') ? 'iso-8859-2' : 'windows-1252';
}
