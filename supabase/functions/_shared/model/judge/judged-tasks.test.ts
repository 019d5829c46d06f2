import { describe, expect, it } from 'vitest';
import {
  makeNumberedRow,
  makePhotoContext,
  makeSectionsRequest,
} from '../../../../../testing/analyst-calls.ts';
import { makeDefect, makePhotoAnswer } from '../../../../../testing/model/model-answers.ts';
import { readingModel, type Seen } from '../long-tables/reading-model.fixture.ts';
import { observePhoto } from '../observe-photo/observe-photo.ts';
import { writeSections } from '../write-sections/write-sections.ts';

const PHOTO = { bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), mediaType: 'image/jpeg' };

type Judged = { facts: object; sentences: { n: number; text: string }[] };
const isJudged = ({ material }: Seen) => 'sentences' in material;
const judged = ({ material }: Seen) => material as unknown as Judged;

/** The judge doubts what has this word in it. */
const doubting = (seen: Seen, word: string) => ({
  doubtful: judged(seen)
    .sentences.filter(({ text }) => text.includes(word))
    .map(({ n }) => ({ n, reason: 'hidden' })),
});

describe('a row', () => {
  const answer = makePhotoAnswer({ defects: [makeDefect({ form: 'gone soft throughout' })] });

  it('keeps its words, and has a mark where the judge doubts them', async () => {
    const { asking, seen } = await readingModel(
      (one) => (isJudged(one) ? doubting(one, 'gone soft') : answer),
      { judges: true },
    );
    const context = makePhotoContext({ note: 'Seen from below.' });
    const description = await observePhoto(PHOTO, context, asking);
    expect(description.cautions).toEqual([
      { field: 'defect', quote: expect.stringContaining('gone soft'), reason: 'hidden' },
    ]);
    expect(description.defect).toContain('gone soft throughout');
    expect(seen).toHaveLength(2);
    expect(judged(seen[1]!).facts).toMatchObject({ photo: 1, note: 'Seen from below.', scale: '' });
    // By words alone: no photo goes to the judge.
    expect(seen[1]!.prompt).not.toContain('The photo to report on');
  });

  it('stands as code left it where the judge fails', async () => {
    const { asking } = await readingModel((one) => (isJudged(one) ? 'no idea' : answer), {
      judges: true,
    });
    expect((await observePhoto(PHOTO, makePhotoContext(), asking)).cautions).toEqual([]);
  });
});

describe('the sections', () => {
  const request = makeSectionsRequest({ observations: [makeNumberedRow({ number: 1 })] });
  const first = {
    discussion: 'The wall is cracked (Photo 1). The ties have gone (Photo 1).',
    recommendation: 'Fit tell-tales (Photo 1).',
  };
  const second = { ...first, discussion: 'The wall is cracked (Photo 1).' };

  it('are asked for once more, and stand where they are put right', async () => {
    let drafts = 0;
    const { asking, seen } = await readingModel(
      (one) => {
        if (isJudged(one)) return doubting(one, 'ties');
        drafts += 1;
        return drafts === 1 ? first : second;
      },
      { judges: true },
    );
    expect(await writeSections(request, asking)).toMatchObject({ ...second, doubts: [] });
    const again = seen.filter((one) => !isJudged(one))[1];
    expect(again?.prompt).toContain('"The ties have gone (Photo 1)." may state the condition');
    // Nothing is judged twice: the second draft has no sentence that the first had not.
    expect(seen.filter(isJudged)).toHaveLength(1);
  });

  it('keep a sentence that is said again, and name it for the person', async () => {
    const { asking, seen } = await readingModel(
      (one) => (isJudged(one) ? doubting(one, 'ties') : first),
      { judges: true },
    );
    const drafts = await writeSections(request, asking);
    expect(drafts).toMatchObject({
      ...first,
      doubts: [{ section: 'discussion', quote: 'The ties have gone (Photo 1).', reason: 'hidden' }],
    });
    expect(seen).toHaveLength(3);
  });
});
