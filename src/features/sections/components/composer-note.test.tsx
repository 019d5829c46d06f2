import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { reportKeys } from '@/features/reports/queries';
import { AuthContext, type Auth } from '@/lib/auth-context';
import { knownConfig } from '@/lib/config';
import type { Language } from '../../../../supabase/functions/_shared/languages/language';
import { makeReport } from '../../../../testing/app/rows';
import { ComposerNote } from './composer-note';

vi.mock('@/lib/config', () => ({ knownConfig: vi.fn() }));

const NOTE = 'The built-in analyst writes sections in English only.';

beforeEach(() => {
  vi.clearAllMocks();
});

function renderNote(analyst: string, language: Language) {
  const sectionLanguages = analyst === 'builtin' ? ['en'] : null;
  const analystCapabilities = { sectionLanguages };
  vi.mocked(knownConfig).mockReturnValue({ analyst, analystCapabilities } as ReturnType<
    typeof knownConfig
  >);
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(reportKeys.report('ada', 'report'), makeReport({ language }));
  render(
    <AuthContext value={{ user: { id: 'ada' } } as Auth}>
      <QueryClientProvider client={queryClient}>
        <ComposerNote reportId="report" />
      </QueryClientProvider>
    </AuthContext>,
  );
}

it('says that the built-in analyst has no German', () => {
  renderNote('builtin', 'de');
  expect(screen.getByText(NOTE)).toBeVisible();
});

it.each([
  ['builtin', 'en'],
  ['gpt-x', 'de'],
] as const)('says nothing of %s and %s', (analyst, language) => {
  renderNote(analyst, language);
  expect(screen.queryByText(NOTE)).toBeNull();
});
