import { listPhotos, type ReportContent } from '@/document/model/report-content';
import { listRuns, listWords } from '@/document/model/report-text';

/** Letters that Word shows in a font of its own, with their language. */
interface Script {
  letters: RegExp;
  font: string;
  language: string;
  isRightToLeft?: true;
}

/** Word's "complex scripts", whose font, size and weight are set apart from other letters'. */
const COMPLEX: readonly Script[] = [
  { letters: /\p{Script=Arabic}/u, font: 'Arial', language: 'ar-SA', isRightToLeft: true },
  { letters: /\p{Script=Hebrew}/u, font: 'Arial', language: 'he-IL', isRightToLeft: true },
  {
    letters: /[\p{Script=Syriac}\p{Script=Nko}\p{Script=Adlam}]/u,
    font: 'Ebrima',
    language: 'ar-SA',
    isRightToLeft: true,
  },
  { letters: /\p{Script=Thaana}/u, font: 'MV Boli', language: 'dv-MV', isRightToLeft: true },
  { letters: /\p{Script=Devanagari}/u, font: 'Nirmala UI', language: 'hi-IN' },
  {
    letters:
      /[\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/u,
    font: 'Nirmala UI',
    language: 'hi-IN',
  },
  { letters: /\p{Script=Thai}/u, font: 'Leelawadee UI', language: 'th-TH' },
  { letters: /[\p{Script=Lao}\p{Script=Khmer}]/u, font: 'Leelawadee UI', language: 'lo-LA' },
  { letters: /\p{Script=Myanmar}/u, font: 'Myanmar Text', language: 'my-MM' },
];
const JAPANESE: Script = {
  letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  font: 'Yu Gothic',
  language: 'ja-JP',
};
/** Chinese characters occur in all of these texts: they come last. */
const EAST_ASIAN: readonly Script[] = [
  JAPANESE,
  { letters: /\p{Script=Hangul}/u, font: 'Malgun Gothic', language: 'ko-KR' },
  { letters: /\p{Script=Bopomofo}/u, font: 'Microsoft JhengHei', language: 'zh-TW' },
  { letters: /\p{Script=Han}/u, font: 'Microsoft YaHei', language: 'zh-CN' },
];
const ANY_COMPLEX = new RegExp(COMPLEX.map(({ letters }) => letters.source).join('|'), 'u');
const LETTER = /\p{L}/u;
const COMBINING = /\p{M}/u;

export interface DocumentFonts {
  eastAsia: Pick<Script, 'font' | 'language'>;
  complex: Pick<Script, 'font' | 'language'>;
}

/** Chooses fonts for non-Latin scripts: by the document's language, else by its letters. */
export function chooseFonts(model: ReportContent): DocumentFonts {
  const texts = listTexts(model);
  const inText = ({ letters }: Script) => texts.some((text) => letters.test(text));
  const [language] = model.properties.language.split('-');
  const ofLanguage = EAST_ASIAN.find((script) => script.language.startsWith(`${language}-`));
  return {
    eastAsia: ofLanguage ?? EAST_ASIAN.find(inText) ?? JAPANESE,
    complex: COMPLEX.find(inText) ?? (COMPLEX[0] as Script),
  };
}

function listTexts({ title, details, schedule1, schedule2 }: ReportContent): string[] {
  const blocks = [
    ...schedule2.sections.flatMap((section) => section.blocks),
    ...schedule1.rows.flatMap((row) => [row.element, row.defect, row.recommendation].flat()),
  ];
  const captions = listPhotos(schedule1.rows).map(({ said }) => said);
  return [title, ...details.map(({ value }) => value), ...captions, listWords(listRuns(blocks))];
}

export interface ScriptPart {
  text: string;
  isRightToLeft: boolean;
  /** Its complex script; null for all other letters. */
  script: Script | null;
}

/**
 * Cuts a text where its script changes. Spaces and figures between letters of one script belong to it, others follow
 * the paragraph: Word orders words by their runs' marks.
 */
export function partsByScript(text: string, isRightToLeft: boolean): ScriptPart[] {
  if (!isRightToLeft && !ANY_COMPLEX.test(text)) return [{ text, isRightToLeft, script: null }];
  const parts: ScriptPart[] = [];
  let between = '';
  for (const character of text) {
    const last = parts.at(-1);
    const isBetween = !LETTER.test(character) && !ANY_COMPLEX.test(character);
    if (isBetween && last && between === '' && COMBINING.test(character)) last.text += character;
    else if (isBetween) between += character;
    else {
      const script = COMPLEX.find(({ letters }) => letters.test(character)) ?? null;
      if (last?.script === script) last.text += between + character;
      else {
        parts.push(...neutral(between, isRightToLeft));
        parts.push({ text: character, script, isRightToLeft: script?.isRightToLeft ?? false });
      }
      between = '';
    }
  }
  return joined([...parts, ...neutral(between, isRightToLeft)]);
}

const neutral = (text: string, isRightToLeft: boolean): ScriptPart[] =>
  text === '' ? [] : [{ text, isRightToLeft, script: null }];

/** Joins punctuation to neighbouring words of the same direction. */
function joined(parts: readonly ScriptPart[]): ScriptPart[] {
  const whole: ScriptPart[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    const isOne =
      last?.isRightToLeft === part.isRightToLeft &&
      (last.script === part.script || last.script === null || part.script === null) &&
      (last.isRightToLeft || last.script === part.script);
    if (last && isOne) {
      last.text += part.text;
      last.script ??= part.script;
    } else whole.push({ ...part });
  }
  return whole;
}
