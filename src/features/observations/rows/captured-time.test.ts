import { describe, expect, it } from 'vitest';
import {
  capturedTimeField,
  capturedTimeText,
  parseCapturedTime,
  shiftedTime,
} from './captured-time';

describe('the time of a photo', () => {
  it('reads as the camera’s clock had it, wherever it is read', () => {
    const zone = process.env['TZ'];
    for (const TZ of ['Pacific/Auckland', 'America/Los_Angeles', 'UTC']) {
      process.env['TZ'] = TZ;
      expect(capturedTimeText('2026-03-12T14:05:30')).toBe('12 Mar 2026, 14:05');
      expect(capturedTimeField('2026-03-12T14:05:30')).toBe('2026-03-12T14:05');
    }
    process.env['TZ'] = zone;
  });

  it('is none where none is stored, or what is no time', () => {
    for (const stored of [null, '', 'yesterday']) {
      expect(capturedTimeText(stored)).toBeNull();
      expect(capturedTimeField(stored)).toBe('');
    }
  });

  it('keeps its seconds until the minute is another', () => {
    const stored = '2026-03-12T14:05:30';
    expect(parseCapturedTime('2026-03-12T14:05', stored)).toBe(stored);
    expect(parseCapturedTime('2026-03-12T14:06', stored)).toBe('2026-03-12T14:06:00');
    expect(parseCapturedTime('', stored)).toBeNull();
    expect(parseCapturedTime('2026-03-12T14:06', null)).toBe('2026-03-12T14:06:00');
  });
});

describe('a time that is shifted', () => {
  it.each([
    ['2026-03-12T14:03:27', 60, '2026-03-12T15:03:27'],
    ['2026-03-12T23:40:00', 30, '2026-03-13T00:10:00'],
    ['2026-03-01T00:10:00', -30, '2026-02-28T23:40:00'],
    ['2026-12-31T23:59:59', 1, '2027-01-01T00:00:59'],
    ['2028-02-28T12:00:00', 24 * 60, '2028-02-29T12:00:00'],
    ['2027-02-28T12:00:00', 24 * 60, '2027-03-01T12:00:00'],
    // A clock that began again: 1 January 2000 is 26 years and 70 days before.
    ['2000-01-01T00:00:10', 9567 * 24 * 60, '2026-03-12T00:00:10'],
    ['2026-03-12 14:03:27.5+00:00', -1, '2026-03-12T14:02:27'],
  ])('%s by %i minutes is %s', (stored, minutes, shifted) => {
    expect(shiftedTime(stored, minutes)).toBe(shifted);
  });

  it('knows no summer time, wherever it is shifted', () => {
    const zone = process.env['TZ'];
    for (const TZ of ['Europe/Berlin', 'America/New_York', 'UTC']) {
      process.env['TZ'] = TZ;
      expect(shiftedTime('2026-03-29T01:30:00', 60)).toBe('2026-03-29T02:30:00');
      expect(shiftedTime('2026-03-08T01:30:00', 60)).toBe('2026-03-08T02:30:00');
      expect(shiftedTime('2026-10-25T03:30:00', -60)).toBe('2026-10-25T02:30:00');
    }
    process.env['TZ'] = zone;
  });

  it('is none where there was none, and where no calendar of photos reaches', () => {
    for (const stored of [null, '', 'yesterday']) expect(shiftedTime(stored, 60)).toBeNull();
    expect(shiftedTime('2026-03-12T14:03:27', 1e15)).toBeNull();
    expect(shiftedTime('2026-03-12T14:03:27', 999_999 * 24 * 60)).toBeNull();
    expect(shiftedTime('2026-03-12T14:03:27', -999_999 * 24 * 60)).toBeNull();
  });
});
