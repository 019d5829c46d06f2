import { bindPhotos } from '@shared/renumber-photos';
import {
  useArrangeRows,
  useDeleteObservation,
  useSaveObservation,
} from '@/features/observations/mutations';
import { useCachedRows } from '@/features/observations/queries';
import { listFindings, rowsGoingWith } from '@/records/findings';
import type { Observation } from '@/records/observation';
import { placeOfField, REPORT_FIELDS } from '@/document/bookmarks/printed-state';
import { type ReturningField, TYPED_FIELDS } from '@shared/row-words';
import { useSaveSections } from '@/features/sections/mutations';
import { sectionKeys } from '@/features/sections/queries';
import type { SectionName, Sections } from '@/records/section';
import type { WordChange } from '@/document/word/compare/word-change';
import { useAddRow, useBringRowBack, useSaveParticular, type ParticularField } from '../mutations';
import type { ComparedReport } from '@/document/word/compare/compare-with-report';
import { mergeTyped } from '@/document/word/compare/merge-typed';
import type { TakeBack, WriteOne } from './write-changes';
import { fetchFile } from '@/lib/fetch-file';
import { useReplacePhoto } from '@/features/photos/mutations';
import { servedPhoto } from '@/lib/served-photo';

type RowMove = Parameters<ReturnType<typeof useArrangeRows>['mutateAsync']>[0];
/** Plans the move of a finding to a place among the findings. */
export type PlanMove = (rows: readonly Observation[], id: string, place: number) => RowMove;

type ChangeByKind<Kind extends WordChange['kind']> = Extract<WordChange, { kind: Kind }>;

const GONE = 'This row is not there any more.';
const CHANGED_HERE = 'This text was changed here meanwhile. Nothing was written.';

/** Writes one change over what it was compared with, through the screens' own mutations. */
export function useWriteOne(compared: ComparedReport | null, planMove: PlanMove): WriteOne {
  const rows = useWriteRows(compared, planMove);
  const texts = useWriteTexts(compared);
  const picture = useWritePicture(compared?.report.id ?? '');
  return (change) => {
    switch (change.kind) {
      case 'row text':
        return rows.writeText(change);
      case 'report text':
        return texts(change);
      case 'picture':
        return picture(change);
      case 'added':
        return rows.add(change);
      case 'moved':
        return rows.move(change);
      case 'deleted':
        return rows.remove(change);
    }
  };
}

function useWriteRows(compared: ComparedReport | null, planMove: PlanMove) {
  const reportId = compared?.report.id ?? '';
  const { read: rowsNow } = useCachedRows(reportId);
  const save = useSaveObservation(reportId).mutateAsync;
  const move = useArrangeRows(reportId).mutateAsync;
  const remove = useDeleteObservation(reportId).mutateAsync;
  const bringBack = useBringRowBack(reportId).mutateAsync;
  const addRow = useAddRow(reportId).mutateAsync;
  /** Places a finding with all its photos after the finding that contains `after`. */
  const place = async (rowId: string, after: string | null) => {
    const rows = rowsNow();
    const others = listFindings(rows).filter(({ row }) => row.id !== rowId);
    const before = others.findIndex(({ photos }) => photos.some(({ row }) => row.id === after));
    const plan = planMove(rows, rowId, before + 1);
    if (plan.changes.length > 0) await move(plan);
  };
  const saveField = async (
    base: Observation,
    field: ReturningField,
    value: unknown,
  ): Promise<TakeBack> => {
    const before = base[field];
    const saved = await save({ base, change: { [field]: value } });
    return async () => void (await save({ base: saved, change: { [field]: before } }));
  };
  return {
    writeText: ({ rowId, field, inWord, stored }: ChangeByKind<'row text'>) => {
      const base = compared?.rows.find(({ id }) => id === rowId);
      if (!base) throw new Error(GONE);
      if (stored !== undefined) return saveField(base, field, stored);
      return saveField(base, field, mergeTyped(String(base[field]), inWord, placeOfField(field)));
    },
    add: async ({ after, texts, chosen }: ChangeByKind<'added'>): Promise<TakeBack> => {
      const row = await addRow();
      const typed = TYPED_FIELDS.flatMap((name) =>
        name in texts ? [[name, texts[name as keyof typeof texts]]] : [],
      );
      await save({ base: row, change: { ...Object.fromEntries(typed), ...chosen } });
      await place(row.id, after);
      return async () => remove(row.id);
    },
    move: async ({ rowId, after }: ChangeByKind<'moved'>): Promise<TakeBack> => {
      const findings = listFindings(rowsNow());
      const from = findings.findIndex(({ row }) => row.id === rowId);
      const before = findings[from - 1]?.row.id ?? null;
      await place(rowId, after);
      return () => place(rowId, before);
    },
    remove: async ({ rowId }: ChangeByKind<'deleted'>): Promise<TakeBack> => {
      const gone = rowsGoingWith(rowsNow(), rowId).map(({ id }) => id);
      for (const id of gone) await remove(id);
      return async () => {
        for (const id of gone.toReversed()) await bringBack(id);
      };
    },
  };
}

