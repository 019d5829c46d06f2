export type Weight = 'regular' | 'bold';

export type FamilyName =
  | 'arabic'
  | 'thai'
  | 'bengali'
  | 'tamil'
  | 'telugu'
  | 'gujarati'
  | 'gurmukhi'
  | 'devanagari'
  | 'georgian'
  | 'armenian'
  | 'korean'
  | 'japanese'
  | 'simplified-chinese'
  | 'traditional-chinese'
  | 'emoji'
  | 'symbols'
  | 'more-symbols'
  | 'mathematics';

export interface FontFamily {
  name: FamilyName;
  /** Its package: of `@fontsource-variable` where it comes in slices, of `@expo-google-fonts` otherwise. */
  package: string;
  /** The beginning of its fonts' names. */
  file: string;
  /** The one slice that has its script; null where it has many, or comes as a whole. */
  slice: string | null;
  hasBold: boolean;
  /** The letters that it is fetched for; once loaded it shows any others that it has. */
  letters: RegExp;
  /** The language for reading its letters aloud; null for symbols. */
  language: string | null;
  /** Letters that only this one of the Han languages uses. */
  tells?: RegExp;
}

const HAN =
  /[\u2e80-\u2fff\u3000-\u30ff\u3190-\u33ff\u3400-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{1f200}-\u{1f2ff}\u{20000}-\u{323af}]/u;

const scripts: FontFamily[] = [
  script('arabic', 'NotoSansArabic', 'ar', {
    letters: /[\p{Script=Arabic}\u060c\u061b\u061f\u0640\u0660-\u0669]/u,
  }),
  script('thai', 'NotoSansThai', 'th', { letters: /[\p{Script=Thai}\u0e3f]/u }),
  script('bengali', 'NotoSansBengali', 'bn', { letters: /\p{Script=Bengali}/u }),
  script('tamil', 'NotoSansTamil', 'ta', { letters: /\p{Script=Tamil}/u }),
  script('telugu', 'NotoSansTelugu', 'te', { letters: /\p{Script=Telugu}/u }),
  script('gujarati', 'NotoSansGujarati', 'gu', { letters: /\p{Script=Gujarati}/u }),
  script('gurmukhi', 'NotoSansGurmukhi', 'pa', { letters: /\p{Script=Gurmukhi}/u }),
  // After its neighbours: the full stop they share is no reason to fetch it.
  script('devanagari', 'NotoSansDevanagari', 'hi', {
    letters: /[\p{Script=Devanagari}\u0964\u0965]/u,
  }),
  script('georgian', 'NotoSansGeorgian', 'ka', { letters: /\p{Script=Georgian}/u }),
  script('armenian', 'NotoSansArmenian', 'hy', { letters: /\p{Script=Armenian}/u }),
];

/** Families that draw the same Han characters differently; see `hanFamilies`. */
export const HAN_FAMILIES: readonly FontFamily[] = [
  family('simplified-chinese', 'noto-sans-sc', 'NotoSansSC', 'zh-Hans', {
    letters: HAN,
    tells:
      /[这个们设计门关与为应结构损坏层体号处顶区钢筑检测裂缝墙梁剥离渗漏锈蚀图纸状态现场报严维护验连续砖桥楼轻]/u,
  }),
  family('japanese', 'noto-sans-jp', 'NotoSansJP', 'ja', {
    // Also has the box-drawing characters of tables, and is the smallest that does.
    letters: new RegExp(`${HAN.source}|[\\u2500-\\u259f]`, 'u'),
    tells: /[\p{Script=Hiragana}\p{Script=Katakana}検鉄亀圧対駅縦辻込働畑漏塩価変満拡発桟歩剤図]/u,
  }),
  family('traditional-chinese', 'noto-sans-tc', 'NotoSansTC', 'zh-Hant', {
    letters: new RegExp(`${HAN.source}|\\p{Script=Bopomofo}`, 'u'),
    tells:
      /[\p{Script=Bopomofo}這個們設計門關與為應結構損壞層體號處頂區鋼築檢測縫牆樑剝離滲鏽蝕圖紙狀態現場報嚴維護驗連續磚樓輕]/u,
  }),
  family('korean', 'noto-sans-kr', 'NotoSansKR', 'ko', {
    letters: new RegExp(`${HAN.source}|\\p{Script=Hangul}`, 'u'),
    tells: /\p{Script=Hangul}/u,
  }),
];

const signs: FontFamily[] = [
  family('emoji', 'noto-emoji', 'NotoEmoji', null, {
    letters: /[\p{Emoji_Presentation}\p{Regional_Indicator}\u20e3\ufe0f\u{1f300}-\u{1faff}]/u,
  }),
  script('symbols', 'NotoSansSymbols', null, {
    letters: /[\u2150-\u218f\u2300-\u23ff\u2460-\u24ff\u{1f100}-\u{1f1ff}]/u,
  }),
  family('more-symbols', 'noto-sans-symbols-2', 'NotoSansSymbols2', null, {
    letters: /[\u2400-\u245f\u25a0-\u27bf\u2b00-\u2bff\u{1f300}-\u{1f8ff}]/u,
    hasBold: false,
  }),
  family('mathematics', 'noto-sans-math', 'NotoSansMath', null, {
    letters: /[\u20d0-\u20ff\u2190-\u24ff\u25a0-\u2bff\u{1d400}-\u{1d7ff}]/u,
    hasBold: false,
  }),
];

/** Every family, in the order of the search for a letter that Arimo lacks. */
export const familiesInOrder = (hans: readonly FontFamily[]): FontFamily[] => [
  ...scripts,
  ...hans,
  ...signs,
];

/** A family whose script is in one slice, named like the family. */
function script(
  name: FamilyName,
  file: string,
  language: string | null,
  rest: Pick<FontFamily, 'letters'>,
): FontFamily {
  return family(name, `noto-sans-${name}`, file, language, { ...rest, slice: name });
}

function family(
  name: FamilyName,
  packageName: string,
  file: string,
  language: string | null,
  rest: Pick<FontFamily, 'letters' | 'tells'> & { hasBold?: boolean; slice?: string },
): FontFamily {
  return { hasBold: true, slice: null, name, package: packageName, file, language, ...rest };
}

/** Arimo: Latin, Greek, Cyrillic and Hebrew, with the widths of Arial, which the .docx uses. */
export type Font = 'regular' | 'bold' | 'italic';

/** A font file: one of Arimo's, or a weight of another family or of its slice. */
export type Face = Font | `${FamilyName}-${Weight}` | `${FamilyName}-${string}-${Weight}`;
