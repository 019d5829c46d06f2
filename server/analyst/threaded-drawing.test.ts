import { describe, expect, it } from 'vitest';
import { sitePhotoJpeg } from '../../testing/drawing/draw-site-photo.ts';
import {
  addMark,
  type Drawing,
  NO_DRAWING,
} from '../../supabase/functions/_shared/drawing/drawing.ts';
import { drawOnPhoto } from '../../supabase/functions/_shared/drawing/raster/draw-on-photo.ts';
import { readJpegHead } from '../../supabase/functions/_shared/builtin/pixels/jpeg/decode-jpeg.ts';
import { threadedDrawing } from './threaded-drawing.ts';

const DRAWING: Drawing = addMark(
  { ...NO_DRAWING, last: 1, turn: 90 },
  { id: 'a', kind: 'number', colour: 'red', text: 'Spall', points: [[0.25, 0.5]] },
);
const SMALL = sitePhotoJpeg({ kind: 'plain-brick', width: 320, height: 240, seed: 2 });
const { signal } = new AbortController();
const of = (person: string, wanted = signal) => ({ person, signal: wanted });

describe('drawing on photos in a thread', () => {
  it('draws what would be drawn outside of it, and nothing on what it cannot read', async () => {
    const draw = threadedDrawing();
    const drawn = await draw(SMALL, DRAWING, 300, of('a'));
    expect(Buffer.from(drawn ?? [])).toEqual(Buffer.from(drawOnPhoto(SMALL, DRAWING, 300)));
    expect(await draw(SMALL.slice(0, 100), DRAWING, 300, of('a'))).toBe(null);
    await expect(draw(SMALL, {} as never, 300, of('a'))).rejects.toThrow('could not be drawn on');
    expect(await draw(SMALL, DRAWING, 300, of('a'))).not.toBe(null);
    const long = sitePhotoJpeg({ kind: 'plain-brick', width: 9000, height: 120, seed: 1 });
    const half = await draw(long, null, 4500, of('a'));
    expect(readJpegHead(half ?? new Uint8Array())).toMatchObject({ width: 4500, height: 60 });
  });

  it('leaves the host’s own thread to others meanwhile', async () => {
    const draw = threadedDrawing();
    const large = sitePhotoJpeg({ kind: 'plain-brick', width: 1600, height: 1200, seed: 2 });
    await draw(SMALL, DRAWING, 300, of('a'));
    let ticks = 0;
    let isOver = false;
    const tick = () => {
      ticks += 1;
      if (!isOver) setImmediate(tick);
    };
    setImmediate(tick);
    expect(await draw(large, DRAWING, 1280, of('a'))).not.toBe(null);
    isOver = true;
    expect(ticks).toBeGreaterThan(20);
  });

  it('has people take turns: one photo waits for no other person’s many', async () => {
    const draw = threadedDrawing();
    const done: string[] = [];
    const ask = (person: string) =>
      draw(SMALL, DRAWING, 100, of(person)).then(() => void done.push(person));
    const many = Array.from({ length: 12 }, () => ask('a'));
    await Promise.all([...many, ask('b')]);
    expect(done.indexOf('b')).toBeLessThanOrEqual(2);
    expect(done).toHaveLength(13);
  });

  it('bounds what waits, and lets go of what is given up', async () => {
    const draw = threadedDrawing();
    const huge = new Uint8Array(40 * 1024 * 1024);
    const leaving = new AbortController();
    const first = draw(SMALL, DRAWING, 300, of('a'));
    const waiting = draw(huge, DRAWING, 300, of('a', leaving.signal)).catch(
      (error: unknown) => error,
    );
    await expect(draw(huge, DRAWING, 300, of('b'))).rejects.toMatchObject({
      code: 'analyst_unreachable',
    });
    leaving.abort();
    expect(await waiting).toMatchObject({ name: 'AbortError' });
    expect(await first).not.toBe(null);
  });
});
