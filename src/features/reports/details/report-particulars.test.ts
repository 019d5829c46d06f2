import { describe, expect, it } from 'vitest';
import { makeReport } from '../../../../testing/app/rows';
import { changedParticulars, particularErrors } from './report-particulars';

describe('what a save writes', () => {
  it('is what was changed, trimmed, and nothing that somebody else may have changed', () => {
    const report = makeReport({ scope: 'The deck', weather: 'Dry' });
    const typed = { scope: ' The deck ', weather: '  ', site_address: 'Harbour Road 7\n' };
    expect(changedParticulars(report, typed)).toEqual({
      weather: '',
      site_address: 'Harbour Road 7',
    });
    expect(changedParticulars(report, {})).toEqual({});
  });
});

describe('what is too long', () => {
  it('is named in words, each under its own field', () => {
    expect(particularErrors({ scope: 'x'.repeat(4001), revision: 'x'.repeat(51) })).toEqual({
      scope: '1 character too many',
      revision: '1 character too many',
    });
    expect(particularErrors({ scope: `${'x'.repeat(4000)} `, revision: '' })).toEqual({});
  });
});
