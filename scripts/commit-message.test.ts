import { expect, it } from 'vitest';
import { subjectFault } from './commit-message.ts';

const FORM = 'type(scope): summary';

it.each([
  'feat(photos): keep the order of a batch',
  "test: say 'it' for a test everywhere",
  'docs(decisions): give every page a date\n\nA body may be as long as it needs to be, and end with a dot.',
  `fix(host): ${'x'.repeat(61)}`,
  "Merge branch 'upload'",
  'Revert "feat(photos): keep the order of a batch"',
  'fixup! feat(photos): keep the order of a batch',
])('takes %j', (message) => {
  expect(subjectFault(message)).toBeNull();
});

it.each([
  ['', FORM],
  ['Keep the order of a batch', FORM],
  ['feat(photos) keep the order', FORM],
  ['feat(Photos): keep the order', FORM],
  ['feature(photos): keep the order', FORM],
  ['feat(photos): ', FORM],
  ['feat(photos): keep the order.', FORM],
  ['\nfeat(photos): keep the order', FORM],
  [`fix(host): ${'x'.repeat(62)}`, '73 characters; 72 is the limit'],
])('refuses %j', (message, fault) => {
  expect(subjectFault(message)).toContain(fault);
});
