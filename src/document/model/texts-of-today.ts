import { photoBindingsSchema } from '@shared/contract/stored';
import { type PhotoBindings, renumberTexts } from '@shared/renumber-photos';
import { pickFields, TEXT_FIELDS, type TextField } from '@shared/row-words';
import type { SourceRow } from './report-source';

/** Renumbers texts that are stored with `refs` to their photos' current numbers. */
export function textsOfToday<Name extends string>(
  texts: Record<Name, string>,
  refs: unknown,
  rows: readonly { id: string }[],
) {
  const bindings: PhotoBindings = photoBindingsSchema.parse(refs);
  return renumberTexts(
    texts,
    bindings,
    rows.map(({ id }) => id),
  );
}

export function rowTextsOfToday(
  row: Pick<SourceRow, TextField | 'photo_refs'>,
  rows: readonly { id: string }[],
) {
  return textsOfToday(pickFields(row, TEXT_FIELDS), row.photo_refs, rows);
}
