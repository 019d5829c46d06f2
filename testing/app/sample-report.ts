import { listPhotos } from '@/document/model/report-content';
import { encode } from 'jpeg-js';
import { EMPTY_LETTERHEAD } from '@/records/letterhead';
import type { Size } from '@/lib/pictures/size';
import { buildReportModel, type ReportModel } from '@/document/parts/build-report-model';
import type { PartName } from '@/document/parts/part-list';
import type { ReportSource } from '@/document/model/report-source';
import type { Picture, Pictures } from '@/document/pictures/prepare-picture';
import { shapesOver } from '@/document/pictures/shapes-over';
import { eachField, FIELD_NAMES } from '../../supabase/functions/_shared/report-fields';
import { BLANK_ROW } from '../../supabase/functions/_shared/row-words';

type Observation = ReportSource['observations'][number];

let made = 0;

export function makeObservation(changes: Partial<Observation> = {}): Observation {
  made += 1;
  return {
    ...BLANK_ROW,
    id: `row-${made}`,
    photo_refs: {},
    photo: 'https://host.example/storage/v1/object/public/inspection_photos/u/r/1_wall.jpg',
    element: 'Concrete parapet wall',
    defect: 'Hairline cracking along the coping joint',
    recommendation: 'Monitor the crack over six months',
    outcome: 'defect',
    hand: 'written',
    proposal: null,
    marks: null,
    ...changes,
  };
}

/** Sections given as texts alone mean the photos that have their numbers now. */
type Changes = Partial<Omit<ReportSource, 'report' | 'sections'>> & {
  report?: Partial<ReportSource['report']>;
  sections?: Record<keyof ReportSource['sections'], string | null>;
};

export function makeSource({ report, sections, ...changes }: Changes = {}): ReportSource {
  const {
    discussion = 'Cracking is slight in Photo 1.\nPhotos 2 and 3 are worse.',
    recommendation = 'Act on Photo 3 first:\n- make safe\n- repair',
  } = sections ?? {};
  const stored = (paragraph: string | null) =>
    paragraph === null ? null : { paragraph, photo_refs: {} };
  return {
    report: {
      ...eachField(FIELD_NAMES, () => ''),
      id: '5f0c4a86-2f7e-4d0b-9d3a-1c2b3a4d5e6f',
      title: 'Harbour Road car park',
      inspection_date: '2026-11-18',
      client_name: 'Northfield Estates Ltd',
      print_marks: false,
      language: 'en',
      rating_scheme: null,
      layout: {},
      ...report,
    },
    observations: [makeObservation(), makeObservation(), makeObservation()],
    sections: { discussion: stored(discussion), recommendation: stored(recommendation) },
    letterhead: { ...EMPTY_LETTERHEAD, author_name: 'J. Mason' },
    signing: null,
    draftAfter: null,
    revisions: [],
    backend: 'https://host.example',
    readAt: new Date('2026-11-21T10:00:00Z'),
    day: '2026-11-21',
    ...changes,
  };
}

export const makeModel = (changes: Changes = {}): ReportModel =>
  buildReportModel(makeSource(changes));

/** The document without some of its parts. */
export const withoutParts = (model: ReportModel, ...names: PartName[]): ReportModel => ({
  ...model,
  parts: model.parts.filter(({ name }) => !names.includes(name)),
});

const SHAPES = {
  landscape: { width: 400, height: 300 },
  portrait: { width: 300, height: 400 },
  panorama: { width: 900, height: 200 },
  tower: { width: 100, height: 900 },
};

const drawn = new Map<string, Picture>();

/** A small picture, drawn once for each shape. */
export function drawPicture(shape: keyof typeof SHAPES = 'landscape'): Picture {
  let picture = drawn.get(shape);
  if (!picture) {
    picture = { jpeg: drawJpeg(SHAPES[shape]), size: SHAPES[shape], over: [] };
    drawn.set(shape, picture);
  }
  return picture;
}

/** A wash of two colours: small, and enough to see which way up it is. */
function drawJpeg({ width, height }: Size): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const x = (pixel % width) / width;
    const y = Math.floor(pixel / width) / height;
    data.set([200 * x, 180 * y, 120, 255], pixel * 4);
  }
  return new Uint8Array(encode({ data, width, height }, 60).data);
}

/** A picture for each row, their shapes taking turns, with what a PDF draws over it. */
export function drawPictures(model: ReportModel): Pictures {
  const shapes = Object.keys(SHAPES) as (keyof typeof SHAPES)[];
  return new Map(
    listPhotos(model.schedule1.rows).map(({ number, photo }) => {
      const picture = drawPicture(shapes[number % shapes.length]);
      const over = photo && picture.size ? shapesOver(photo, picture.size) : [];
      return [number, { ...picture, over }];
    }),
  );
}
