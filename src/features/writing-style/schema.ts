/** Fewer characters than this, after trimming, say too little about a style to steer by. */
const MIN_STYLE_LENGTH = 15;

export function isStyleLongEnough(text: string): boolean {
  return text.trim().length >= MIN_STYLE_LENGTH;
}
