import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import jpeg from 'jpeg-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sitePhotoJpeg } from '../../testing/drawing/draw-site-photo.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { makeDefect, makePhotoAnswer } from '../../testing/model/model-answers.ts';
import { type OpenAiStub, type Reply, startOpenAiStub } from '../../testing/model/openai-stub.ts';
import { evaluateModel, type EvaluationOptions } from './evaluate-model.ts';
import { modelPhotos } from './model-photos.ts';
import { loadResults } from './model-results.ts';
import { preparePhoto } from './prepare-photo.ts';

let stub: OpenAiStub;
let folder: string;
let cache: string;

it('reads what a mask marks out of the words beside it, and takes no file for its own mask', () => {
  const masked = temporaryFolder();
  const rows = ['m-1.png,,spalled concrete', 'm-1-mask.png,,', 'no-extension,,crack'];
  writeFileSync(join(masked, 'labels.csv'), ['file,classes,shows_defect', ...rows].join('\n'));
  for (const name of ['m-1.png', 'm-1-mask.png', 'no-extension']) {
    writeFileSync(join(masked, name), '');
  }
  expect(modelPhotos(masked)).toMatchObject([{ file: 'm-1.png', classes: ['spalling'] }]);
});

const LABELS = [
  'file,classes,repo,shows_element,note',
  'a.jpg,crack,one,red brick wall,risk class LOW',
  'b.jpg,spalling,one,concrete slab,risk class HIGH',
  'c.jpg,none,two,painted plaster wall,',
  'missing.jpg,crack,two,wall,',
];

beforeAll(async () => {
  stub = await startOpenAiStub();
  folder = temporaryFolder();
  writeFileSync(join(folder, 'labels.csv'), LABELS.join('\n'));
  for (const [index, name] of ['a.jpg', 'b.jpg', 'c.jpg'].entries()) {
    const kind = (['brick-crack', 'concrete-spall', 'plain-brick'] as const)[index];
    const picture = sitePhotoJpeg({ kind: kind ?? 'damp', width: 320, height: 240, seed: index });
    writeFileSync(join(folder, name), picture);
  }
});
afterAll(() => stub.close());
beforeEach(() => {
  cache = temporaryFolder();
});

async function evaluate(options: Partial<EvaluationOptions>, ...replies: Reply[]) {
  stub.script(...replies);
  const lines: string[] = [];
  const isWhole = await evaluateModel(
    { folder, cache, limit: Infinity, twice: 0, ...options },
    {
      AI_PROVIDER: 'openai-compatible',
      AI_JUDGE: 'off',
      AI_MODEL: 'test/model:1',
      AI_BASE_URL: stub.baseUrl,
      OPENAI_API_KEY: 'another provider’s',
    },
    (line) => lines.push(line),
  );
  return { isWhole, said: lines.join('\n'), asked: stub.requests.length };
}
const answer = (changes?: Parameters<typeof makePhotoAnswer>[0]): Reply => ({
  kind: 'text',
  text: JSON.stringify(makePhotoAnswer(changes)),
});

describe('the evaluation of a model', () => {
  it('asks about each labelled photo that is there, with no other key than its provider’s', async () => {
    const { isWhole, said, asked } = await evaluate({}, answer());
    expect({ isWhole, asked }).toEqual({ isWhole: true, asked: 3 });
    expect(stub.requests.map(({ authorization }) => authorization)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(said).toContain('photos 3, answered 3');
    expect(said).toContain('defect said where there is one 2/2');
    expect(said).toContain('none said of sound surfaces    0/1');
    expect(said).toMatch(/crack +precision 1\/3 .*recall 1\/1/);
    expect(said).toContain("severity within the label's    1/2");
  });

  it('asks nothing twice: killed and started again it goes on', async () => {
    expect((await evaluate({ limit: 1 }, answer())).asked).toBe(1);
    expect((await evaluate({}, answer())).asked).toBe(2);
    const third = await evaluate({}, { kind: 'status', status: 500, message: 'gone' });
    expect(third).toMatchObject({ asked: 0, isWhole: true });
    expect(third.said).toContain('answered 3');
  });

  it('asks again for an answer that was half written when it was killed', async () => {
    await evaluate({ limit: 1 }, answer());
    const [name = ''] = readdirSync(cache).filter((file) => file.endsWith('.json'));
    writeFileSync(join(cache, name), '{"finding": {"outc');
    expect((await evaluate({ limit: 1 }, answer())).asked).toBe(1);
  });

  it('loses nothing to one failure, and asks for that photo again the next time', async () => {
    const { isWhole, said } = await evaluate(
      {},
      answer(),
      { kind: 'status', status: 404, message: 'no' },
      answer(),
    );
    expect(isWhole).toBe(false);
    expect(said).toMatch(/answered [12], declined 0, failed analyst_not_configured [12]/);
    const again = await evaluate({}, answer());
    expect(again.said).toContain('answered 3');
  });

  it('counts a refusal as an answer, and keeps it', async () => {
    const { said } = await evaluate({ limit: 1 }, { kind: 'refusal', text: 'No.' });
    expect(said).toContain('answered 0, declined 1');
    expect((await evaluate({ limit: 1 }, answer())).asked).toBe(0);
  });

  it('tells how alike the answers to one photo are', async () => {
    const { asked, said } = await evaluate(
      { twice: 1, limit: 1 },
      answer(),
      answer({ defects: [makeDefect({ severity: 'major' })] }),
    );
    expect(asked).toBe(2);
    expect(said).toContain('the same outcome  1/1 (100 %), severity 0/1 (0 %)');
  });

  it('says what to set where no model is set up', async () => {
    const lines: string[] = [];
    const options = { folder, cache, limit: 1, twice: 0 };
    expect(await evaluateModel(options, {}, (line) => lines.push(line))).toBe(false);
    expect(lines.join()).toContain('set AI_PROVIDER');
  });

  it('keeps its results under a name that they are found by', async () => {
    await evaluate({ limit: 2 }, answer());
    expect(existsSync(join(cache, 'results'))).toBe(true);
    const [name = ''] = readdirSync(join(cache, 'results'));
    expect(name).toContain('test-model-1--');
    expect(loadResults(name.replace('.json', ''), cache).photos).toHaveLength(2);
    cpSync(join(cache, 'results', name), join(cache, 'elsewhere.json'));
    expect(loadResults(join(cache, 'elsewhere.json'), cache).photos).toHaveLength(2);
  });
});

it('makes a photo no larger than the product does, or small where the model is sent no more', async () => {
  const large = join(temporaryFolder(), 'large.jpg');
  const grey = { width: 3000, height: 300, data: new Uint8Array(3000 * 300 * 4).fill(128) };
  writeFileSync(large, jpeg.encode(grey).data);
  const sizes = await Promise.all(
    [null, 1280, 2048].map(async (edge) => {
      const photo = await preparePhoto(large, edge);
      const { width, height } = jpeg.decode(photo?.bytes ?? new Uint8Array());
      return [width, height];
    }),
  );
  expect(sizes).toEqual([
    [2560, 256],
    [1400, 140],
    [2560, 256],
  ]);
});