function useWriteTexts(compared: ComparedReport | null) {
  const reportId = compared?.report.id ?? '';
  const { userId, queryClient, read } = useCachedRows(reportId);
  const saveSections = useSaveSections(reportId).mutateAsync;
  const saveParticular = useSaveParticular(reportId).mutateAsync;
  const saveSection = async (name: SectionName, base: Sections[SectionName], paragraph: string) => {
    const order = read().map(({ id }) => id);
    const photo_refs = bindPhotos(paragraph, order, base?.photo_refs);
    const conflicts = await saveSections({ [name]: { base, paragraph, photo_refs } });
    if (conflicts.length > 0) throw new Error(CHANGED_HERE);
  };
  const sectionNow = (name: SectionName) =>
    queryClient.getQueryData<Sections>(sectionKeys.report(userId, reportId))?.[name] ?? null;
  return async ({ field, inWord }: ChangeByKind<'report text'>): Promise<TakeBack> => {
    if (!compared) throw new Error(GONE);
    if (field === 'discussion' || field === 'recommendation') {
      const base = compared.sections[field];
      const before = base?.paragraph ?? '';
      await saveSection(field, base, mergeTyped(before, inWord, 'section'));
      return () => saveSection(field, sectionNow(field), before);
    }
    const before = storedText(compared.report, field);
    const text = mergeTyped(before ?? '', inWord, REPORT_FIELDS[field]);
    await saveParticular({ field, before, text });
    return () =>
      saveParticular({
        field,
        before: text === '' && before === null ? null : text,
        text: before ?? '',
      });
  };
}

function storedText(report: ComparedReport['report'], field: ParticularField): string | null {
  return report[field];
}

const PHOTO_GONE = 'This row, or its photo, is not there any more.';
const NOT_READ = 'The photo that is stored here could not be read, so it was not replaced.';

/**
 * Replaces a row's photo by a picture from Word. The old one is fetched first, as the change deletes its file; undo
 * stores it again, with its time but without its lines.
 */
function useWritePicture(reportId: string) {
  const rows = useCachedRows(reportId);
  const replace = useReplacePhoto(reportId).mutateAsync;
  const save = useSaveObservation(reportId).mutateAsync;
  const rowNow = (rowId: string): Observation => {
    const row = rows.read().find(({ id }) => id === rowId);
    if (!row?.photo) throw new Error(PHOTO_GONE);
    return row;
  };
  return async ({ rowId, bytes }: Extract<WordChange, { kind: 'picture' }>): Promise<TakeBack> => {
    const before = rowNow(rowId);
    const response = await fetchFile(servedPhoto(before.photo).photo);
    if (!response.ok) throw new Error(NOT_READ);
    const old = new File([await response.blob()], 'photo.jpg', { type: 'image/jpeg' });
    await replace({ row: before, file: new File([bytes], 'from-word.jpg') });
    return async () => {
      const base = await replace({ row: rowNow(rowId), file: old });
      const { captured_at } = before;
      if (base.captured_at !== captured_at) await save({ base, change: { captured_at } });
    };
  };
}
