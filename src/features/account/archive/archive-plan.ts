import {
  photoAddresses,
  readPhotoPath,
  publicPhotoUrl,
  buildRenditionPath,
} from '@shared/photo-address';
import { isDrawnPicture } from '@shared/drawing/drawn-picture';
import { photosCaption } from '@/records/findings';
import { createNames, endingOfType, safeName } from '@/lib/file-names';
import type { Observation, OwnRows, Report, Section } from '../schema';

export interface PlannedReport {
  /** Its folder in the archive: 'reports/Harbour Road car park'. */
  folder: string;
  report: Report;
  observations: Observation[];
  sections: Section[];
}

interface PlannedFile {
  /** Path in the archive. */
  path: string;
  /** An original has no URL: this is its path in the bucket. */
  url: string;
}

export interface PlannedPhoto extends PlannedFile {
  /** Its name for people: 'Harbour Road car park, Photo 3'. */
  name: string;
  /** The rendition, for when the photo itself cannot be loaded. */
  rendition: PlannedFile | null;
  isOriginal?: true;
}

export interface ArchivePlan {
  reports: PlannedReport[];
  photos: PlannedPhoto[];
}

/**
 * Plans the archive's files. `stored` has the paths of all files in the person's folder of the bucket, `originals`
 * those of originals with their media types: files that no row shows go under 'other files'. Photos are read from
 * `backend`.
 */
export function planArchive(
  rows: OwnRows,
  stored: string[],
  backend: string,
  originals: ReadonlyMap<string, string>,
): ArchivePlan {
  const folderName = createNames();
  const observations = byReport(rows.observations);
  const sections = byReport(rows.sections);
  const reports = rows.reports.map((report) => ({
    folder: `reports/${folderName(safeName(report.title, 'Report'))}`,
    report,
    observations: observations.get(report.id) ?? [],
    sections: sections.get(report.id) ?? [],
  }));
  const photos = [
    ...reports.flatMap((report) => planPhotos(report, backend)),
    ...otherFiles(stored, rows.observations, backend),
  ];
  return { reports, photos: [...photos, ...planOriginals(photos, originals, backend)] };
}

function byReport<Row extends { report_id: string }>(rows: Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.report_id);
    if (group) group.push(row);
    else groups.set(row.report_id, [row]);
  }
  return groups;
}

function planPhotos(
  { folder, report, observations }: PlannedReport,
  backend: string,
): PlannedPhoto[] {
  const numbers = new Map<string, number[]>();
  observations.forEach(({ photo }, index) => {
    if (photo.trim() !== '') numbers.set(photo, [...(numbers.get(photo) ?? []), index + 1]);
  });
  return Array.from(numbers, ([photo, shownAs]) => {
    const name = safeName(photosCaption(shownAs), `Photo ${shownAs[0]}`);
    const addresses = photoAddresses(photo, backend);
    return {
      name: `${report.title}, ${name}`,
      path: `${folder}/photos/${name}.${readEnding(photo)}`,
      url: addresses.photo,
      rendition: {
        path: `${folder}/photos/${name} (small).jpg`,
        url: addresses.rendition,
      },
    };
  });
}

/** Places each original beside its photo, under the same name. */
function planOriginals(
  photos: PlannedPhoto[],
  originals: ReadonlyMap<string, string>,
  backend: string,
): PlannedPhoto[] {
  const byUrl = new Map(photos.map((photo) => [photo.url, photo]));
  return Array.from(originals, ([url, type]) => {
    const { name, path } = byUrl.get(publicPhotoUrl(backend, url)) ?? {
      name: url,
      path: `other files/${safeName(url, 'File')}.jpg`,
    };
    const place = path.replace(/\/(?:photos\/)?([^/]*)\.[^.]*$/, '/originals/$1.');
    const ending = endingOfType(type);
    return {
      name: `${name}, original`,
      path: place + ending,
      url,
      rendition: null,
      isOriginal: true,
    };
  });
}

function otherFiles(
  stored: string[],
  observations: Observation[],
  backend: string,
): PlannedPhoto[] {
  const shown = new Set(
    observations.flatMap(({ photo }) => {
      const path = readPhotoPath(photo);
      return path === null ? [] : [path, buildRenditionPath(path)];
    }),
  );
  const unique = createNames();
  // The rows have the drawings, and the archive the photos.
  const others = stored.filter((path) => !shown.has(path) && !isDrawnPicture(path));
  return others.map((path) => {
    const stem = path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
    const file = unique(safeName(stem, 'File'), `.${readEnding(path)}`);
    return {
      name: file,
      path: `other files/${file}`,
      url: publicPhotoUrl(backend, path),
      rendition: null,
    };
  });
}

function readEnding(photo: string): string {
  return /\.([a-z0-9]{1,5})$/i.exec(photo)?.[1]?.toLowerCase() ?? 'jpg';
}
