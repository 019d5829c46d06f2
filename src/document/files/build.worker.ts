import { fetchFile } from '@/lib/fetch-file';
import { ExportProblem } from '../model/export-problem';
import type { TemplateFile } from '@/document/template/template-file';
import { answerPage } from '@/lib/ask-worker';
import { bytesOfBase64 } from '@/lib/base64';
import { CanvasDisturbed } from '@/lib/pictures/door/canvas-probe';
import { hashFile } from '@/lib/hash-file';
import { layoutWithTemplate } from '@/document/template/template-layout';
import { WordProblem } from '../word/package/word-problem';
import { pictureNeed } from '../layout/picture-need';
import { listPhotos, type PlacedPhoto } from '../model/report-content';
import { readLayout } from '../model/report-layout';
import type { ReportSource } from '../model/report-source';
import { loadPictures } from '../pictures/load-pictures';
import type { Pictures, Redraw } from '../pictures/prepare-picture';
import { signedFiles } from '../pictures/signed-files';
import { isUntouched } from '@shared/drawing/drawing';
import { buildReportModel, findContent, type ReportModel } from '../parts/build-report-model';
import type { BuildNews, BuildRequest, ExportFormat } from './build-request';
import { EMBEDDED_QUALITY } from '@/lib/pictures/bounds';
import { drawFramed, drawShapes } from '@/lib/drawing/draw-drawing';
import { decodeUpright } from '@/lib/pictures/door/decode-picture';
import { encodeJpeg } from '@/lib/pictures/draw-picture';
import type { Size } from '@/lib/pictures/size';
import { type Overlay, shapesOver } from '../pictures/shapes-over';

/** Often enough to look smooth; more would only keep the page busy. */
const TELL_EVERY_MS = 80;

answerPage(self, build, (error) =>
  [WordProblem, ExportProblem, CanvasDisturbed].some((known) => error instanceof known),
);

/** Redraws a picture as an upright JPEG within the bounds, cropped and rotated, with its overlay. */
async function redrawPicture(
  bytes: Uint8Array<ArrayBuffer>,
  bounds: Size,
  overlay: Overlay,
): ReturnType<Redraw> {
  const source = await decodeUpright(new Blob([bytes]));
  try {
    const canvas = drawFramed(source, bounds, overlay.drawing);
    const pen = canvas.getContext('2d');
    pen?.setTransform(1, 0, 0, 1, 0, 0);
    if (pen) drawShapes(pen, shapesOver(overlay, canvas));
    const jpeg = await encodeJpeg(canvas, EMBEDDED_QUALITY);
    const { width, height } = canvas;
    return { jpeg: new Uint8Array(await jpeg.arrayBuffer()), size: { width, height } };
  } finally {
    source.close();
  }
}

async function build(
  { format, source, template, isForEmail = false }: BuildRequest,
  tell: (news: BuildNews) => void,
): Promise<Blob> {
  const redraw = typeof OffscreenCanvas === 'undefined' ? null : redrawPicture;
  const asked = template ? asTheTemplateAsks(source, template) : source;
  // The alternative text must not describe a drawing that cannot be drawn.
  const model = buildReportModel(redraw ? asked : withoutMarks(asked));
  if (!redraw && listPhotos(model.schedule1.rows).some(isDrawnOn))
    throw new ExportProblem(NO_CANVAS);
  const tellPictures = atMostEvery(TELL_EVERY_MS);
  const signed = source.sums ? signedFiles(source.sums, fetchFile) : null;
  const [write, pictures] = await Promise.all([
    template ? templateWriter(template) : loadWriter(format),
    loadPictures(model.schedule1, {
      fetch: signed?.fetch ?? fetchFile,
      redraw,
      drawsOver: format === 'pdf',
      isForEmail,
      need: pictureNeed(model.schedule1.arrangement),
      onLoaded: (done, total) => {
        tellPictures(() => {
          tell({ type: 'pictures', done, total });
        });
      },
      onMissing: (url, cause) => {
        tell({ type: 'missing', url, reason: String(cause) });
      },
    }),
  ]);
  signed?.assertSigned(model.schedule1.rows);
  return write(model, pictures);
}

const DAMAGED =
  'The stored Word template is damaged: upload it again under Word Templates, and choose that.';

const NO_CANVAS =
  'This browser cannot draw the marks that are on the photos, so nothing was exported. Use a browser of this year, or the last.';

const isDrawnOn = ({ photo }: PlacedPhoto) => photo !== null && !isUntouched(photo.drawing);

function asTheTemplateAsks(source: ReportSource, { found }: TemplateFile): ReportSource {
  const layout = layoutWithTemplate(readLayout(source.report.layout), found);
  return { ...source, report: { ...source.report, layout } };
}

function withoutMarks(source: ReportSource): ReportSource {
  return { ...source, report: { ...source.report, print_marks: false } };
}

function atMostEvery(interval: number): (act: () => void) => void {
  let next = 0;
  return (act) => {
    const now = performance.now();
    if (now < next) return;
    next = now + interval;
    act();
  };
}

type Writer = (model: ReportModel, pictures: Pictures) => Promise<Blob>;

/** Loads a format's library on first use. */
async function loadWriter(format: ExportFormat): Promise<Writer> {
  if (format === 'pdf') return (await import('./build-pdf')).buildPdf;
  const { buildDocx } = await import('./build-docx');
  return async (model, pictures) =>
    buildDocx(model, pictures, await countContentPages(model, pictures));
}

async function templateWriter({ content, sha256 }: TemplateFile): Promise<Writer> {
  const { fillTemplate } = await import('@/document/template/fill-template');
  const bytes = bytesOfBase64(content);
  if ((await hashFile(bytes)) !== sha256) throw new WordProblem(DAMAGED);
  return (model, pictures) => fillTemplate(bytes, model, pictures);
}

/** Counts pages, with the PDF's fonts and library, only for a document that prints page numbers of its content. */
async function countContentPages(model: ReportModel, pictures: Pictures) {
  if (!findContent(model, 'contents') && !findContent(model, 'photo-list')) return undefined;
  return (await import('./build-pdf')).countPages(model, pictures);
}
