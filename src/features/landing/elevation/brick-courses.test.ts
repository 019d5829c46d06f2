import { expect, it } from 'vitest';
import { brickJoints, steppedCrack } from './brick-courses';

const OPENING = { x: 56, y: 20, width: 56, height: 40 };

it('draws every course from edge to edge, staggered by half a brick', () => {
  const path = brickJoints(168, 40, { ...OPENING, y: 400 });
  expect(path).toContain('M0 0H168');
  expect(path).toContain('M56 0v20');
  expect(path).toContain('M28 20v20');
});

it('leaves the opening free of joints', () => {
  const path = brickJoints(168, 80, OPENING);
  expect(path).toContain('M0 40H56M112 40H168');
  expect(path).not.toContain('M84 20v20');
  expect(path).toContain('M28 20v20');
});

it('steps from joint to joint in the direction asked for', () => {
  const path = steppedCrack({ x: 100, y: 0 }, 2, { across: -1, along: 1 });
  expect(path).toMatch(/^M100 0L.*L100 20L.*L72 20L.*L72 40L.*L44 40$/);
});

it('draws the same crack every time', () => {
  const draw = () => steppedCrack({ x: 0, y: 200 }, 5, { across: 1, along: -1 });
  expect(draw()).toBe(draw());
});
