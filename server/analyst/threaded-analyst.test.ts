import { afterEach, describe, expect, it } from 'vitest';
import {
  makeNumberedRow,
  makePhotoContext,
  makeSectionsRequest,
  makeWork,
} from '../../testing/analyst-calls.ts';
import { PATIENCE_MS } from '../../testing/patience-ms.ts';
import { sitePhotoJpeg } from '../../testing/drawing/draw-site-photo.ts';
import { builtinAnalyst } from '../../supabase/functions/_shared/builtin/builtin-analyst.ts';
import { hostAnalyst } from './host-analyst.ts';
import { type ThreadLimits, type ThreadedAnalyst, threadedAnalyst } from './threaded-analyst.ts';

const SCRIPTED = new URL('./scripted-analyst.fixture.ts', import.meta.url);
const { signal } = new AbortController();

let analyst: ThreadedAnalyst | undefined;
afterEach(() => analyst?.close());

function open(limits: Partial<ThreadLimits> = {}): void {
  analyst = threadedAnalyst(builtinAnalyst, SCRIPTED, limits);
}

/** Asks the scripted analyst, which does what `act` names, and returns what it saw. */
const look = (act = 'image/jpeg', wanted = signal, size = 1) =>
  analyst!.observe(
    { bytes: new Uint8Array(size), mediaType: act },
    makePhotoContext(),
    makeWork({ signal: wanted }),
  );
const write = (act: string) =>
  analyst!.writeSections(makeSectionsRequest({ reportTitle: act }), makeWork());

describe('the built-in analyst in its thread', () => {
  it('finds, writes and refuses what it would on its own', async () => {
    const hosted = hostAnalyst(builtinAnalyst);
    try {
      const bytes = sitePhotoJpeg({ kind: 'brick-crack', width: 320, height: 240, seed: 1 });
      const photo = { bytes, mediaType: 'image/jpeg' };
      expect(hosted.analyst.name).toBe('builtin');
      const asked = [makePhotoContext(), makeWork()] as const;
      expect(await hosted.analyst.observe(photo, ...asked)).toEqual(
        await builtinAnalyst.observe(photo, ...asked),
      );
      const request = makeSectionsRequest({ observations: [makeNumberedRow()] });
      expect(await hosted.analyst.writeSections(request, makeWork())).toEqual(
        await builtinAnalyst.writeSections(request, makeWork()),
      );
      const unreadable = { bytes: bytes.slice(0, 100), mediaType: 'image/jpeg' };
      const refusal = { name: 'FunctionError', code: 'photo_unreadable' };
      await expect(builtinAnalyst.observe(unreadable, ...asked)).rejects.toMatchObject(refusal);
      await expect(hosted.analyst.observe(unreadable, ...asked)).rejects.toMatchObject(refusal);
    } finally {
      await hosted.close();
    }
  });
});

describe('a photo over its time', () => {
  it('ends with its thread and a plain sentence, while the host goes on, and the next one has a new thread @threaded-analyst-1', async () => {
    open({ photoMs: 5000 });
    const before = await look();
    let beats = 0;
    const beat = setInterval(() => (beats += 1), 5);
    const endless = look('hang');
    const next = look();
    await expect(endless).rejects.toMatchObject({
      code: 'photo_unreadable',
      message: expect.stringContaining('took too long to look at'),
    });
    clearInterval(beat);
    // Blocked, this thread would have had none before the photo's time was over.
    expect(beats).toBeGreaterThan(5);
    expect((await next).element).not.toBe(before.element);
  });

  it('is told from a text over its time, after which nothing was changed', async () => {
    open({ textMs: 1000 });
    await expect(write('hang')).rejects.toMatchObject({
      code: 'analyst_refused',
      message: expect.stringContaining('Nothing was changed'),
    });
  });
});

describe('a thread that ends by itself', () => {
  it.each(['hog', 'leave'])('is followed by another, for a photo that makes it %s', async (act) => {
    open({ heapMegabytes: 32 });
    await expect(look(act)).rejects.toMatchObject({
      code: 'photo_unreadable',
      message: expect.stringContaining('could not be looked at'),
    });
    await expect(look()).resolves.toMatchObject({ defect: 'look 1' });
  });
});

describe('errors of the analyst', () => {
  it('keep their code, their sentence and what stood behind them', async () => {
    open();
    await expect(look('refuse')).rejects.toMatchObject({
      name: 'FunctionError',
      code: 'analyst_answer_invalid',
      message: 'Try another photo.',
      cause: expect.stringContaining('dust'),
    });
    await expect(look('stumble')).rejects.toMatchObject({
      name: 'Error',
      cause: expect.stringContaining('scripted-analyst.fixture'),
    });
    await expect(look()).resolves.toMatchObject({ defect: 'look 3' });
  });
});

describe('what waits', () => {
  it('is dropped when nobody wants it any more, and is answered in its order otherwise', async () => {
    open();
    const [first, gone] = [new AbortController(), new AbortController()];
    const running = look('image/jpeg', first.signal);
    const dropped = look('image/jpeg', gone.signal);
    const wanted = look();
    gone.abort();
    first.abort();
    await expect(running).rejects.toBe(first.signal.reason);
    await expect(dropped).rejects.toBe(gone.signal.reason);
    await expect(wanted).resolves.toMatchObject({ defect: 'look 2' });
    await expect(look('image/jpeg', gone.signal)).rejects.toBe(gone.signal.reason);
    await expect(look()).resolves.toMatchObject({ defect: 'look 3' });
  });

  it('may hold so much memory and no more', async () => {
    open({ waitingBytes: 10 });
    const [running, waiting] = [look('image/jpeg', signal, 50), look('image/jpeg', signal, 6)];
    await expect(look('image/jpeg', signal, 5)).rejects.toMatchObject({
      code: 'analyst_unreachable',
      message: expect.stringContaining('try again in a minute'),
    });
    await expect(Promise.all([running, waiting])).resolves.toHaveLength(2);
  });

  it('does not stop the host before work in good health is done', async () => {
    open({ lastWorkMs: PATIENCE_MS });
    const healthy = look();
    await Promise.resolve();
    await analyst!.close();
    await expect(healthy).resolves.toMatchObject({ defect: 'look 1' });
  });

  it('is told when the host stops, which waits for no endless work', async () => {
    open();
    await look();
    const running = look('hang');
    // Takes its turn before it is told.
    await Promise.resolve();
    const all = Promise.allSettled([running, look()]);
    await analyst!.close();
    const stopped = {
      reason: { code: 'analyst_unreachable', message: expect.stringContaining('stopped') },
    };
    expect(await all).toMatchObject([stopped, stopped]);
    await expect(look()).rejects.toMatchObject({ code: 'analyst_unreachable' });
  });
});

describe('an idle thread', () => {
  it('ends, and comes back with the next photo', async () => {
    open({ idleMs: 1 });
    const first = await look();
    await expect.poll(async () => (await look()).element).not.toBe(first.element);
  });
});
