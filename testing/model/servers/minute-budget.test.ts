import { expect, it } from 'vitest';
import { MinuteBudget } from './minute-budget.ts';

it('gives back what was spent a minute ago, and says when', () => {
  const budget = new MinuteBudget(100);
  budget.spend(60, 0);
  budget.spend(30, 10);
  expect(budget.secondsUntilRoom(10, 20)).toBe(0);
  expect(budget.secondsUntilRoom(11, 20)).toBe(40);
  expect(budget.secondsUntilRoom(70, 20)).toBe(40);
  expect(budget.secondsUntilRoom(71, 20)).toBe(50);
  expect(budget.secondsUntilRoom(101, 20)).toBeNull();
  expect(budget.usedAt(61)).toBe(30);
  expect(budget.usedAt(71)).toBe(0);
});
