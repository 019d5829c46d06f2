import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Severity } from '../../supabase/functions/_shared/contract/stored.ts';
import { parseCsv } from '../photos/labelled-photos.ts';
import { listClasses, type ElementKind, listElementKinds } from './label-words.ts';

/** A photo with what a person says that it shows. */
export interface ModelPhoto {
  /** Path inside the folder. */
  file: string;
  source: string;
  /** Kinds of defect, 'none' for a sound surface. */
  classes: string[];
  /** The label's kinds of element; none where it does not say. */
  elements: ElementKind[];
  /** Severities that fit the source's own class of risk; null where it gives none. */
  severities: Severity[] | null;
}

/** The sources' classes of risk, each with the severities that fit it. */
const RISKS: Record<string, Severity[]> = {
  LOW: ['minor', 'moderate'],
  MEDIUM: ['moderate', 'major'],
  HIGH: ['major', 'safety'],
};

/**
 * The labelled photos of a folder that an inspection could have: close views of a surface with their
 * classes, and those with a mask of their defect. Spread over the list, so that the first N of it show
 * something of every source.
 */
export function modelPhotos(folder: string): ModelPhoto[] {
  const csv = ['labels.csv', 'manifest.csv'].map((name) => join(folder, name)).find(existsSync);
  if (!csv) throw new Error(`${folder} has neither labels.csv nor manifest.csv.`);
  const photos = parseCsv(readFileSync(csv, 'utf8')).flatMap((row): ModelPhoto[] => {
    const {
      file = '',
      classes = '',
      repo = '',
      shows_element = '',
      shows_defect = '',
      note = '',
    } = row;
    if (/-mask\./.test(file) || !existsSync(join(folder, file))) return [];
    const mask = file.replace(/\.[^.]+$/, '-mask.png');
    const isMasked = mask !== file && existsSync(join(folder, mask));
    const labelled = classes.split(';').filter(Boolean);
    if (labelled.length === 0 && isMasked) labelled.push(...listClasses(shows_defect));
    if (labelled.length === 0) return [];
    const risk = /risk class ([A-Z]+)/.exec(note)?.[1];
    return [
      {
        file,
        source: repo,
        classes: labelled,
        elements: listElementKinds(shows_element),
        severities: (risk && RISKS[risk]) || null,
      },
    ];
  });
  return spread(photos);
}

/** One of each class and source in turn, always in the same order. */
function spread(photos: readonly ModelPhoto[]): ModelPhoto[] {
  const groups = new Map<string, ModelPhoto[]>();
  for (const photo of photos) {
    const key = `${photo.classes[0] ?? ''} ${photo.source}`;
    groups.set(key, [...(groups.get(key) ?? []), photo]);
  }
  const turns = [...groups.values()].flatMap((group) =>
    group.map((photo, turn) => ({ photo, turn })),
  );
  return turns.sort((a, b) => a.turn - b.turn).map(({ photo }) => photo);
}
