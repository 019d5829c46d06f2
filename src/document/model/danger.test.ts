import { expect, it } from 'vitest';
import { makeModel, makeObservation } from '../../../testing/app/sample-report';
import type { Severity } from '@shared/contract/stored';
import { LANGUAGES } from '@shared/languages/language';
import { FINDINGS_IN } from '../../../testing/findings/findings';
import { choosePrintedWords } from '../words/printed-words';
import { joinRuns } from './report-text';

const makeModelWith = (language: (typeof LANGUAGES)[number], severity: Severity | null) => {
  const [finding] = FINDINGS_IN[language];
  const row = makeObservation({ ...finding, rating: '1', severity, urgency: 'soon' });
  const report = { language, rating_scheme: { id: 'rics' } };
  return makeModel({ report, observations: [row] });
};

it.each(LANGUAGES)('names urgency, and a danger beside a scheme’s level: %s', (language) => {
  const { schedule, severities, urgencies } = choosePrintedWords(language).parts;
  const [row] = makeModelWith(language, 'safety').schedule1.rows;
  const rating = joinRuns(row?.element.at(-1) ?? ({ runs: [] } as never));
  expect(rating).toContain(schedule.rating);
  expect(rating).toMatch(new RegExp(`${schedule.severity}\\s?[:：]\\s*${severities.safety}`, 'u'));
  expect(rating).toMatch(new RegExp(`${schedule.urgency}\\s?[:：]\\s*${urgencies.soon}`, 'u'));
  expect(row?.facts.lines.map(({ label }) => label)).toContain(schedule.severity);
  const [minor] = makeModelWith(language, 'minor').schedule1.rows;
  expect(joinRuns(minor?.element.at(-1) ?? ({ runs: [] } as never))).not.toContain(
    schedule.severity,
  );
});
