import { useMemo } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useUser } from '@/lib/auth-context';
import { reportQuery } from '@/features/reports/queries';
import { holdsFinding } from '@/records/findings';
import { phrasesQuery } from '@/features/phrases/queries';
import { observationsQuery, usedWordsQuery } from '../queries';
import { indexPhrases, type IndexedPhrase } from './find-phrases';
import type { PhraseField } from '@/features/phrases/schema';
import { listPhrases, findPartners } from './list-phrases';
import type { PhraseTable } from '@shared/languages/forms/phrases';
import type { Language } from '@shared/languages/language';

const NONE: never[] = [];

export interface PhraseSource {
  phrases: IndexedPhrase[];
  /** Recommendations given with a defect. */
  findPartners: (defect: string) => string[];
}

/** One language is loaded, on the first typing into a row. */
const LOADERS: Record<Language, () => Promise<{ PHRASES: PhraseTable }>> = {
  en: () => import('@shared/languages/en/phrases'),
  de: () => import('@shared/languages/de/phrases'),
  fr: () => import('@shared/languages/fr/phrases'),
  es: () => import('@shared/languages/es/phrases'),
  nl: () => import('@shared/languages/nl/phrases'),
  pt: () => import('@shared/languages/pt/phrases'),
  it: () => import('@shared/languages/it/phrases'),
  ja: () => import('@shared/languages/ja/phrases'),
  pl: () => import('@shared/languages/pl/phrases'),
};

async function loadSeeds(language: Language): Promise<PhraseTable> {
  return (await LOADERS[language]()).PHRASES;
}

/** The phrases for a field of one row, indexed; null until wanted and loaded. */
export function usePhraseSource(
  reportId: string,
  field: PhraseField,
  isWanted: boolean,
): PhraseSource | null {
  const { id: userId } = useUser();
  const { data: report } = useQuery(reportQuery(userId, reportId));
  const language = report?.language ?? 'en';
  const { data: seeds } = useQuery({
    queryKey: ['phrase-seeds', language],
    queryFn: () => loadSeeds(language),
    staleTime: Infinity,
    enabled: isWanted,
  });
  const { data: elsewhere = NONE } = useQuery({
    ...usedWordsQuery(userId, language),
    enabled: isWanted,
  });
  const { data: kept = NONE } = useQuery({ ...phrasesQuery(userId), enabled: isWanted });
  const cache = useQueryClient();
  return useMemo(() => {
    if (!isWanted || !seeds) return null;
    // Read once: other rows' new words are offered the next time that this one is edited.
    const here = cache.getQueryData(observationsQuery(userId, reportId).queryKey) ?? NONE;
    const others = elsewhere.filter((row) => row.report_id !== reportId);
    const own = [...here.filter((row) => holdsFinding(row) && row.hand !== 'proposed'), ...others];
    return {
      phrases: indexPhrases(listPhrases(field, { own, seeds, kept })),
      findPartners: (defect) => findPartners(defect, own, seeds),
    };
  }, [isWanted, seeds, elsewhere, kept, cache, userId, reportId, field]);
}
