import pLimit from 'p-limit';
import { EMBEDDED_BOX } from '@/lib/pictures/bounds';
import { CanvasDisturbed } from '@/lib/pictures/door/canvas-probe';
import type { Size } from '@/lib/pictures/size';
import { type Picture, type Pictures, preparePicture, type Redraw } from './prepare-picture';
import { emailBounds, printedBoxes } from '../layout/printed-box';
import { listPhotos, type RowPhoto, type Schedule1 } from '../model/report-content';
import type { Overlay } from './shapes-over';

/** The connections that a browser keeps to one host. */
const AT_ONCE = 6;
/** A slower photo is given up: one stuck request must not hold the report back. */
const PATIENCE_MS = 30_000;

interface LoadPicturesOptions {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The most pixels that are printed of a photo; null where its small rendition has enough. */
  need: Size | null;
  /** Null where pictures cannot be decoded. */
  redraw: Redraw | null;
  drawsOver: boolean;
  /** Gives photos screen resolution, within a budget for all. */
  isForEmail?: boolean;
  onLoaded: (done: number, total: number) => void;
  /** Called for each photo that cannot be loaded; the report is built without it. */
  onMissing: (url: string, cause: unknown) => void;
}

/**
 * Fetches the rows' pictures, a few at a time: the small rendition or the photo itself, whichever has the printed
 * pixels, else the other one.
 */
export async function loadPictures(
  schedule: Schedule1,
  options: LoadPicturesOptions,
): Promise<Pictures> {
  const boxes = printedBoxes(schedule);
  const wanted = listPhotos(schedule.rows).flatMap(({ row, ...placed }) =>
    placed.photo
      ? [{ number: placed.number, photo: { ...placed.photo, fitBox: boxes(placed, row) } }]
      : [],
  );
  const email = options.isForEmail ? emailBounds(wanted.map(({ photo }) => photo.fitBox)) : [];
  const pictures = new Map<number, Picture>();
  const fetching = pLimit(AT_ONCE);
  // Decoded pictures are large: two at a time, one decoding while another is compressed.
  const drawing = pLimit(2);
  const redraw = options.redraw;
  const redrawInTurn: Redraw | null =
    redraw && ((bytes, bounds, overlay) => drawing(() => redraw(bytes, bounds, overlay)));
  let done = 0;
  await Promise.all(
    wanted.map(({ number, photo }, index) =>
      fetching(async () => {
        try {
          pictures.set(number, await loadPicture(photo, options, redrawInTurn, email[index]));
        } catch (cause) {
          // Every photo would fail the same way, and the person can fix it.
          if (cause instanceof CanvasDisturbed) throw cause;
          options.onMissing(photo.url, cause);
        }
        done += 1;
        options.onLoaded(done, wanted.length);
      }),
    ),
  );
  return pictures;
}

async function loadPicture(
  { url, renditionUrl, ...overlay }: RowPhoto & Pick<Overlay, 'fitBox'>,
  { fetch, need, drawsOver }: LoadPicturesOptions,
  redraw: Redraw | null,
  email?: Size,
): Promise<Picture> {
  // A cropped rendition has too few pixels for print.
  const isLarge = need !== null || overlay.drawing.crop !== null;
  const [first, second] = isLarge ? [url, renditionUrl] : [renditionUrl, url];
  const wishes = { redraw, overlay, bounds: email ?? need ?? EMBEDDED_BOX, drawsOver };
  try {
    return await preparePicture(await read(first, fetch), wishes);
  } catch {
    return preparePicture(await read(second, fetch), wishes);
  }
}

async function read(url: string, fetch: LoadPicturesOptions['fetch']) {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(url, { mode: 'cors', credentials: 'omit', signal });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
