import { expect, it } from 'vitest';
import { pathContent } from './path-content';

it('writes a path as a page has it, its places to a hundredth', () => {
  expect(
    pathContent([
      { command: 'moveTo', args: [1, 2.005] },
      { command: 'lineTo', args: [10 / 3, 4] },
      { command: 'bezierCurveTo', args: [1, 2, 3, 4, 5, 6] },
      { command: 'closePath', args: [] },
    ]),
  ).toBe('1 2.01 m\n3.33 4 l\n1 2 3 4 5 6 c\nh');
});

it('writes a curve with one handle as the same one with two', () => {
  expect(
    pathContent([
      { command: 'moveTo', args: [0, 0] },
      { command: 'quadraticCurveTo', args: [3, 6, 6, 0] },
      { command: 'quadraticCurveTo', args: [9, -6, 12, 0] },
    ]),
  ).toBe('0 0 m\n2 4 4 4 6 0 c\n8 -4 10 -4 12 0 c');
});
