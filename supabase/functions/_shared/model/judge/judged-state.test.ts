import { describe, expect, it } from 'vitest';
import {
  makeNumberedRow,
  makePhotoContext,
  makeSectionsRequest,
  makeWork,
} from '../../../../../testing/analyst-calls.ts';
import { makeDefect, makePhotoAnswer } from '../../../../../testing/model/model-answers.ts';
import { FunctionError } from '../../function-error.ts';
import { analystEnvironmentSchema, analystSettings } from '../../function-settings.ts';
import { loadModel } from '../load-model.ts';
import { readingModel, type Seen } from '../long-tables/reading-model.fixture.ts';
import { observePhoto } from '../observe-photo/observe-photo.ts';
import { writeSections } from '../write-sections/write-sections.ts';

const PHOTO = { bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), mediaType: 'image/jpeg' };
type Judged = { sentences: { n: number; text: string }[] };
const isJudged = ({ material }: Seen) => 'sentences' in material;
const readSentences = ({ material }: Seen) => (material as unknown as Judged).sentences;
const NOTHING = { doubtful: [] };

interface Trial {
  judge: (seen: Seen) => unknown;
  judges?: boolean;
  allowed?: number;
}

/** A model that writes as told and judges as told; so many more questions are allowed. */
async function ask(written: unknown, { judge, judges = true, allowed = Infinity }: Trial) {
  const { asking, seen } = await readingModel((one) => (isJudged(one) ? judge(one) : written), {
    judges,
  });
  let left = allowed;
  const mayAskAgain = () =>
    left-- > 0
      ? Promise.resolve()
      : Promise.reject(new FunctionError('allowance_used_up', 'No more today.'));
  return { asking: { ...asking, work: { ...makeWork(), mayAskAgain } }, seen };
}

describe('a row says whether it was judged', () => {
  const answer = makePhotoAnswer({
    defects: [makeDefect({ where: 'Behind the wardrobe, where the studs are rotten' })],
  });
  const judged = async (trial: Trial) => {
    const { asking, seen } = await ask(answer, trial);
    return { description: await observePhoto(PHOTO, makePhotoContext(), asking), seen };
  };

  it('and by which model', async () => {
    const { description } = await judged({ judge: () => NOTHING });
    expect(description.judged).toEqual({ state: 'all', by: 'reading' });
  });

  it.each([
    ['prose', { judge: () => 'All fine, I would say.' }],
    ['a list that broke off', { judge: () => '{"doubtful": [{"n": 1, "rea' }],
    ['another form', { judge: () => ({ verdict: [] }) }],
    ['nothing, as no more may be asked', { judge: () => NOTHING, allowed: 0 }],
  ])('when the judge answers %s', async (_, trial) => {
    expect((await judged(trial)).description.judged).toEqual({ state: 'none', by: 'reading' });
  });

  it('when no judge is set up', async () => {
    const { description } = await judged({ judge: () => NOTHING, judges: false });
    expect(description.judged).toEqual({ state: 'off', by: null });
  });

  it('whose location is judged too', async () => {
    const { description, seen } = await judged({
      judge: (one) => ({
        doubtful: readSentences(one)
          .filter(({ text }) => text.includes('studs'))
          .map(({ n }) => ({ n, reason: 'hidden' })),
      }),
    });
    expect(readSentences(seen[1]!).map(({ text }) => text)).toContain(description.location);
    expect(description.cautions).toContainEqual({
      field: 'location',
      quote: description.location,
      reason: 'hidden',
    });
  });
});

describe('each section says whether it was judged', () => {
  const long = (word: string) =>
    Array.from({ length: 30 }, (_, index) => `The ${word} is cracked in bay ${index}.`).join(' ');
  const written = {
    discussion: `${long('wall')} All as in Photo 1.`,
    recommendation: `${long('slab')} Fit tell-tales (Photo 1).`,
  };
  const request = makeSectionsRequest({ observations: [makeNumberedRow({ number: 1 })] });
  const judged = async (trial: Trial) => {
    const { asking } = await ask(written, trial);
    return (await writeSections(request, asking)).judged;
  };

  it('and by which model', async () => {
    const all = { state: 'all', by: 'reading' };
    expect(await judged({ judge: () => NOTHING })).toEqual({
      discussion: all,
      recommendation: all,
    });
  });

  it('when the question about some of it failed', async () => {
    const fails = (one: Seen) =>
      readSentences(one)[0]?.n === 1 && !isFirst(one) ? 'Hm.' : NOTHING;
    const isFirst = (one: Seen) => readSentences(one)[0]?.text.includes('wall');
    expect(await judged({ judge: fails })).toEqual({
      discussion: { state: 'all', by: 'reading' },
      recommendation: { state: 'part', by: 'reading' },
    });
  });

  it('and pays for a judge who fails once only', async () => {
    let asked = 0;
    await judged({
      judge: () => {
        asked += 1;
        return 'Hm.';
      },
    });
    // Two questions' worth of sentences, each asked for again once as it could not be read.
    expect(asked).toBe(4);
  });

  it('when the judge fails, and when there is none', async () => {
    const none = { state: 'none', by: 'reading' };
    expect(await judged({ judge: () => 'Hm.' })).toEqual({
      discussion: none,
      recommendation: none,
    });
    const off = { state: 'off', by: null };
    expect(await judged({ judge: () => NOTHING, judges: false })).toEqual({
      discussion: off,
      recommendation: off,
    });
  });
});

describe('another model may judge than the one that writes', () => {
  const loaded = (changes: Partial<Parameters<typeof loadModel>[0]>) =>
    loadModel({ provider: 'ollama', model: 'writer', ...changes });

  it('and is named with what it judged', async () => {
    const { judge, name } = await loaded({ judgeModel: 'judge:4b' });
    expect([name, judge?.name, judge?.judge]).toEqual(['writer', 'judge:4b', null]);
  });

  it('where it is set; otherwise the same, and none where that is switched off', async () => {
    const same = await loaded({});
    expect(same.judge).toBe(same);
    expect((await loaded({ judgeModel: 'writer' })).judge?.name).toBe('writer');
    expect((await loaded({ judgeModel: 'judge:4b', judges: false })).judge).toBeNull();
  });

  it('by its setting', () => {
    const readSettings = (environment: Record<string, string>) =>
      analystSettings(analystEnvironmentSchema.parse({ AI_PROVIDER: 'ollama', ...environment }));
    expect(readSettings({ AI_JUDGE_MODEL: ' judge:4b ' }).judgeModel).toBe('judge:4b');
    expect(readSettings({ AI_JUDGE_MODEL: '' }).judgeModel).toBeUndefined();
  });
});
