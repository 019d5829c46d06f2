import { describe, expect, it } from 'vitest';
import { JUDGED_REASONS } from '../../supabase/functions/_shared/contract/caution-kinds.ts';
import { judgeDescription } from '../../supabase/functions/_shared/model/judge/judge-description.ts';
import { SectionsJudge } from '../../supabase/functions/_shared/model/judge/judge-sections.ts';
import {
  readingModel,
  type Seen,
} from '../../supabase/functions/_shared/model/long-tables/reading-model.fixture.ts';
import { makeDescription } from '../../testing/hosts/scripted-host.ts';
import { makePhotoAnswer } from '../../testing/model/model-answers.ts';
import { type BlindSentence, blindSentences } from './blind-sentences.ts';
import { isStoppedByCode, makeRowGrounds, makeSectionsReport } from './check-sentence.ts';

const ALL = blindSentences();

type Judge = (sentences: { n: number; text: string }[]) => { n: number; reason: string }[];

/** A judge who knows each sentence: what a perfect one would come to. */
const knowing: Judge = (sentences) =>
  sentences.flatMap(({ n, text }) => {
    const known = ALL.find(({ sentence }) => sentence === text);
    return known && !known.honest ? [{ n, reason: known.kind }] : [];
  });

/** One who answers by chance, the same in each run. */
function guessing(): Judge {
  let state = 1;
  const chance = () => (state = (state * 48271) % 2147483647) / 2147483647;
  return (sentences) =>
    sentences.flatMap(({ n }) => {
      const reason = JUDGED_REASONS[Math.floor(chance() * JUDGED_REASONS.length)] ?? 'test';
      return chance() < 0.5 ? [{ n, reason }] : [];
    });
}

async function doubted(one: BlindSentence, judge: Judge): Promise<boolean> {
  const reply = ({ material }: Seen) => ({
    doubtful: judge((material as { sentences: { n: number; text: string }[] }).sentences),
  });
  const { asking } = await readingModel(reply, { judges: true });
  if (one.place === 'section') {
    const texts = { discussion: one.sentence, recommendation: '' };
    return (await new SectionsJudge(makeSectionsReport(one), asking).findDoubts(texts)).length > 0;
  }
  const bare = makeDescription({ element: '', defect: '', recommendation: '' });
  const description = { ...bare, [one.field]: one.sentence };
  const answer = makePhotoAnswer({ visible: one.visible });
  const judged = await judgeDescription(description, { ...makeRowGrounds(one), answer }, asking);
  // Nothing but marks: no word of the row changes.
  expect({ ...judged, judged: undefined, cautions: [] }).toEqual(description);
  return judged.cautions.some(({ quote }) => quote === one.sentence);
}

describe('sentences written without sight of the checks', () => {
  it('are 250 in five languages, half of them honest', () => {
    expect(ALL).toHaveLength(250);
    expect(ALL.filter(({ honest }) => honest)).toHaveLength(125);
    expect(new Set(ALL.map(({ language }) => language)).size).toBe(5);
  });

  it('reach the judge with their facts, and what it doubts is marked or asked again', async () => {
    for (const one of ALL) expect(await doubted(one, knowing)).toBe(!one.honest);
  });

  it('are marked or not as a judge by chance says, and code stops what it stopped', async () => {
    const before = ALL.filter(isStoppedByCode).map(({ id }) => id);
    const judge = guessing();
    let marked = 0;
    for (const one of ALL) marked += Number(await doubted(one, judge));
    expect(marked).toBeGreaterThan(80);
    expect(marked).toBeLessThan(170);
    expect(ALL.filter(isStoppedByCode).map(({ id }) => id)).toEqual(before);
  });
});
