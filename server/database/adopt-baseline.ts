import { DataFolderFault } from '../data-folder/data-folder-fault.ts';
import type { Migration } from './migration-files.ts';
import { TAKEN_ALONG_FROM } from './replaced-versions.ts';

/** Makes each of the baseline's statements tolerate an existing object. Each begins at the start of its line. */
const OVER_WHAT_IS_THERE: readonly [RegExp, string][] = [
  [/^create schema /gm, 'create schema if not exists '],
  [/^create table /gm, 'create table if not exists '],
  [/^create (unique )?index /gm, 'create $1index if not exists '],
  [/^create function /gm, 'create or replace function '],
  // Also inside the text that a loop executes.
  [/^( *')?create trigger /gm, '$1create or replace trigger '],
  [/^create policy ("[^"]+") on (\S+)/gm, 'drop policy if exists $1 on $2;\n$&'],
  [/^(insert into [^;]*?)(\non conflict [^;]*)?;/gm, '$1 on conflict do nothing;'],
  // It would sign everybody out.
  [/^delete from auth\.sessions;$/gm, ''],
];

/**
 * Returns the scripts that bring a database from before the baseline up to it, whichever of the old migrations `done`
 * holds. Throws DataFolderFault when one that every supported database has run is missing.
 */
export function stepsToBaseline(
  baseline: Migration,
  [tables, rows]: readonly Migration[],
  done: ReadonlySet<string>,
): Migration[] {
  const missing = TAKEN_ALONG_FROM.find((version) => !done.has(version));
  if (missing) throw tooOld(missing);
  const sql = OVER_WHAT_IS_THERE.reduce(
    (text, [statement, repeatable]) => text.replaceAll(statement, repeatable),
    baseline.sql,
  );
  return [tables, { ...baseline, sql }, rows].filter((step) => step !== undefined);
}

/** Names the first version whose upgrade of such a database loses no words. */
function tooOld(missing: string): DataFolderFault {
  return new DataFolderFault(
    `The database is of a version of Plumbline from before 23 November 2026 (migration ${missing} has not run), which this one cannot bring up to date. It is as it was; bring it to commit c5c8e585 of Plumbline first, then to this version.`,
  );
}
