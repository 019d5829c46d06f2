import { describe, expect, it, vi } from 'vitest';
import { CanvasDisturbed } from '@/lib/pictures/door/canvas-probe';
import { loadPictures } from './load-pictures';
import { drawPicture, makeModel, makeObservation } from '../../../testing/app/sample-report';

const PHOTO = 'https://host.example/p/1_wall.jpg';
const { jpeg } = drawPicture();
const rowsWith = (photos: string[]) =>
  makeModel({ observations: photos.map((photo) => makeObservation({ photo })) }).schedule1;

function setUp(answer: (url: string) => Response | Promise<Response>) {
  const asked: string[] = [];
  const options = {
    fetch: (url: string) => {
      asked.push(url);
      return Promise.resolve().then(() => answer(url));
    },
    need: null,
    redraw: null,
    drawsOver: false,
    onLoaded: vi.fn(),
    onMissing: vi.fn(),
  };
  return { asked, options };
}

describe('loadPictures', () => {
  it('reads every photo of a report that was stored at another address from here', async () => {
    const { asked, options } = setUp(() => new Response(jpeg));
    const path = '/storage/v1/object/public/inspection_photos/u/r/1_wall';
    const then = ['http://127.0.0.1:3000', 'https://old.example', 'https://old.example/data'];
    const pictures = await loadPictures(
      rowsWith(then.map((origin) => `${origin}${path}.jpg`)),
      options,
    );
    expect([...pictures.keys()].sort()).toEqual([1, 2, 3]);
    expect(asked).toEqual(then.map(() => `https://host.example${path}.small.jpg`));
  });
  it('takes the rendition and leaves the photo alone @load-pictures-1', async () => {
    const { asked, options } = setUp(() => new Response(jpeg));
    const pictures = await loadPictures(rowsWith([PHOTO]), options);
    expect(asked).toEqual(['https://host.example/p/1_wall.small.jpg']);
    expect(pictures.get(1)?.size).toEqual({ width: 400, height: 300 });
  });
  it('takes the photo itself where its print shows more than a rendition has', async () => {
    const { asked, options } = setUp(() => new Response(jpeg));
    await loadPictures(rowsWith([PHOTO]), { ...options, need: { width: 2054, height: 1208 } });
    expect(asked).toEqual([PHOTO]);
  });
  it('falls back to the photo @load-pictures-2', async () => {
    const { asked, options } = setUp((url) =>
      url === PHOTO ? new Response(jpeg) : new Response('', { status: 404 }),
    );
    expect((await loadPictures(rowsWith([PHOTO]), options)).has(1)).toBe(true);
    expect(asked).toHaveLength(2);
    expect(options.onMissing).not.toHaveBeenCalled();
  });
  it('leaves no photo out where the browser disturbs what is drawn: nothing is built', async () => {
    const { options } = setUp(() => new Response(jpeg));
    const schedule = makeModel({
      observations: [makeObservation({ drawing: { marks: [], last: 0, turn: 90, crop: null } })],
    }).schedule1;
    const redraw = () => Promise.reject(new CanvasDisturbed());
    await expect(loadPictures(schedule, { ...options, redraw })).rejects.toThrow(
      'This browser changes the pixels that pages read',
    );
    expect(options.onMissing).not.toHaveBeenCalled();
  });
  it('goes on without a photo that cannot be had, and says so @load-pictures-3', async () => {
    const { options } = setUp((url) => {
      if (url.includes('gone')) throw new TypeError('Failed to fetch');
      return new Response(jpeg);
    });
    const gone = 'https://host.example/p/gone.jpg';
    const pictures = await loadPictures(rowsWith([PHOTO, gone, '', PHOTO]), options);
    expect([...pictures.keys()].sort()).toEqual([1, 4]);
    expect(options.onMissing).toHaveBeenCalledExactlyOnceWith(gone, expect.any(TypeError));
    expect(options.onLoaded).toHaveBeenLastCalledWith(3, 3);
  });
  it('asks for a few at a time', async () => {
    let open = 0;
    let most = 0;
    const { options } = setUp(async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 1));
      open -= 1;
      return new Response(jpeg);
    });
    await loadPictures(rowsWith(Array.from({ length: 40 }, () => PHOTO)), options);
    expect(most).toBe(6);
  });
  it('decodes two at a time', async () => {
    let open = 0;
    let most = 0;
    const { options } = setUp(() => new Response('not a jpeg'));
    const redraw = async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 1));
      open -= 1;
      return drawPicture();
    };
    await loadPictures(rowsWith([PHOTO, PHOTO, PHOTO, PHOTO]), { ...options, redraw });
    expect(most).toBe(2);
  });
});
