import { describe, expect, it } from 'vitest';
import { capturedTimeField, parseCapturedTime, capturedTimeText } from './captured-time';

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
