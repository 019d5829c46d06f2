/** Fields that fetch or run something, or bring in other files. */
const BAD_FIELD =
  /^(?:DDE|DDEAUTO|INCLUDE|INCLUDEPICTURE|INCLUDETEXT|LINK|IMPORT|EMBED|DATABASE|DATA|MACROBUTTON|GOTOBUTTON|AUTOTEXT|AUTOTEXTLIST|GLOSSARY|RD|ADDIN|PRINT|HTMLACTIVEX|CONTROL|MACRO|SHELL|USERFORM|BARCODE|DOCVARIABLE)\b/iu;

/** A part as different readers see it: changes accepted or rejected, either way of drawing. */
const VIEWS: readonly ((xml: string) => string)[] = [
  (xml) => xml,
  (xml) => without(xml, 'w:del', 'w:moveFrom'),
  (xml) => without(xml, 'w:ins', 'w:moveTo').replaceAll('delInstrText', 'instrText'),
  (xml) => without(xml, 'mc:Choice'),
  (xml) => without(xml, 'mc:Fallback'),
];

const without = (xml: string, ...names: string[]) =>
  names.reduce(
    (left, name) => left.replace(new RegExp(`<${name}(?:\\s[^>]*[^/])?>.*?</${name}>`, 'gsu'), ''),
    xml,
  );

/** Lists the faults of a part's fields, in each view of it. */
export function judgeFields(xml: string): string[] {
  const simple = [...xml.matchAll(/<w:fldSimple\s[^>]*w:instr="([^"]*)"/gu)].flatMap(
    ([, text = '']) => judgeInstruction(text),
  );
  return [...new Set([...simple, ...VIEWS.flatMap((view) => judgeView(view(xml)))])];
}

const TOKENS =
  /<w:fldChar\s[^>]*w:fldCharType="(\w+)"|<w:(?:instrText|delInstrText)(?:\s[^>]*)?>([^<]*)</gu;

function judgeView(xml: string): string[] {
  const open: { text: string; isResult: boolean }[] = [];
  const faults: string[] = [];
  for (const [, type, text] of xml.matchAll(TOKENS)) {
    const asking = open.findLast(({ isResult }) => !isResult);
    const last = open.at(-1);
    if (type === 'begin') open.push({ text: '', isResult: false });
    else if (text !== undefined) {
      if (asking) asking.text += text;
      else faults.push(`an instruction outside of a field: ${text}`);
    } else if (type === 'separate' && last) last.isResult = true;
    else if (type === 'end') {
      open.pop();
      faults.push(...judgeInstruction(last?.text ?? ''));
      const around = open.findLast(({ isResult }) => !isResult);
      // A field within an instruction shows the text of its own instruction.
      if (around && last) around.text += last.text.trim().replace(/^\w+\s*/u, '');
    }
  }
  const unended = open.map((one) => one.text).join(' | ');
  return open.length === 0 ? faults : [...faults, `a field without an end: ${unended}`];
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

function judgeInstruction(written: string): string[] {
  const instruction = unescaped(written).trim();
  if (BAD_FIELD.test(instruction)) return [`the field ${instruction}`];
  if (!/^HYPERLINK/iu.test(instruction)) return [];
  const words = [...instruction.slice(9).matchAll(/"([^"]*)"|(\S+)/gu)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  );
  const bad = words.filter(
    (word) =>
      /\\\\|:[\\/]|^\w[\w+-]+:/u.test(word) && !/^(?:https?:\/\/|mailto:)[^\\]+$/iu.test(word),
  );
  return bad.map((word) => `a link to ${word}`);
}
