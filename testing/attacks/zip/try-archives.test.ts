import { expect, it } from 'vitest';
import { tryArchives } from './try-archives.ts';

it('changed archives are refused, or read as two other programs read them @try-archives-1', () => {
  const findings: string[] = [];
  const { tries, accepted } = tryArchives({
    seed: 26,
    until: Infinity,
    most: 2000,
    report: (finding) => findings.push(finding),
  });
  expect(findings).toEqual([]);
  expect(tries).toBe(2000);
  // Were everything refused, nothing would be compared.
  expect(accepted).toBeGreaterThan(60);
});
