import type { Observation } from '@/records/observation';
import { hasPhoto } from '@/features/observations/schema';
import { isUnstored, type PhotoUpload } from '../schema';

/** A tile of the grid: a photo of the report, one being uploaded, or one just stored. */
export interface GridItem {
  /** The same for a row and its upload: the tile stays when one becomes the other. */
  id: string;
  /** The row's number in the report; null until it is stored. */
  number: number | null;
  observation: Observation | null;
  upload: PhotoUpload | null;
}

/** The report's photos and uploads, each once, in the report's order. */
export function gridItems(
  observations: readonly Observation[],
  uploads: readonly PhotoUpload[],
): GridItem[] {
  const uploadsById = new Map(uploads.map((upload) => [upload.id, upload]));
  const rows = observations
    .map((observation, index) => ({
      id: observation.id,
      number: index + 1,
      observation,
      upload: uploadsById.get(observation.id) ?? null,
      place: observation.position,
    }))
    .filter(({ observation }) => hasPhoto(observation));
  const known = new Set(rows.map(({ id }) => id));
  const underWay = uploads
    .filter((upload) => !known.has(upload.id) && (isUnstored(upload) || upload.state === 'stored'))
    .map((upload) => ({
      id: upload.id,
      number: null,
      observation: null,
      upload,
      place: upload.position ?? Infinity,
    }));
  return [...rows, ...underWay]
    .sort((one, other) => (one.place === other.place ? 0 : one.place - other.place))
    .map(({ id, number, observation, upload }) => ({ id, number, observation, upload }));
}
