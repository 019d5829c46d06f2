import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Database } from '../../database/database.ts';
import type { ObjectStorage } from '../../storage/object-storage.ts';
import { FILE_BUCKETS } from '../../../supabase/functions/_shared/photo-address.ts';
import { LOOK, MOMENT, PHOTO, TABLES, restoreSql } from './belongings-tables.ts';
import type { Belongings } from './cell.ts';

/** Names of fixed form, so that the same attack is the same text in every run. */
export function createBelongings(user: string, digit: string): Belongings {
  const id = (letter: string) => `${letter.repeat(7)}${digit}-aaaa-4aaa-8aaa-aaaaaaaaaaa${digit}`;
  const report = id('a');
  return {
    user,
    report,
    observation: id('b'),
    section: id('c'),
    version: id('d'),
    token: id('e'),
    photo: `${user}/${report}/1700000000000_wall.jpg`,
  };
}

interface Row {
  place: string;
  keys: string;
  content: string;
}

interface StoredName {
  bucket: string;
  key: string;
}

/** Reads and restores people's rows and files with every right. */
export class World {
  readonly #database: Database;
  readonly #storage: ObjectStorage;
  /** Each person's tables as they were when they had just been filled. */
  readonly #first = new Map<string, Map<string, string>>();
  #seen: { timestamp: string; rows: Row[] } | null = null;

  constructor(database: Database, storage: ObjectStorage) {
    this.#database = database;
    this.#storage = storage;
  }

  /** Makes people's things what they were at the beginning, each with a mark in every text. */
  async restore(people: [Belongings, string][]): Promise<void> {
    for (const [of] of people) await this.#restoreFiles(of);
    const rows = await this.#look();
    const statements = people.flatMap(([of, mark]) => {
      const first = this.#first.get(of.user);
      const now = collectTexts(rows, of);
      const changed = TABLES.filter(({ name }) => !first || now.get(name) !== first.get(name));
      return changed.length > 0 ? [restoreSql(changed, of, mark)] : [];
    });
    // Triggers write the time: without them the same data have the same text in every round. Switching them off makes
    // the database plan every statement again.
    if (statements.length > 0) statements.unshift('set local session_replication_role = replica;');
    await this.#database.exec(
      `begin; delete from public.signup_emails; ${statements.join('')} commit;`,
    );
    for (const [of] of people) {
      if (!this.#first.has(of.user)) this.#first.set(of.user, collectTexts(await this.#look(), of));
    }
  }

  /**
   * One figure for everything that is this person's, and one for all else: others' things and nobody's, the other
   * person's also where they are both persons'. Another figure as soon as anything of it differs.
   */
  async state(other: Belongings, me: Belongings): Promise<{ others: string; own: string }> {
    const rows = await this.#look();
    const known = new Set([other.user, me.user]);
    const names = await this.#names();
    const nobodys = names.filter(({ key }) => !known.has(key.split('/')[0] ?? ''));
    const others = rows.filter((row) => !isOwnedBy(row, me) || isOwnedBy(row, other));
    const own = rows.filter((row) => isOwnedBy(row, me));
    const figure = async (of: Belongings, seen: Row[]) =>
      hashRows(seen, await this.#readFiles(of, names));
    return {
      others: `${await figure(other, others)} ${nobodys.map(({ bucket, key }) => `${bucket}/${key}`).join()}`,
      own: await figure(me, own),
    };
  }

  /** Has the next look read everything, whether or not the database says that something was written. */
  forget(): void {
    this.#seen = null;
  }

  async #look(): Promise<Row[]> {
    if (this.#seen) {
      const { rows } = await this.#database.query<{ timestamp: string }>(
        `select ${MOMENT} as moment`,
      );
      if (rows[0]?.timestamp === this.#seen.timestamp) return this.#seen.rows;
    }
    const { rows } = await this.#database.query<Row>(LOOK);
    const timestamp = rows.find(({ place }) => place === 'moment')?.content ?? '';
    this.#seen = { timestamp, rows: rows.filter(({ place }) => place !== 'moment') };
    return this.#seen.rows;
  }

  async #restoreFiles({ user, photo }: Belongings): Promise<void> {
    const files = await this.#readFiles({ user }, await this.#names());
    const isAsAtFirst =
      files.length === FILE_BUCKETS.length &&
      files.every(([{ key }, bytes]) => key === photo && bytes.equals(PHOTO));
    if (isAsAtFirst) return;
    for (const [{ bucket, key }] of files) await this.#storage.delete(bucket, key);
    for (const bucket of FILE_BUCKETS) {
      const staged = await this.#storage.stage(bucket, photo, Readable.from([PHOTO]));
      await staged.keep();
    }
  }

  async #names(): Promise<StoredName[]> {
    const names: StoredName[] = [];
    for (const bucket of FILE_BUCKETS) {
      for await (const key of this.#storage.keys(bucket)) names.push({ bucket, key });
    }
    return names.sort((one, other) => (one.key < other.key ? -1 : 1));
  }

  async #readFiles(
    { user }: Pick<Belongings, 'user'>,
    names: StoredName[],
  ): Promise<[StoredName, Buffer][]> {
    const theirs = names.filter(({ key }) => key.startsWith(`${user}/`));
    return Promise.all(
      theirs.map(async (name) => [
        name,
        await buffer(await this.#storage.read(name.bucket, name.key)),
      ]),
    );
  }
}

function isOwnedBy({ keys }: Row, { user, report, observation }: Belongings): boolean {
  return keys.split(' ').some((key) => key === user || key === report || key === observation);
}

/** A person's data in each table, as one text. */
function collectTexts(rows: Row[], of: Belongings): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { name } of TABLES) {
    const theirs = rows.filter((row) => row.place === name && isOwnedBy(row, of));
    texts.set(name, joinRows(theirs));
  }
  return texts;
}

const joinRows = (rows: Row[]) =>
  rows
    .map(({ place, content }) => `${place} ${content}`)
    .sort()
    .join('\n');

function hashRows(rows: Row[], files: [StoredName, Buffer][]): string {
  const hash = createHash('sha256').update(joinRows(rows));
  for (const [{ bucket, key }, bytes] of files) hash.update(`${bucket}/${key}`).update(bytes);
  return hash.digest('hex').slice(0, 16);
}
