import { expect, it } from 'vitest';
import type { Unusable } from '../pixels/photo-quality.ts';
import type { CrackPattern, Signs, Surface } from './signs.ts';
import { wordFinding } from './word-finding.ts';

function makeSigns(signs: Partial<Signs> = {}): Signs {
  return {
    unusable: null,
    surface: 'undetermined',
    crack: null,
    areas: [],
    clearConfidence: 0.6,
    ...signs,
  };
}

function makeCrack(pattern: CrackPattern) {
  return {
    pattern,
    direction: 'vertical' as const,
    where: 'along the left side of the frame',
    lengthShare: 0.62,
    confidence: 0.7,
  };
}

it('says that nothing was seen, and judges no severity', () => {
  expect(wordFinding(makeSigns({ surface: 'brick' }))).toEqual({
    element: 'Brick or block masonry wall (by its regular courses)',
    defect: 'No visible defect in the area shown.',
    recommendation:
      'No action indicated by this photo. Confirm on site; what the photo does not show was not assessed.',
    severity: null,
    confidence: 0.6,
  });
});

it('says what a crack looks like before what it may come from', () => {
  const { defect, recommendation, severity } = wordFinding(
    makeSigns({ crack: makeCrack('single') }),
  );
  expect(defect).toBe(
    'A vertical crack along the left side of the frame, about 60 % of the frame long. The cause is not visible; consistent with shrinkage or movement.',
  );
  expect(recommendation).toMatch(/^Measure and record the crack width/);
  expect(severity).toBe('moderate');
});

it('puts the gravest first: danger to people before upkeep', () => {
  const areas = (['growth', 'spalling'] as const).map((kind) => ({
    kind,
    where: 'across the frame',
    share: 0.1,
    confidence: 0.6,
  }));
  const { defect, recommendation, severity } = wordFinding(makeSigns({ areas }));
  expect(defect).toMatch(/^Spalling/);
  expect(recommendation).toMatch(/^Where loose pieces could fall on people/);
  expect(severity).toBe('major');
});

const kinds = ['spalling', 'corrosion', 'growth', 'efflorescence', 'damp'] as const;
const everything: Signs[] = [
  ...(['too dark', 'overexposed', 'blurred', 'too small'] as Unusable[]).map((unusable) =>
    makeSigns({ unusable }),
  ),
  ...(['single', 'several', 'stepped', 'map'] as const).flatMap((pattern) =>
    (['brick', 'timber', 'concrete', 'undetermined'] as Surface[]).map((surface) =>
      makeSigns({ surface, crack: makeCrack(pattern) }),
    ),
  ),
  ...kinds.map((kind) =>
    makeSigns({ areas: [{ kind, where: 'across the frame', share: 0.3, confidence: 0.5 }] }),
  ),
];

it.each(everything)('never leaves a text blank, states a size or names a grade: %#', (signs) => {
  const { element, defect, recommendation, confidence } = wordFinding(signs);
  for (const text of [element, defect, recommendation]) {
    expect(text.trim()).toBe(text);
    expect(text.length).toBeGreaterThan(10);
    expect(text).not.toMatch(/\d\s*(mm|cm)\b|category|good condition|undefined|NaN/i);
  }
  expect(confidence).toBeGreaterThan(0);
  expect(confidence).toBeLessThanOrEqual(1);
});
