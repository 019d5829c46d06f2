import { HELD, type Wall, wall } from './wall.ts';

/** Where nobody comes in, but something could get lost. */
const FAULT = 0;
const LEAKS = 18;

const LOG = 'server/log/request-log.test.ts';
const CAUSE = 'supabase/functions/_shared/logged-cause.test.ts';
const FOLDER = 'server/data-folder/open-data-folder.test.ts';
const START = 'server/start-faults.test.ts';
const MIGRATE = 'server/database/migrate.test.ts';
const SWEEP = 'server/storage/sweep-orphans.test.ts';
const STAGE = 'server/backup/stage-backup.test.ts';
const ANSWER = 'server/backup/answer-backups.test.ts';
const RESTORE = 'server/backup/restore-backup.test.ts';

/** What the log keeps out, and what faults of the machine must not take. */
export const OPERATION_WALLS: Wall[] = [
  wall(
    LEAKS,
    'the log has the route, never the address',
    'server/log/request-log.ts',
    ['route: routeOf(c)', 'route: c.req.path'],
    [LOG, 'keeps nothing of the address: no path, no query, no id of the visitor'],
  ),
  wall(
    LEAKS,
    'what libraries print is reduced',
    'server/program.ts',
    ['  captureConsole(logger);\n', ''],
    [
      'server/main.test.ts',
      'is JSON lines on standard error that hold nothing of what people sent',
    ],
  ),
  wall(
    LEAKS,
    'a cause is logged without its message',
    'supabase/functions/_shared/logged-cause.ts',
    ['.slice(at + message.length)', '.slice(0)'],
    [CAUSE, 'keeps nothing of a message that looks like calls, or that was changed later'],
  ),
  wall(
    LEAKS,
    'a log that cannot be written stops nothing',
    'server/log/logger.ts',
    ['    } catch {\n', '    } finally {\n'],
    ['server/main.test.ts', 'that nobody can write any more does not stop the host'],
  ),
  wall(
    LEAKS,
    'the data folder is the owner’s alone',
    'server/data-folder/open-data-folder.ts',
    ['for (const name of readdirSync(path)) makePrivate(join(path, name));', 'void readdirSync;'],
    [FOLDER, "makes an earlier, open folder the owner's alone"],
  ),
  wall(
    LEAKS,
    'a folder that cannot be used is told in one line',
    'server/data-folder/open-data-folder.ts',
    ['throw explainedFault(path, error);', 'void explainedFault; throw error;'],
    [FOLDER, 'when the folder cannot be written'],
  ),
  wall(
    FAULT,
    'a folder of a newer program is refused',
    'server/data-folder/folder-version.ts',
    ['format <= FORMAT && migration', 'migration'],
    [FOLDER, 'when a newer program made the folder'],
  ),
  wall(
    FAULT,
    'a database of a newer program is refused',
    'server/database/migrate.ts',
    [
      'if (unknown) throw madeByNewer(unknown);',
      'if (unknown === "never") throw madeByNewer(unknown);',
    ],
    [MIGRATE, 'that was undone refuses what a newer program migrated, and changes nothing'],
  ),
  wall(
    FAULT,
    'a full disk at the start is told as one',
    'server/database/open-stored-database.ts',
    ['throw (await explainedFullDisk(folder, error)) ?? damaged', 'throw damaged'],
    [START, 'for a disk that is full, and works once there is room'],
  ),
  wall(
    FAULT,
    'a full disk under an upload is told as one',
    'server/storage/storage-failure.ts',
    ["if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG')", "if (code === 'never')"],
    [
      'server/full-disk.test.ts',
      'loses nothing acknowledged on a full disk, says so, and goes on once there is room',
    ],
  ),
  wall(
    FAULT,
    'no clock alone makes an upload old',
    'server/storage/sweep-orphans.ts',
    ['if (!suspects.has(name)) seen.add(name);', 'if (name === "") seen.add(name);'],
    [SWEEP, 'keeps an upload whose row is about to come, when the clock jumps a year'],
  ),
  wall(
    FAULT,
    'no clock alone makes a deleted row old',
    'server/storage/expired-versions.ts',
    ['page.filter((id) => suspects.has(id))', 'page'],
    [
      'server/storage/expired-versions.test.ts',
      'keeps what a clock made old that jumped a year and came back',
    ],
  ),
  wall(
    FAULT,
    'a row that can be brought back has its photo',
    'server/storage/sweep-orphans.ts',
    ["where user_id = $1 and reason = 'deleted'", "where user_id = $1 and reason = 'never'"],
    [SWEEP, "keeps a deleted row's photo and its rendition as long as the row can be brought back"],
  ),
  wall(
    FAULT,
    'the second look is an hour after the first',
    'server/storage/sweep-orphans.ts',
    ['FIRST_LOOK_AFTER_MS + HOUR_MS', '2 * FIRST_LOOK_AFTER_MS'],
    [SWEEP, 'looks for the second time an hour after the first, whatever the clock says'],
  ),
  wall(
    FAULT,
    'a backup has the photos that came while it was made',
    'server/backup/stage-backup.ts',
    ['lacks its photo.\n  await photos.addNew();', 'lacks its photo.'],
    [STAGE, 'has every photo that a row of its moment may refer to'],
  ),
  wall(
    FAULT,
    'a backup copies the database while nothing changes it',
    'server/backup/stage-backup.ts',
    ['await exclusively(() => engine.addNew());', 'void exclusively; await engine.addNew();'],
    [STAGE, 'copies the database only while nothing changes it, empty folders too'],
  ),
  wall(
    FAULT,
    'the host has the session for itself meanwhile',
    'server/backup/answer-backups.ts',
    ['session.exclusively(() => between(session, copy))', 'between(session, copy)'],
    [ANSWER, 'copies the database between two statements of a session that it has for itself'],
  ),
  wall(
    FAULT,
    'a session that was lost over the copy makes no backup',
    'server/backup/answer-backups.ts',
    ["  await driver.exec('select 1');\n", ''],
    [ANSWER, 'says why there is none when the session was lost over the copy'],
  ),
  wall(
    FAULT,
    'a backup does not fill the disk',
    'server/backup/stage-backup.ts',
    ['  await assertRoom(dataDir, database);\n', '  void assertRoom;\n'],
    [STAGE, 'is refused where it would fill the disk under the host'],
  ),
  wall(
    FAULT,
    'a restore looks whether every file is whole',
    'server/backup/archive.ts',
    [
      'if ((await stat(path)).size === size) continue;',
      'if (size >= 0) continue; await stat(path);',
    ],
    [RESTORE, 'says that the disk is full %s, and leaves what was there'],
  ),
  wall(
    FAULT,
    'an archive holds plain files and folders alone',
    'server/backup/archive.ts',
    ["if (type !== 'File' && type !== 'Directory') return false;", ''],
    [RESTORE, 'refuses an archive with %s, and leaves nothing of it'],
  ),
  wall(
    FAULT,
    'no path in an archive leads out',
    'server/backup/archive.ts',
    ["!['', '.', '..'].includes(segment)", "segment !== 'never'"],
    [RESTORE, 'refuses an archive with %s, and leaves nothing of it'],
  ),
  wall(
    FAULT,
    'an archive with fewer photos than it says is refused',
    'server/backup/archive.ts',
    ['if (photos.length !== manifest.photos)', 'if (photos.length < 0)'],
    [RESTORE, 'refuses an archive that is cut off, at whatever place, or is none'],
  ),
  wall(
    FAULT,
    'no host starts on half a restore',
    'server/data-folder/open-data-folder.ts',
    ['    assertNoRestoreWasCutOff(path);\n', '    void assertNoRestoreWasCutOff;\n'],
    [RESTORE, 'that was cut off lets no host start on half of it, and can be done again'],
  ),
  wall(
    FAULT,
    'a restore deletes nothing',
    'server/backup/restore-backup.ts',
    [
      'renameSync(join(dataDir, name), join(aside, name));',
      'rmSync(join(dataDir, name), { recursive: true });',
    ],
    [
      'server/backup/backup.test.ts',
      'is the same, and goes over what is there only when told, which it keeps',
    ],
  ),
  wall(
    HELD,
    'a refresh token counts until its successor is used',
    'server/backend.ts',
    ['enable_refresh_token_rotation: true', 'enable_refresh_token_rotation: false'],
    ['testing/attacks/account-plays.test.ts', 'gains nothing by %s'],
  ),
  wall(
    HELD,
    'nothing is served but the built app',
    'server/http/app-files.ts',
    [
      'serveStatic({ root: folder, precompressed: true })',
      "serveStatic({ root: join(folder, '..'), precompressed: true })",
    ],
    ['server/attacks/what-is-offered.test.ts', 'serves nothing of %s'],
  ),
];
