import type { Rule } from 'eslint';

/** A comment that opens so mostly says what the name should have said. */
const OPENS = /^(?:What|Whether|Who|Where)\b/;
const PHRASES =
  /\banew\b|\bsaid of\b|\bso-manieth\b|\band no other\b|\bof \w+ own accord\b|\bwhoever\b/i;

interface Said {
  text: string;
  start: Position;
  end: Position;
}

interface Position {
  line: number;
  column: number;
}

/** Refuses comments that restate a name, and phrases that an engineer would not write. */
export const plainComments: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      opens:
        'A comment says what a caller must know, the verb first: units, shapes, errors, reasons. It does not begin with “{{word}}”; where the name says it, it needs no comment.',
      phrase:
        'Write “{{word}}” as a colleague would say it: “again”, “a person who …”, “by itself”.',
    },
  },
  create: (context) => ({
    Program() {
      for (const { text, start, end } of joinedComments(context.sourceCode)) {
        const [opening] = OPENS.exec(text) ?? [];
        const [phrase] = PHRASES.exec(text) ?? [];
        const word = opening ?? phrase;
        if (word === undefined) continue;
        const messageId = opening === undefined ? 'phrase' : 'opens';
        context.report({ loc: { start, end }, messageId, data: { word } });
      }
    },
  }),
};

/** Each comment as one line; `//` on lines that follow one another are one comment. */
function joinedComments(source: Rule.RuleContext['sourceCode']): Said[] {
  const said: Said[] = [];
  let lastLine = -1;
  for (const { type, value, loc } of source.getAllComments()) {
    if (!loc) continue;
    const { start, end } = loc;
    const text = value
      .split('\n')
      .map((line) => line.replace(/^[\s*]+/, ''))
      .join(' ')
      .trim();
    const isOnOwnLine = source.lines[start.line - 1]?.slice(0, start.column).trim() === '';
    const last = said.at(-1);
    if (type === 'Line' && isOnOwnLine && last && lastLine === start.line - 1) {
      last.text += ` ${text}`;
      last.end = end;
    } else said.push({ text, start, end });
    lastLine = type === 'Line' && isOnOwnLine ? start.line : -1;
  }
  return said;
}
