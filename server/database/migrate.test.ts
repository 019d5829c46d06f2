import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DataFolderFault } from '../data-folder/data-folder-fault.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration-files.ts';
import { openDatabase } from './open-database.ts';

describe('an upgrade', () => {
  let connection: Awaited<ReturnType<typeof openDatabase>>;
  const first = { version: '29990101000001', name: 'first', sql: 'create table one (a int);' };
  const second = { version: '29990101000002', name: 'second', sql: 'create table two (a int);' };
  const broken = {
    version: '29990101000003',
    name: 'broken',
    sql: `create table half (a text); insert into half values ('typed'); select 1 / 0;`,
  };

  beforeAll(async () => {
    connection = await openDatabase({});
    await connection.driver.exec(`
      create schema supabase_migrations;
      create table supabase_migrations.schema_migrations (version text, name text, statements text[]);`);
    await migrate(connection.driver, [first]);
  });
  afterAll(() => connection.close());

  async function contents(): Promise<unknown[]> {
    const { rows } = await connection.driver.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'
       union all select version from supabase_migrations.schema_migrations order by 1`,
    );
    return rows.map(({ name }) => name);
  }

  async function refusal(migrations: Migration[]): Promise<string> {
    const error: unknown = await migrate(connection.driver, migrations).catch(
      (one: unknown) => one,
    );
    expect(error).toBeInstanceOf(DataFolderFault);
    expect((error as Error).message).toMatch(/^[^\n]{40,300}\.$/);
    return (error as Error).message;
  }

  it('that fails half-way leaves the database as it was, and names the migration', async () => {
    expect(await refusal([first, second, broken])).toMatch(
      /29990101000003_broken failed \(22012\)/,
    );
    expect(await contents()).toEqual([first.version, 'one']);
  });

  it('that was undone refuses what a newer program migrated, and changes nothing', async () => {
    expect(await refusal([second])).toMatch(
      /newer version of Plumbline \(migration 29990101000001/,
    );
    expect(await contents()).toEqual([first.version, 'one']);
  });

  it('runs what has not run yet, and only that', async () => {
    await migrate(connection.driver, [first, second]);
    await migrate(connection.driver, [first, second]);
    expect(await contents()).toEqual([first.version, second.version, 'one', 'two']);
  });
});
