/**
 * The signs of symbol fonts at 0x20 to 0xFF in Unicode, one string a font in the order of their codes: Symbol as Adobe
 * published it (symbol.txt), the others as Unicode 7 took them in. U+FFFD is in the place of a missing sign. The
 * arrowhead of Wingdings 0xD8 is the one that fonts have.
 */
const SIGNS: Record<string, string> = {
  symbol:
    ' !∀#∃%&∍()*+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}~���������������������������������€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪�〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭�',
  wingdings:
    ' 🖉✂✁👓🕭🕮🕯🕿✆🖂🖃📪📫📬📭🗀🗁🗎🗏🗐🗄⌛🖮🖰🖲🖳🖴🖫🖬✇✍🖎✌🖏👍👎☜☞☝☟🖐☺😐☹💣🕱🏳🏱✈☼🌢❄🕆✞🕈✠✡☪☯🕉☸♈♉♊♋♌♍♎♏♐♑♒♓🙰🙵⚫🔾◼🞏🞐❑❒🞟⧫◆❖⬩⌧⮹⌘🏵🏶🙶🙷▯🄋➀➁➂➃➄➅➆➇➈➉🄌➊➋➌➍➎➏➐➑➒➓🙢🙠🙡🙣🙞🙜🙝🙟∙•⬝⭘🞆🞈🞊🞋🔿▪🞎🟁🟅★🟋🟏🟓🟑⯐⌖⯎⯏⯑✪✰🕐🕑🕒🕓🕔🕕🕖🕗🕘🕙🕚🕛⮰⮱⮲⮳⮴⮵⮶⮷🙪🙫🙕🙔🙗🙖🙐🙑🙒🙓⌫⌦⮘➢⮙⮛⮈⮊⮉⮋🡨🡪🡩🡫🡬🡭🡯🡮🡸🡺🡹🡻🡼🡽🡿🡾⇦⇨⇧⇩⬄⇳⬁⬀⬃⬂🢬🢭🗶✓🗷🗹�',
  'wingdings 2':
    ' 🖊🖋🖌🖍✄✀🕾🕽🗅🗆🗇🗈🗉🗊🗋🗌🗍📋🗑🗔🖵🖶🖷🖸🖭🖯🖱🖒🖓🖘🖙🖚🖛👈👉🖜🖝🖞🖟🖠🖡👆👇🖢🖣🖑🗴🗸🗵☑⮽☒⮾⮿🛇⦸🙱🙴🙲🙳‽🙹🙺🙻🙦🙤🙥🙧🙚🙘🙙🙛⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿�☉🌕☽☾⸿✝🕇🕜🕝🕞🕟🕠🕡🕢🕣🕤🕥🕦🕧🙨🙩⋅🞄⦁●○🞅🞇🞉⊙⦿🞌🞍◾■□🞑🞒🞓🞔▣🞕🞖🞗🞘⬩⬥◇🞚◈🞛🞜🞝🞞⬪⬧◊🞠◖◗⯊⯋⯀⯁⬟⯂⬣⬢⯃⯄🞡🞢🞣🞤🞥🞦🞧🞨🞩🞪🞫🞬🞭🞮🞯🞰🞱🞲🞳🞴🞵🞶🞷🞸🞹🞺🞻🞼🞽🞾🞿🟀🟂🟄🟆🟉🟊✶🟌🟎🟐🟒✹🟃🟇✯🟍🟔⯌⯍※⁂������',
  'wingdings 3':
    ' ⭠⭢⭡⭣⭦⭧⭩⭨⭰⭲⭱⭳⭶⭸⭻⭽⭤⭥⭪⭬⭫⭭⭍⮠⮡⮢⮣⮤⮥⮦⮧⮐⮑⮒⮓⮀⮃⭾⭿⮄⮆⮅⮇⮏⮍⮎⮌⭮⭯⎋⌤⌃⌥␣⍽⇪⮸🢠🢡🢢🢣🢤🢥🢦🢧🢨🢩🢪🢫🡐🡒🡑🡓🡔🡕🡗🡖🡘🡙▲▼△▽◀▶◁▷◣◢◤◥🞀🞂🞁�🞃⯅⯆⯇⯈⮜⮞⮝⮟🠐🠒🠑🠓🠔🠖🠕🠗🠘🠚🠙🠛🠜🠞🠝🠟🠀🠂🠁🠃🠄🠆🠅🠇🠈🠊🠉🠋🠠🠢🠤🠦🠨🠪🠬🢜🢝🢞🢟🠮🠰🠲🠴🠶🠸🠺🠹🠻🢘🢚🢙🢛🠼🠾🠽🠿🡀🡂🡁🡃🡄🡆🡅🡇⮨⮩⮪⮫⮬⮭⮮⮯🡠🡢🡡🡣🡤🡥🡧🡦🡰🡲🡱🡳🡴🡵🡷🡶🢀🢂🢁🢃🢄🢅🢇🢆🢐🢒🢑🢓🢔🢖🢕🢗���������������',
  webdings:
    ' 🕷🕸🕲🕶🏆🎖🖇🗨🗩🗰🗱🌶🎗🙾🙼🗕🗖🗗⏴⏵⏶⏷⏪⏩⏮⏭⏸⏹⏺🗚🗳🛠🏗🏘🏙🏚🏜🏭🏛🏠🏖🏝🛣🔍🏔👁👂🏞🏕🛤🏟🛳🕬🕫🕨🔈🎔🎕🗬🙽🗭🗪🗫⮔✔🚲⬜🛡📦🛱⬛🚑🛈🛩🛰🟈🕴⬤🛥🚔🗘🗙❓🛲🚇🚍⛳⦸⊖🚭🗮⏐🗯🗲�🚹🚺🛉🛊🚼👽🏋⛷🏂🏌🏊🏄🏍🏎🚘🗠🛢💰🏷💳👪🗡🗢🗣✯🖄🖅🖃🖆🖹🖺🖻🕵🕰🖽🖾📋🗒🗓🕮📚🗞🗟🗃🗂🖼🎭🎜🎘🎙🎧💿🎞📷🎟🎬📽📹📾📻🎚🎛📺💻🖥🖦🖧🕹🎮🕻🕼📟🖁🖀🖨🖩🖿🖪🗜🔒🔓🗝📥📤🕳🌣🌤🌥🌦☁🌨🌧🌩🌪🌬🌫🌜🌡🛋🛏🍽🍸🛎🛍Ⓟ♿🛆🖈🎓🗤🗥🗦🗧🛪🐿🐦🐟🐕🐈🙬🙮🙭🙯🗺🌍🌏🌎🕊',
};
const NONE = '\ufffd';
const LETTERS = new Map(Object.entries(SIGNS).map(([font, signs]) => [font, Array.from(signs)]));

