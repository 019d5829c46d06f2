import { describe, expect, it } from 'vitest';
import { makeObservation } from '../../../../testing/app/rows';
import { provenanceOf } from './provenance';

const texts = { element: 'Wall', defect: 'Crack', recommendation: 'Monitor' };

function proposal(change: object = {}) {
  return {
    analyst: 'builtin',
    proposed_at: '2026-11-21T10:00:00Z',
    ...texts,
    severity: 'major',
    confidence: 0.2,
    ...change,
  };
}

describe('where a row’s texts come from', () => {
  it('is not said of a row that no analyst has seen', () => {
    expect(provenanceOf(makeObservation(texts))).toBeNull();
  });

  it('is the analyst while nobody has changed a word', () => {
    expect(provenanceOf(makeObservation({ ...texts, proposal: proposal() }))).toEqual({
      text: 'Proposed by built-in analyst · low confidence',
      severity: 'major',
    });
  });

  it.each([
    [0, 'low'],
    [0.33, 'low'],
    [0.34, 'medium'],
    [0.66, 'medium'],
    [0.67, 'high'],
    [1, 'high'],
  ])('names a confidence of %d %s', (confidence, name) => {
    const row = makeObservation({ ...texts, proposal: proposal({ confidence }) });
    expect(provenanceOf(row)?.text).toBe(`Proposed by built-in analyst · ${name} confidence`);
  });

  it('names a model', () => {
    const row = makeObservation({ ...texts, proposal: proposal({ analyst: 'gpt-x' }) });
    expect(provenanceOf(row)?.text).toBe('Proposed by gpt-x · low confidence');
  });

  it('is the person once one word differs', () => {
    const row = makeObservation({ ...texts, defect: 'Crack, 2 mm', proposal: proposal() });
    expect(provenanceOf(row)).toEqual({ text: 'Edited', severity: 'major' });
  });
});
