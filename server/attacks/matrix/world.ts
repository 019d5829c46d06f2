import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Database } from '../../database/database.ts';
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

/** What people have in the database and on the disk, seen and put back with every right. */
export class World {
  readonly #database: Database;
  readonly #photos: string;
  /** What each person's tables held when they had just been filled. */
  readonly #first = new Map<string, Map<string, string>>();
  #seen: { moment: string; rows: Row[] } | null = null;

  constructor(database: Database, dataDir: string) {
    this.#database = database;
    this.#photos = join(dataDir, 'photos/inspection_photos');
  }

  /** Makes people's things what they were at the beginning, each with a mark in every text. */
  async restore(people: [Belongings, string][]): Promise<void> {
    for (const [of] of people) this.#restoreFiles(of);
    const rows = await this.#look();
    const statements = people.flatMap(([of, mark]) => {
      const first = this.#first.get(of.user);
      const now = textsOf(rows, of);
      const changed = TABLES.filter(({ name }) => !first || now.get(name) !== first.get(name));
      return changed.length > 0 ? [restoreSql(changed, of, mark)] : [];
    });
    // Triggers note down the moment: without them the same things are the same text in every round. To do so has the
    // database make all its plans anew.
    if (statements.length > 0) statements.unshift('set local session_replication_role = replica;');
    await this.#database.exec(
      `begin; delete from public.signup_emails; ${statements.join('')} commit;`,
    );
    for (const [of] of people) {
      if (!this.#first.has(of.user)) this.#first.set(of.user, textsOf(await this.#look(), of));
    }
  }

  /**
   * One figure for everything that is this person's, and one for all else: others' things and nobody's, the other
   * person's also where they are both persons'. Another figure as soon as anything of it differs.
   */
  async state(other: Belongings, me: Belongings): Promise<{ others: string; own: string }> {
    const rows = await this.#look();
    const known = new Set([other.user, me.user]);
    const folders = readdirSync(this.#photos).filter((name) => !known.has(name));
    const others = rows.filter((row) => !isOf(row, me) || isOf(row, other));
    const figure = (of: Belongings, seen: Row[]) => figureOf(seen, this.#filesOf(of));
    return {
      others: `${figure(other, others)} ${folders.sort().join()}`,
      own: figure(
        me,
        rows.filter((row) => isOf(row, me)),
      ),
    };
  }

  /** Has the next look read everything, whether or not the database says that something was written. */
  forget(): void {
    this.#seen = null;
  }

  async #look(): Promise<Row[]> {
    if (this.#seen) {
      const { rows } = await this.#database.query<{ moment: string }>(`select ${MOMENT} as moment`);
      if (rows[0]?.moment === this.#seen.moment) return this.#seen.rows;
    }
    const { rows } = await this.#database.query<Row>(LOOK);
    const moment = rows.find(({ place }) => place === 'moment')?.content ?? '';
    this.#seen = { moment, rows: rows.filter(({ place }) => place !== 'moment') };
    return this.#seen.rows;
  }

  #restoreFiles({ user, photo }: Belongings): void {
    const folder = join(this.#photos, user);
    const file = join(this.#photos, photo);
    const [[name, bytes] = [], ...more] = this.#filesOf({ user });
    if (name === relative(folder, file) && bytes?.equals(PHOTO) && more.length === 0) return;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, PHOTO);
  }

  #filesOf({ user }: Pick<Belongings, 'user'>): [string, Buffer][] {
    const folder = join(this.#photos, user);
    let names: string[];
    try {
      names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    } catch {
      return [];
    }
    return names
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [name, readFileSync(join(folder, name))]);
  }
}

function isOf({ keys }: Row, { user, report, observation }: Belongings): boolean {
  return keys.split(' ').some((key) => key === user || key === report || key === observation);
}

/** What a person has in each table, as one text. */
function textsOf(rows: Row[], of: Belongings): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { name } of TABLES) {
    const theirs = rows.filter((row) => row.place === name && isOf(row, of));
    texts.set(name, textOf(theirs));
  }
  return texts;
}

const textOf = (rows: Row[]) =>
  rows
    .map(({ place, content }) => `${place} ${content}`)
    .sort()
    .join('\n');

function figureOf(rows: Row[], files: [string, Buffer][]): string {
  const hash = createHash('sha256').update(textOf(rows));
  for (const [name, bytes] of files) hash.update(name).update(bytes);
  return hash.digest('hex').slice(0, 16);
}
