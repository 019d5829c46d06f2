import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { canShareDatabase, shareDatabase } from '../../testing/hosts/two-hosts.ts';
import { type Person, signIn } from '../../testing/people.ts';
import { seedReport } from '../../testing/reports.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

describe.skipIf(!canShareDatabase)(
  'a read of rows, on a PostgreSQL that tells what it is asked',
  () => {
    const hosts = openForSuite(shareDatabase);
    let person: Person;
    let url: string;

    beforeAll(async () => {
      await hosts.ask(`alter database shared set log_statement = 'all'`);
      ({ url } = await hosts.start());
      person = await signIn(url);
      await seedReport(person, 'Viaduct');
    });

    const log = () => readFileSync(join(hosts.cluster.folder, 'log'), 'utf8');
    const read = () => person.client.from('reports').select('id, title').throwOnError();

    it('is one transaction, in which the session is asked for once', async () => {
      // The driver's questions of a new session come once.
      await read();
      const before = log().length;
      expect((await read()).data).toHaveLength(1);
      const said = log().slice(before);
      const asked = [...said.matchAll(/(?:statement|execute [^:]*): (.*)/g)]
        .map(([, statement = '']) => statement)
        .filter((statement) => !/pgboss|jobs\.|host\./.test(statement));
      expect(asked.map((statement) => statement.split(/\s+/, 2).join(' ').toLowerCase())).toEqual([
        'begin; set',
        'select',
        'select "id",',
        'commit',
      ]);
      expect(said.match(/refuse_ended_session/g)).toHaveLength(1);
      expect(said).not.toMatch(/"?auth"?\."?(users|sessions)/);
    });

    it('has its token’s signature checked once, however often it comes', async () => {
      const verify = vi.spyOn(crypto.subtle, 'verify');
      const other = await signIn(url);
      for (let round = 0; round < 3; round += 1)
        await other.client.from('reports').select('id').throwOnError();
      expect(verify).toHaveBeenCalledTimes(1);
      verify.mockRestore();
    });
  },
);
