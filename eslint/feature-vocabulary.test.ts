import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import { featureVocabulary } from './feature-vocabulary.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const code = 'export const answer = 42;';
const at = (filename: string) => ({ name: filename, code, filename: `/house/${filename}` });
const refused = (filename: string, messageId: 'atRoot' | 'saysNothing', name: string) => ({
  ...at(filename),
  errors: [{ messageId, data: { name } }],
});

new RuleTester().run('feature-vocabulary', featureVocabulary, {
  valid: [
    at('src/features/reports/schema.ts'),
    at('src/features/reports/queries.ts'),
    at('src/features/reports/mutations.ts'),
    at('src/features/reports/mutations.test.ts'),
    at('src/features/reports/use-reports.ts'),
    at('src/features/reports/use-reports.test.tsx'),
    at('src/features/reports/components/report-card.tsx'),
    at('src/features/reports/dashboard/pagination.ts'),
    at('src/features/photos/upload/queue/next.ts'),
    at('src/features/observations/quick/quick-chips.tsx'),
    at('src/features/observations/quick/use-quick-save.ts'),
    at('src/lib/types.ts'),
    at('server/settings.ts'),
  ],
  invalid: [
    {
      ...at('src/features/observations/quick/components/quick-chips.tsx'),
      errors: [{ messageId: 'inRoom', data: { name: 'quick-chips.tsx', room: 'quick' } }],
    },
    refused('src/features/reports/pagination.ts', 'atRoot', 'pagination.ts'),
    refused('src/features/reports/pagination.test.ts', 'atRoot', 'pagination.test.ts'),
    refused('src/features/reports/report-card.tsx', 'atRoot', 'report-card.tsx'),
    refused('src/features/reports/queries.tsx', 'atRoot', 'queries.tsx'),
    refused('src/features/reports/useReports.ts', 'atRoot', 'useReports.ts'),
    refused('src/features/reports/index.ts', 'saysNothing', 'index.ts'),
    refused('src/features/reports/dashboard/utils.ts', 'saysNothing', 'utils.ts'),
    refused('src/features/reports/helpers/pagination.ts', 'saysNothing', 'helpers'),
  ],
});
