import { describe, expect, it } from 'vitest';
import { makePhotoContext, makeWork } from '../../../../../testing/analyst-calls.ts';
import { makeDefect, makePhotoAnswer } from '../../../../../testing/model/model-answers.ts';
import { createModelAnalyst } from '../model-analyst.ts';
import { scriptedModel } from '../scripted-model.fixture.ts';
import { MALFORMED_ANSWERS } from './malformed-answers.fixture.ts';
import { readPhotoAnswer } from './read-photo-answer.ts';

const PHOTO = { bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), mediaType: 'image/jpeg' };
it('is tried with enough malformed answers', () => {
  expect(MALFORMED_ANSWERS.length).toBeGreaterThanOrEqual(60);
});

describe('an honest answer in another form gives its row, and is not asked for again', () => {
  it.each(MALFORMED_ANSWERS)('$about', async (malformed) => {
    const model = scriptedModel(malformed.text);
    const analyst = createModelAnalyst({ provider: 'openai', model: 'mock', judges: false }, model);
    const description = await analyst.observe(PHOTO, makePhotoContext(), makeWork());
    expect(description).toMatchObject(malformed.row);
    expect(model.doStreamCalls).toHaveLength(1);
  });
});

describe('what is truly missing is named', () => {
  it.each([
    [{}, 'fields asked for'],
    ['I think it is a crack.', 'fields asked for'],
    [{ ...makePhotoAnswer(), element: 'N/A' }, '"element"'],
    [{ ...makePhotoAnswer(), defects: [] }, '"defects"'],
    [{ ...makePhotoAnswer(), defects: [makeDefect({ what: 'none' })] }, '"defects"'],
    [{ ...makePhotoAnswer(), recommendation: null }, '"recommendation.measure"'],
    [{ ...makePhotoAnswer(), outcome: 'perhaps', defects: [] }, '"outcome"'],
    [[makePhotoAnswer(), makePhotoAnswer()], 'one JSON object'],
  ])('%j', (value, named) => {
    expect(readPhotoAnswer(value)).toEqual({
      unreadable: expect.stringContaining(named) as string,
    });
  });
});
