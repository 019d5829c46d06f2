import type { Language } from '@shared/languages/language';

/** Encodings that spreadsheets write, by their common names. */
export const ENCODINGS = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Western European (Windows)',
  'iso-8859-15': 'Western European (ISO)',
  'windows-1250': 'Central European (Windows)',
  'iso-8859-2': 'Central European (ISO)',
  macintosh: 'Western European (Mac)',
  ibm850: 'Western European (MS-DOS)',
  ibm852: 'Central European (MS-DOS)',
  'windows-1251': 'Cyrillic (Windows)',
  shift_jis: 'Japanese (Shift JIS)',
  'euc-jp': 'Japanese (EUC)',
  'iso-2022-jp': 'Japanese (ISO 2022)',
} as const;
export type Encoding = keyof typeof ENCODINGS;

/** Code pages that spreadsheets still write and browsers cannot decode, from character 128 on. */
const MS_DOS: Partial<Record<Encoding, string>> = {
  ibm850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  ibm852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
};

interface Decoded {
  text: string;
  encoding: Encoding;
  /** False where another encoding would give letters too. */
  isSure: boolean;
}

/** Decodes a file by its byte order mark or pattern, as UTF-8, or by the code page of the person's languages. */
export function decodeText(bytes: Uint8Array, languages: readonly Language[]): Decoded {
  const detected = readByteOrderMark(bytes) ?? guessByPattern(bytes);
  if (detected) return { text: decodeAs(bytes, detected), encoding: detected, isSure: true };
  const unicode = strictly(bytes, 'utf-8');
  if (unicode !== null) return { text: unicode, encoding: 'utf-8', isSure: true };
  const encoding = guessCodePage(bytes, languages);
  return { text: decodeAs(bytes, encoding), encoding, isSure: false };
}

export function decodeAs(bytes: Uint8Array, encoding: Encoding): string {
  const page = MS_DOS[encoding];
  if (!page) return new TextDecoder(encoding).decode(bytes);
  const sign = (byte: number) => (byte < 128 ? String.fromCharCode(byte) : page.charAt(byte - 128));
  return Array.from(bytes, sign).join('');
}

function strictly(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function readByteOrderMark([first, second, third]: Uint8Array): Encoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** In UTF-16, line ends and separators have a zero byte, always on the same side; other texts have few. */
function guessByPattern(bytes: Uint8Array): Encoding | null {
  // Escape sequences around its Japanese.
  if (
    bytes.some((byte, at) => byte === 0x1b && /[$(]/.test(String.fromCharCode(bytes[at + 1] ?? 0)))
  )
    return 'iso-2022-jp';
  const zeros = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const most = Math.max(even, odd);
  if (most < Math.max(2, bytes.length / 60) || Math.min(even, odd) > most / 10) return null;
  return odd >= even ? 'utf-16le' : 'utf-16be';
}

const KANA = /[\p{Script=Hiragana}ァ-ヺ]{2}/u;
/** Letters beyond ASCII in the nine languages, and Cyrillic ones. */
const USUAL =
  /[äöüßàâçéèêëîïôùûœáíóúñãõìòąćęłńśźżÄÖÜÀÇÉÈÊÁÍÓÚÑŒĄĆĘŁŃŚŹŻ’‘“”„«»–—…€°²³±µ×§¿¡\u00a0\uff66-\uff9f\p{Script=Cyrillic}\p{Script=Han}]/gu;
/** A symbol or capital within a word, a symbol after one, letters of two scripts: signs of another code page. */
const BROKEN_WORD =
  // eslint-disable-next-line no-restricted-syntax -- it judges a code page, and takes nothing out
  /\p{L}[\u00a1-\u00bf†‡ˆ‰‹•˜™›─-▟]\p{L}|\p{L}[‚„±¶ˇ]|\p{Ll}[À-ÖØ-Þ]|[à-öø-ÿ][A-Z]|[aeiouy]œ|[\u0080-\u009f\ufffd]|[a-zß-ɏ][\p{Script=Cyrillic}\p{Script=Han}\uff66-\uff9f]|[\p{Script=Cyrillic}\p{Script=Han}\uff66-\uff9f][a-zß-ɏ]/gu;
const WESTERN = ['windows-1252', 'iso-8859-15', 'macintosh', 'ibm850'] as const;
const CENTRAL = ['windows-1250', 'iso-8859-2', 'ibm852'] as const;

function guessCodePage(bytes: Uint8Array, languages: readonly Language[]): Encoding {
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
  const pages = languages.includes('pl') ? [...CENTRAL, ...WESTERN] : [...WESTERN, ...CENTRAL];
  // UTF-8 with a broken character comes last, after code pages that are unlikely here.
  const tried: Encoding[] = [...pages, 'windows-1251', 'shift_jis', 'utf-8'];
  const likely = tried.map((page) => likelihood(decodeAs(bytes, page)));
  return tried[likely.indexOf(Math.max(...likely))] ?? 'windows-1252';
}

/** Counts usual letters, less sequences that no word has. */
function likelihood(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  // A Chinese character is two bytes.
  const usual = 2 * count(USUAL) + count(/\p{Script=Han}/gu);
  return usual - count(/\P{ASCII}/gu) - 4 * count(BROKEN_WORD);
}
