import type {
  NumberedObservation,
  SectionDoubt,
  SectionDrafts,
  SectionsRequest,
} from '../../analyst.ts';
import type { Asking } from '../ask-model.ts';
import { estimateTokens } from '../long-tables/estimate-tokens.ts';
import type { SectionsAnswer } from '../write-sections/schema.ts';
import { findCitations } from '../write-sections/section-breaches.ts';
import { reportMaterial, rowMaterial } from '../write-sections/section-material.ts';
import { listSentences } from '../write-sections/sentences.ts';
import { type Doubt, summariseJudging, judgeSentences } from './judge-sentences.ts';

/** The share of the context for facts. */
const SHARE_OF_FACTS = 0.5;
/** Tokens for each longer text of the report. */
const MOST_OF_A_TEXT = 120;
/** Tokens for a row that no sentence cites. */
const MOST_OF_A_ROW = 60;

/** Judges a report's texts in each version; each sentence is judged once. */
export class SectionsJudge {
  readonly #request: SectionsRequest;
  readonly #asking: Asking;
  readonly #judged = new Map<string, Doubt | null>();
  readonly #asked = new Set<string>();

  constructor(request: SectionsRequest, asking: Asking) {
    this.#request = request;
    this.#asking = asking;
  }

  async findDoubts({ discussion, recommendation }: SectionsAnswer): Promise<SectionDoubt[]> {
    const texts = { discussion, recommendation };
    const all = Object.values(texts).flatMap(listSentences);
    const fresh = [...new Set(all)].filter((sentence) => !this.#asked.has(sentence));
    for (const sentence of fresh) this.#asked.add(sentence);
    const { doubts, read } = await judgeSentences(
      fresh,
      (some) => this.#pickFacts(some),
      this.#asking,
    );
    for (const sentence of read) this.#judged.set(sentence, null);
    for (const doubt of doubts) this.#judged.set(doubt.sentence, doubt);
    return (['discussion', 'recommendation'] as const).flatMap((section) =>
      listSentences(texts[section]).flatMap((quote) => {
        const doubt = this.#judged.get(quote);
        return doubt ? [{ section, quote, reason: doubt.reason }] : [];
      }),
    );
  }

  /** How much of each text was judged. */
  summariseJudged(texts: SectionsAnswer): NonNullable<SectionDrafts['judged']> {
    const judged = (text: string) =>
      summariseJudging(listSentences(text), (one) => this.#judged.has(one), this.#asking.model);
    return {
      discussion: judged(texts.discussion),
      recommendation: judged(texts.recommendation),
    };
  }

  /** The report, the cited rows in full, and as much of the others as fits. */
  #pickFacts(sentences: readonly string[]): object {
    const { model } = this.#asking;
    const cited = new Set(sentences.flatMap(findCitations));
    const isCited = ({ photos }: NumberedObservation) => photos.some((number) => cited.has(number));
    const rows = this.#request.observations.filter(isCited);
    const facts = {
      report: reportMaterial(this.#request, MOST_OF_A_TEXT),
      rows: rows.map((row) => rowMaterial(row)),
    };
    let room =
      (model.judge ?? model).contextTokens * SHARE_OF_FACTS - estimateTokens(JSON.stringify(facts));
    for (const row of this.#request.observations) {
      if (isCited(row)) continue;
      const brief = rowMaterial(row, MOST_OF_A_ROW);
      room -= estimateTokens(JSON.stringify(brief));
      if (room < 0) break;
      facts.rows.push(brief);
    }
    return facts;
  }
}
