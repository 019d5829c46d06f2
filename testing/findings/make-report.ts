import type { Language } from '../../supabase/functions/_shared/languages/language';
import type { Arrangement } from '@/document/model/report-layout';
import { makeObservation, makeSource } from '../app/sample-report';
import { FINDINGS_IN } from './findings';

/** A row's id that shows its number. */
export const findingId = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A report of what engineers wrote, in an arrangement of its observations. */
export const makeReportOfFindings = (
  language: Language,
  arrangement: Arrangement,
  findings = FINDINGS_IN[language],
) =>
  makeSource({
    report: { language, layout: { arrangement }, rating_scheme: { id: 'rics' } },
    observations: findings.map((finding, index) =>
      makeObservation({ id: findingId(index + 1), ...finding, rating: '3', urgency: 'soon' }),
    ),
    sections: {
      discussion: findings
        .map(({ defect }) => defect)
        .slice(0, 8)
        .join('\n\n'),
      recommendation: findings
        .map(
          ({ element, recommendation }) => `- ${element}: ${recommendation.split('\n')[0] ?? ''}`,
        )
        .slice(0, 8)
        .join('\n'),
    },
  });
