import { type Guard, guard } from './guard.ts';

/** Nobody comes in by it, but words or photos could get lost, or become others. */
const FAULT = 0;

const ROWS = 'server/move-data/import-data.ts';

/** Hold while all people's data is moved from one host's database and storage to another's. */
export const MOVE_GUARDS: Guard[] = [
  guard(
    FAULT,
    'data that is moved meets no trigger',
    ROWS,
    ["mode; ${allTriggers('disable')}", 'mode'],
    '@move-data-1',
  ),
  guard(
    FAULT,
    'data that is moved twice is there once',
    'server/move-data/table-rows.ts',
    ['on conflict do nothing', ''],
    '@move-data-2',
  ),
  guard(
    FAULT,
    'data that is moved is compared with what is there',
    ROWS,
    ['if (conflicts.length > 0) throw refused(conflicts);', 'void refused;'],
    '@move-data-3',
  ),
  guard(
    FAULT,
    'data that is moved is read by its sums',
    'server/move-data/export-folder.ts',
    ['(await hashFile(path)) !== sum', '(await hashFile(path)) === ""'],
    '@move-data-4',
  ),
  guard(
    FAULT,
    'a photo that is moved is read by its sum',
    ROWS,
    ['read.bytes === bytes && read.sha256 === sha256', 'read.bytes === bytes'],
    '@move-data-4',
  ),
  guard(
    FAULT,
    'photos that are moved are copied once',
    'server/move-data/export-data.ts',
    ['(await to.stat(bucket, name))?.size === stored.size', 'stored.size < 0'],
    '@move-data-5',
  ),
  guard(
    FAULT,
    'of each table somebody said whether it is moved',
    'server/move-data/moved-tables.ts',
    ["  moved('public.phrases', 'id'),\n", ''],
    '@move-data-6',
  ),
];
