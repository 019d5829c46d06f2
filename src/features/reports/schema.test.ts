import { describe, expect, it } from 'vitest';
import { isReportId } from './schema';

describe('a report’s id in an address', () => {
  it.each([null, undefined, '', 'nonsense', '123', '../reports', '9b2c6f1e-0000-4000-8000'])(
    'is none when it reads %s',
    (value) => {
      expect(isReportId(value)).toBe(false);
    },
  );

  it('may have any version', () => {
    expect(isReportId('9b2c6f1e-3f1d-4d7a-9b0e-2f7f6c0a1b2c')).toBe(true);
    expect(isReportId('00000000-0000-0000-0000-000000000000')).toBe(true);
  });
});
