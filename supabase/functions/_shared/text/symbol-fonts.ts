/**
 * The signs of symbol fonts at 0x20 to 0xFF in Unicode, one string per font in code order: Symbol
 * as published by Adobe (symbol.txt), the others as adopted by Unicode 7. U+FFFD marks a missing
 * sign. Wingdings 0xD8 is the arrowhead that fonts really have.
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

/** Codes of Wingdings arrows, ticks and inline bullets, which in Symbol are pieces of tall brackets. */
const WINGDINGS_ANYWHERE = new Set([
  0x76, 0xa7, 0xd8, 0xdf, 0xe0, 0xe7, 0xe8, 0xf3, 0xfb, 0xfc, 0xfd, 0xfe,
]);
/** Word's only bullet from Symbol. */
const ROUND_BULLET = 0xb7;

/** True for a symbol font's name, in any case or in quotes, as programs write it. */
export function isSymbolFont(font: string): boolean {
  return LETTERS.has(normaliseName(font));
}

/** Converts letters set in a symbol font to the signs that they show. */
export function signsInFont(text: string, font: string): string {
  const letters = LETTERS.get(normaliseName(font));
  if (!letters) return text;
  return text.replace(/[ -\u009f\u00a1-\u00ff\uf020-\uf0ff]/gu, (letter) => {
    const sign = letters[(letter.charCodeAt(0) & 0xff) - 0x20] ?? NONE;
    return sign === NONE ? letter : sign;
  });
}

/**
 * The sign of a private-use letter in an unnamed font. Before a tab at the start of a line it is from Wingdings, like
 * all of Word's bullets but the round one; elsewhere from Symbol, which has the signs of measurement.
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

/** Superscripts and subscripts as their own characters; unchanged when one has none. */
export function smallSigns(words: string, place: keyof typeof SMALL): string {
  const [from, to] = SMALL[place];
  const signs = Array.from(words, (letter) => to[from.indexOf(letter)] ?? '');
  return signs.every(Boolean) ? signs.join('') : words;
}

const normaliseName = (font: string) => font.replace(/["']/g, '').trim().toLowerCase();
