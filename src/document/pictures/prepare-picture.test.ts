import { type Drawing, NO_DRAWING } from '@shared/drawing/drawing';
import { describe, expect, it, vi } from 'vitest';
import type { Annotation } from '@shared/contract/stored';
import { type Picture, preparePicture } from './prepare-picture';
import { shapesOver } from './shapes-over';
import { drawPicture } from '../../../testing/app/sample-report';
import { sitePhotoJpeg } from '../../../testing/drawing/draw-site-photo';

const redrawn: Picture = { jpeg: new Uint8Array([1]), size: { width: 2, height: 1 }, over: [] };
const line: Annotation = { kind: 'crack', points: [[0, 0], [1, 1]] }; // prettier-ignore

describe('preparePicture', () => {
  it('takes a JPEG of fitting size byte for byte @prepare-picture-1', async () => {
    const { jpeg } = drawPicture();
    const redraw = vi.fn(() => Promise.resolve(redrawn));
    const prepared = await preparePicture(jpeg, { redraw });
    expect(prepared.jpeg).toBe(jpeg);
    expect(prepared.size).toEqual({ width: 400, height: 300 });
    expect(redraw).not.toHaveBeenCalled();
  });
  it('has a larger one redrawn within twice 500 pixels of height', async () => {
    const large = sitePhotoJpeg({ kind: 'plain-brick', width: 80, height: 1001, seed: 1 }, 30);
    const redraw = vi.fn(() => Promise.resolve(redrawn));
    expect(await preparePicture(large, { redraw })).toEqual(redrawn);
    expect(redraw).toHaveBeenCalledWith(
      large,
      { width: 1500, height: 1000 },
      { suggestedLines: [], drawing: NO_DRAWING },
    );
  });
  it('has anything that is no JPEG redrawn as one @prepare-picture-2', async () => {
    expect(
      await preparePicture(new Uint8Array([0x89, 0x50]), {
        redraw: () => Promise.resolve(redrawn),
      }),
    ).toEqual(redrawn);
  });
  it('has what lies over it drawn into a JPEG that would otherwise stay as it is', async () => {
    const { jpeg } = drawPicture();
    for (const overlay of [
      { suggestedLines: [line], drawing: NO_DRAWING },
      { suggestedLines: [], drawing: { ...NO_DRAWING, turn: 90 as const } },
    ]) {
      const redraw = vi.fn(() => Promise.resolve(redrawn));
      expect(await preparePicture(jpeg, { redraw, overlay })).toEqual(redrawn);
      expect(redraw).toHaveBeenCalledWith(jpeg, { width: 1500, height: 1000 }, overlay);
      expect((await preparePicture(jpeg, { redraw: null, overlay })).jpeg).toBe(jpeg);
    }
  });
  it('leaves what lies over it to a file that draws that itself, and the JPEG as it is', async () => {
    const { jpeg, size } = drawPicture();
    const redraw = vi.fn(() => Promise.resolve(redrawn));
    const overlay = { suggestedLines: [line], drawing: NO_DRAWING };
    const picture = await preparePicture(jpeg, { redraw, overlay, drawsOver: true });
    expect(picture.jpeg).toBe(jpeg);
    expect(picture.over).toEqual(shapesOver(overlay, size!));
    expect(redraw).not.toHaveBeenCalled();
  });
  it('has what is cut away gone from the file, whoever draws over it', async () => {
    const redraw = vi.fn(() => Promise.resolve(redrawn));
    const crop = { x: 0, y: 0, width: 0.5, height: 0.5 };
    const mark = { id: 'a', kind: 'line', points: line.points, colour: 'red', text: '', number: null } as const; // prettier-ignore
    const drawing: Drawing = { ...NO_DRAWING, marks: [mark], crop };
    const overlay = { suggestedLines: [line], drawing };
    const picture = await preparePicture(drawPicture().jpeg, { redraw, overlay, drawsOver: true });
    const cutOut = { suggestedLines: [], drawing: { ...drawing, marks: [] } };
    expect(redraw).toHaveBeenCalledWith(expect.anything(), expect.anything(), cutOut);
    expect(picture.over).toEqual(shapesOver(overlay, redrawn.size!));
  });
  it('keeps a JPEG of unknown size where nothing can be redrawn', async () => {
    const { jpeg } = drawPicture();
    const cut = jpeg.slice(0, 20);
    expect(await preparePicture(cut, { redraw: null })).toEqual({
      jpeg: cut,
      size: null,
      over: [],
    });
  });
  it('rejects what is no picture', async () => {
    await expect(preparePicture(new Uint8Array([1, 2]), { redraw: null })).rejects.toThrow();
  });
});
