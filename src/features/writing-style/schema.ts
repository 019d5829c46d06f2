/** Shorter text, after trimming, says too little about a style. */
const MIN_STYLE_LENGTH = 15;

export function isStyleLongEnough(text: string): boolean {
  return text.trim().length >= MIN_STYLE_LENGTH;
}