/** Pieces of tall brackets in Symbol, where texts have arrows and ticks of Wingdings; and bullets within a line. */
const WINGDINGS_ANYWHERE = new Set([
  0x76, 0xa7, 0xd8, 0xdf, 0xe0, 0xe7, 0xe8, 0xf3, 0xfb, 0xfc, 0xfd, 0xfe,
]);
/** The one bullet of Word that is of Symbol. */
const ROUND_BULLET = 0xb7;

/** True when a font's letters are signs; programs write its name in any case, Word's HTML in quotes. */
export function isSymbolFont(font: string): boolean {
  return LETTERS.has(normaliseName(font));
}

/** Letters that are set in a symbol font, as the signs that they show. */
export function signsInFont(text: string, font: string): string {
  const letters = LETTERS.get(normaliseName(font));
  if (!letters) return text;
  return text.replace(/[ -\u009f\u00a1-\u00ff\uf020-\uf0ff]/gu, (letter) => {
    const sign = letters[(letter.charCodeAt(0) & 0xff) - 0x20] ?? NONE;
    return sign === NONE ? letter : sign;
  });
}

/**
 * A private letter of a font that is not named. Where it begins a line before a tab it is of Wingdings, as Word's bullets
 * are but for the round one; elsewhere of Symbol, which has the signs of measuring.
 */
export function signOfAnyFont(letter: string, isBullet: boolean): string {
  const code = letter.charCodeAt(0) & 0xff;
  const isWingdings = isBullet ? code !== ROUND_BULLET : WINGDINGS_ANYWHERE.has(code);
  const fonts = isWingdings ? ['wingdings', 'symbol'] : ['symbol', 'wingdings'];
  const signs = fonts.map((font) => signsInFont(letter, font));
  return signs.find((sign) => sign !== letter) ?? letter;
}

const SMALL = {
  superscript: ['0123456789+-−()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾ⁿⁱ'],
  subscript: ['0123456789+-−()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₍₎'],
} as const;

/** Powers and indices, which programs only set smaller, in signs of their own; other words as they are. */
export function smallSigns(words: string, place: keyof typeof SMALL): string {
  const [from, to] = SMALL[place];
  const signs = Array.from(words, (letter) => to[from.indexOf(letter)] ?? '');
  return signs.every(Boolean) ? signs.join('') : words;
}

const normaliseName = (font: string) => font.replace(/["']/g, '').trim().toLowerCase();
