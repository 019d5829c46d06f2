import type { ModelPhoto } from './model-photo.ts';
import type { PromptPart } from './model-request.ts';
import type { ServerKind } from './server-kind.ts';

/** About four Latin letters to a token, and about one to a character of most other scripts. */
export function countTextTokens(text: string): number {
  let latin = 0;
  let others = 0;
  for (const character of text) {
    if ((character.codePointAt(0) ?? 0) < 0x250) latin += 1;
    else others += 1;
  }
  return Math.ceil(latin / 4) + others;
}

/** Pixels along a side that one token of a picture covers, in models that cut it into patches. */
const PATCH = 32;
/** The tokens of a picture whose size is unknown. */
const UNKNOWN_SIZE = 300;

/**
 * About what a picture costs: 4,800 tokens at 2560 × 1920 for local models of Qwen3-VL's kind, 5,500 for
 * OpenAI's at full detail, an area for Anthropic, tiles of 768 pixels for Google.
 */
function countPhotoTokens({ width, height }: ModelPhoto, kind: ServerKind): number {
  if (width * height === 0) return UNKNOWN_SIZE;
  const patches = Math.ceil(width / PATCH) * Math.ceil(height / PATCH);
  switch (kind) {
    case 'openai':
      return Math.ceil(patches * 1.15);
    case 'anthropic':
      return Math.min(4784, Math.ceil((width * height) / 750));
    case 'google':
      return 258 * Math.ceil(width / 768) * Math.ceil(height / 768);
    default:
      return patches;
  }
}

export function countPartTokens({ text, photo }: PromptPart, kind: ServerKind): number {
  return countTextTokens(text) + (photo ? countPhotoTokens(photo, kind) : 0);
}
