import { expect, it } from 'vitest';
import { backupName, expiredBackups } from './kept-backups.ts';

/** One a day at two in the morning, the last on Sunday, 29 November 2026. */
const daily = (days: number) =>
  Array.from({ length: days }, (_, ago) => backupName(new Date(Date.UTC(2026, 10, 29 - ago, 2))));

it('names a backup by when it was made, in UTC', () => {
  expect(backupName(new Date('2026-11-25T20:05:38.123Z'))).toBe('plumbline-20261125T200538Z.tar');
});

it('lets go what is older than the newest ones', () => {
  expect(expiredBackups(daily(5), { newest: 3, weeks: 0 })).toEqual(daily(5).slice(3));
  expect(expiredBackups(daily(3), { newest: 3, weeks: 0 })).toEqual([]);
});

it('keeps the newest of each week beside them, of the weeks that have one', () => {
  const thirty = daily(30);
  const gone = expiredBackups(thirty, { newest: 2, weeks: 3 });
  // Sunday and Saturday; and the Sundays of this week and the two before.
  expect(thirty.filter((name) => !gone.includes(name))).toEqual([
    'plumbline-20261129T020000Z.tar',
    'plumbline-20261128T020000Z.tar',
    'plumbline-20261122T020000Z.tar',
    'plumbline-20261115T020000Z.tar',
  ]);
  const afterAPause = [...daily(1), backupName(new Date(Date.UTC(2026, 5, 1)))];
  expect(expiredBackups(afterAPause, { newest: 1, weeks: 2 })).toEqual([]);
});

it('lets go nothing that has another name', () => {
  const others = ['office.tar', 'plumbline-2020.tar', 'x-plumbline-20200101T000000Z.tar', 'photos'];
  expect(expiredBackups(others, { newest: 1, weeks: 0 })).toEqual([]);
});
