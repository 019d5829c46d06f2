import { z } from 'zod';
import {
  rowHash,
  renderStored,
  type ReportField,
  type PrintedState,
  type RowTexts,
} from '@/document/bookmarks/printed-state';
import { textHash } from '@/document/bookmarks/bookmark-name';
import { keptSection, type SectionName, type Sections } from '@/records/section';
import type { Observation } from '@/records/observation';
import { keptWordsSchema } from '@/records/stored-words';
import type { ReportSource } from '@/document/model/report-source';
import { localDay } from '@/lib/local-day';
import type { WordReading } from '../read/word-reading';
import { compareReading } from './compare-reading';
import { exportedOrder } from './exported-order';
import { leaveProposals, type LeaveProposals } from './proposals';
import type { WordChange, WordComparison } from './word-change';
import { renumberTexts } from '@shared/renumber-photos';

interface ToldComparison extends Pick<WordComparison, 'changes' | 'notes' | 'leftOver'> {
  leaveProposals: LeaveProposals;
}

export interface ComparedReport {
  report: ReportSource['report'];
  rows: readonly Observation[];
  sections: Sections;
}

/** Reads earlier texts of a row or a section, by column, the newest first. */
type ReadVersions = (subject: {
  kind: 'observation' | 'section';
  id: string;
}) => Promise<{ kept: Record<string, unknown> }[]>;

/**
 * Compares a file with the report as stored now. Where both changed, the exported text is looked up among the versions.
 * Resolves with texts in current numbers, blank ones as ''.
 */
export async function compareWithReport(
  reading: WordReading,
  compared: ComparedReport,
  readVersions: ReadVersions,
): Promise<ToldComparison> {
  const rowIds = compared.rows.map(({ id }) => id);
  const exported = exportedOrder(reading, rowIds);
  const renderState = (changed: Partial<ReturnType<typeof buildSource>>) =>
    renderStored({ ...buildSource(compared), ...changed }, exported, reading.language);
  const known = { stand: renderState({}), rowIds, exported };
  const first = compareReading(reading, known);
  const rowsThen = new Map<string, RowTexts>();
  for (const id of first.unsettled.rows) {
    const hash = reading.rows.find((row) => row.id === id)?.hash;
    const row = compared.rows.find((stored) => stored.id === id);
    if (!hash || !row) continue;
    const then = (await readVersions({ kind: 'observation', id }))
      .map(({ kept }) =>
        renderState({ observations: [{ ...row, ...keptWords.parse(kept) }] }).rows.get(id),
      )
      .find((texts) => texts && rowHash(texts) === hash);
    if (then) rowsThen.set(id, then);
  }
  const textsThen = await sectionsThen(first, reading, compared, { renderState, readVersions });
  const found = compareReading(reading, { ...known, rowsThen, textsThen });
  const inNumbers = todaysNumbers(exported, rowIds);
  const { blank } = known.stand;
  return {
    changes: found.changes.map((change) => forPeople(change, blank, inNumbers)),
    notes: found.notes,
    leftOver: found.leftOver,
    leaveProposals: leaveProposals(reading, known.stand, (change, text) =>
      shownText(text, chooseBlank(change, blank), inNumbers),
    ),
  };
}

const keptWords = keptWordsSchema.extend({ photo_refs: z.unknown() });

function buildSource({ report, rows, sections }: ComparedReport) {
  return {
    report,
    sections,
    observations: [...rows] as SourceRows,
    letterhead: null,
    signing: null,
    draftAfter: null,
    revisions: [],
    backend: undefined,
    readAt: new Date(),
    day: localDay(new Date()),
  };
}
type SourceRows = Parameters<typeof renderStored>[0]['observations'];

async function sectionsThen(
  { unsettled }: WordComparison,
  reading: WordReading,
  { sections }: ComparedReport,
  {
    renderState,
    readVersions,
  }: {
    renderState: (changed: Partial<ReturnType<typeof buildSource>>) => PrintedState;
    readVersions: ReadVersions;
  },
): Promise<Map<ReportField, string>> {
  const found = new Map<ReportField, string>();
  for (const field of unsettled.fields) {
    const name: SectionName | null =
      field === 'discussion' || field === 'recommendation' ? field : null;
    const stored = name && sections[name];
    const hash = reading.texts[field]?.hash;
    if (!stored || !hash) continue;
    const then = (await readVersions({ kind: 'section', id: stored.id }))
      .map(({ kept }) => ({ ...sections, [name]: { ...stored, ...keptSection(kept) } }))
      .map((kept) => renderState({ sections: kept }).texts[field])
      .find((text) => text !== undefined && textHash(text) === hash);
    if (then !== undefined) found.set(field, then);
  }
  return found;
}

const shownText = (text: string, none: string, inNumbers: (text: string) => string) =>
  text === none ? '' : inNumbers(text);

/** The words printed for a blank text. */
function chooseBlank(change: WordChange, blank: PrintedState['blank']): string {
  if (change.kind !== 'report text') return blank.cell;
  const { field } = change;
  return field === 'discussion' || field === 'recommendation' ? blank[field] : '';
}

function forPeople(
  change: WordChange,
  blank: PrintedState['blank'],
  inNumbers: (text: string) => string,
): WordChange {
  const none = chooseBlank(change, blank);
  const shown = (text: string) => shownText(text, none, inNumbers);
  if (change.kind === 'added') {
    const texts = Object.entries(change.texts).map(([field, text]) => [field, shown(text)]);
    return { ...change, texts: Object.fromEntries(texts) as Partial<RowTexts> };
  }
  if (change.kind !== 'row text' && change.kind !== 'report text') return change;
  // Numbers in a caption are literal.
  if (change.field === 'caption') return change;
  return {
    ...change,
    here: shown(change.here),
    inWord: shown(change.inWord),
    exported: change.exported === null ? null : shown(change.exported),
  };
}

/** Renumbers a text from the export's numbers to current ones. */
function todaysNumbers(exported: readonly string[], today: readonly string[]) {
  const bindings = Object.fromEntries(exported.map((id, index) => [index + 1, id]));
  const isSame = exported.every((id, index) => today[index] === id);
  return (text: string): string =>
    isSame ? text : renumberTexts({ text }, bindings, today).texts.text;
}
