import { describe, expect, it } from 'vitest';
import { reportDetailsSchema } from './report-details';

describe('a report’s details', () => {
  const details = {
    title: 'Car park',
    client_name: '',
    inspection_date: '2026-11-21',
    structure: '',
  };
  const messageFor = (change: Partial<typeof details>) =>
    reportDetailsSchema.safeParse({ ...details, ...change }).error?.issues[0]?.message;

  it('may go without a client', () => {
    expect(reportDetailsSchema.parse(details)).toEqual(details);
  });

  it('need a title that is not blank, and keep it as typed', () => {
    expect(messageFor({ title: '   ' })).toBe('A report needs a title.');
    expect(reportDetailsSchema.parse({ ...details, title: ' Pier ' }).title).toBe(' Pier ');
  });

  it('are bounded as in the database', () => {
    expect(messageFor({ title: 'x'.repeat(201) })).toBe('1 character too many');
    expect(messageFor({ client_name: 'x'.repeat(201) })).toBe('1 character too many');
    expect(messageFor({ structure: 'x'.repeat(201) })).toBe('1 character too many');
  });

  it('need a real day', () => {
    expect(messageFor({ inspection_date: '' })).toBe('Choose the day of the inspection.');
    expect(messageFor({ inspection_date: '2026-02-30' })).toBe('Choose the day of the inspection.');
  });
});
