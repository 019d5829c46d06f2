interface Part {
  text: string;
  isBold: boolean;
}

/**
 * Exactly two asterisks around words that touch them. Underscores count only outside words and in lines without pairs
 * of asterisks: file names are full of them.
 */
const ASTERISKS = /(?<!\*)\*\*(?![\s*])((?:(?!\*\*).)+?)(?<![\s*])\*\*(?!\*)/gu;
const UNDERSCORES =
  /(?<![\p{L}\p{N}_*])__(?![\s_*])((?:(?!__).)+?)(?<![\s_*])__(?![\p{L}\p{N}_*])/gu;

/** Splits a line at its bold words and drops their marks. Unpaired marks, and those between figures, stay as typed. */
export function boldParts(line: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  const plainUpTo = (end: number) => {
    if (end > from) parts.push({ text: line.slice(from, end), isBold: false });
  };
  for (const match of line.matchAll(line.includes('**') ? ASTERISKS : UNDERSCORES)) {
    const words = match[1] ?? '';
    // 2**3**4 is arithmetic.
    if (/^\d/u.test(words) && /\d$/u.test(line.slice(0, match.index))) continue;
    plainUpTo(match.index);
    parts.push({ text: words, isBold: true });
    from = match.index + match[0].length;
  }
  plainUpTo(line.length);
  return parts;
}

export function withoutBoldMarks(line: string): string {
  return boldParts(line)
    .map(({ text }) => text)
    .join('');
}
