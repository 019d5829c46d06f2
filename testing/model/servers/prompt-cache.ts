import { countPartTokens } from './count-tokens.ts';
import type { PromptPart, Question } from './model-request.ts';
import type { ServerKind } from './server-kind.ts';

/** The shortest beginning that a provider keeps, in tokens; who is not named tells of no cache. */
const SHORTEST: Partial<Record<ServerKind, number>> = {
  openai: 1024,
  deepseek: 64,
  google: 1024,
  anthropic: 1024,
};

/**
 * Counts what a prompt has in common with the beginning of an earlier one, as providers do who charge
 * less for it. Anthropic's keeps only what the caller marked.
 */
export class PromptCache {
  readonly #seen: string[][] = [];
  readonly #kind: ServerKind;

  constructor(kind: ServerKind) {
    this.#kind = kind;
  }

  /** Tokens of the prompt that were seen before in the same order; the prompt is seen from now on. */
  countCached({ parts, schema }: Pick<Question, 'parts' | 'schema'>): number {
    const shortest = SHORTEST[this.#kind];
    if (shortest === undefined) return 0;
    // A schema is put before the prompt by those who enforce it.
    const whole: PromptPart[] = [
      { role: 'schema', text: JSON.stringify(schema ?? null) },
      ...parts,
    ];
    const marked =
      this.#kind === 'anthropic' ? whole.findLastIndex((part) => part.endsCache) : null;
    const kept = marked === null ? whole : whole.slice(0, marked + 1);
    const keys = kept.map((part) => JSON.stringify([part.role, part.text, part.photo?.hash]));
    const common = Math.max(0, ...this.#seen.map((earlier) => sameBeginning(earlier, keys)));
    this.#seen.push(keys);
    const tokens = kept
      .slice(0, common)
      .reduce((sum, part) => sum + countPartTokens(part, this.#kind), 0);
    return tokens >= shortest ? tokens : 0;
  }
}

function sameBeginning(one: string[], other: string[]): number {
  const end = one.findIndex((part, index) => part !== other[index]);
  return end === -1 ? one.length : end;
}
