import { expect, it } from 'vitest';
import { makeObservation, makeProposal } from '../../../../testing/app/rows';
import { proposedBeside } from './proposed-particular';

const row = makeObservation({
  severity: 'minor',
  urgency: 'soon',
  location: 'North gable',
  rating: '2',
  captured_at: '2026-03-12T14:05:00',
  proposal: makeProposal({
    severity: 'major',
    urgency: 'soon',
    location: ' North gable ',
    rating: '3',
    rated_by: 'rics',
  }),
});

it('is told where the row says something else', () => {
  expect(proposedBeside(row, 'severity', null)).toBe('major');
  expect(proposedBeside({ ...row, severity: null }, 'severity', null)).toBe('major');
  expect(proposedBeside({ ...row, location: '' }, 'location', null)).toBe('North gable');
});

it('is not told where the row says the same, or nothing was proposed', () => {
  expect(proposedBeside(row, 'urgency', null)).toBeNull();
  expect(proposedBeside(row, 'location', null)).toBeNull();
  expect(proposedBeside(row, 'captured_at', null)).toBeNull();
  expect(proposedBeside({ ...row, proposal: null }, 'severity', null)).toBeNull();
  const silent = { ...row, proposal: makeProposal({ severity: null, location: '' }) };
  expect(proposedBeside(silent, 'severity', null)).toBeNull();
  expect(proposedBeside(silent, 'location', null)).toBeNull();
});

it('is not told of a level of another scheme', () => {
  expect(proposedBeside(row, 'rating', 'rics')).toBe('3');
  expect(proposedBeside(row, 'rating', 'bre251')).toBeNull();
  expect(proposedBeside(row, 'rating', null)).toBeNull();
});
