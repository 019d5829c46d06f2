import { describe, expect, it } from 'vitest';
import { makeModel, makeObservation } from '../../../testing/app/sample-report';
import { ARRANGEMENTS } from '../model/report-layout';
import { emailBounds, leastLetters, printedBoxes } from './printed-box';

const LANDSCAPE = { width: 1333, height: 1000 };

/** The boxes of a report of so many photos. */
function listBoxes(arrangement: (typeof ARRANGEMENTS)[number], photos: number) {
  const observations = Array.from({ length: photos }, () => makeObservation());
  const { schedule1 } = makeModel({ report: { layout: { arrangement } }, observations });
  const boxes = printedBoxes(schedule1);
  return schedule1.rows.map((row) => boxes(row, row));
}

describe('printedBoxes', () => {
  it.each(ARRANGEMENTS)('have letters of seven points on a photo: %s', (arrangement) => {
    const [fitBox] = listBoxes(arrangement, 1);
    if (!fitBox) throw new Error('There is a photo.');
    const points = leastLetters(LANDSCAPE, fitBox) * (fitBox(LANDSCAPE).width / LANDSCAPE.width);
    expect(points).toBeCloseTo(7, 5);
  });
});

describe('emailBounds', () => {
  it.each(ARRANGEMENTS)('are 150 dots to the inch of what is printed: %s', (arrangement) => {
    const boxes = listBoxes(arrangement, 3);
    emailBounds(boxes).forEach(({ width }, index) => {
      const printed = boxes[index]?.({ width: 1e6, height: 1 }).width ?? 0;
      expect(width).toBe(Math.ceil((printed * 150) / 72));
    });
  });

  it('have fewer where there are many photos, so that all stay within ten megabytes', () => {
    const bytes = (photos: number) =>
      emailBounds(listBoxes('photos_1', photos)).reduce(
        (sum, { width }) => sum + width * width * 0.75 * 0.25,
        0,
      );
    expect(bytes(3)).toBeGreaterThan(bytes(1));
    expect(bytes(120)).toBeLessThan(10_000_000);
  });
});
