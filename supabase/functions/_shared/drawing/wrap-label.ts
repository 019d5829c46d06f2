/** Between two words, but not between a number and its unit. */
const BLANKS = /(?<!\d)\s+|\s+(?!(?:[µmck]?m[²³]?|%|°C?|k?N|MPa)(?![\p{L}\p{N}]))/u;

/** A label's words in lines of so many letters at most, where none is longer. */
export function wrapLabel(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(BLANKS).filter(Boolean)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < most) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  return lines;
}
