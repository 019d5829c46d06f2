import { useState } from 'react';
import { useAcceptObservations } from '../mutations';
import { checkWords, type WordErrors } from './check-words';
import { outcomeOfWords } from './outcome-of-words';
import { leftOver, type Judgement } from '../rows/replaced-defect';
import type { Observation } from '@/records/observation';
import { changedWords, type RowWords, type WordName } from '../schema';
import { useReportParticulars } from '../particulars/use-report-particulars';
import type { RowEditing } from './use-row-editing';
import { useRowStore } from './use-row-store';

/** Judgements of a defect that is replaced: kept only when the person says so. */
export interface OpenQuestion {
  base: Observation;
  change: Partial<RowWords>;
  about: Judgement[];
}

/** The words of the row being edited, what is wrong with them, and the way to the database. */
export function useRowSaving(
  observation: Observation,
  { draft, type, rebase, close }: Pick<RowEditing, 'draft' | 'type' | 'rebase' | 'close'>,
  onRefused: (errors: WordErrors) => void,
) {
  const { store, isStoring, ...conflicts } = useRowStore(observation.report_id, { rebase, close });
  const { names: shown } = useReportParticulars(observation.report_id);
  const acceptance = useAcceptObservations(observation.report_id);
  const [errors, setErrors] = useState<WordErrors>({});
  const [question, setQuestion] = useState<OpenQuestion | null>(null);

  const base = draft?.base ?? observation;
  // What the person has not touched is shown as it is stored by now.
  const typed: RowWords = { ...observation, ...draft?.change };
  const outcome = draft?.change.outcome ?? outcomeOfWords(typed.defect, typed.outcome);
  const words: RowWords = { ...typed, outcome };
  const isSaving = isStoring || acceptance.isPending;

  const save = async () => {
    if (isSaving) return;
    const checked = checkWords(words);
    if (checked.errors) {
      setErrors(checked.errors);
      onRefused(checked.errors);
      return;
    }
    const touched = Object.keys(draft?.change ?? {});
    const change = changedWords(base, pick(checked.words, [...touched, 'outcome']));
    if (Object.keys(change).length === 0 && observation.hand === 'proposed') {
      acceptance.mutate({ rows: [observation], hand: 'accepted' });
      close();
      return;
    }
    const about = leftOver(base, change, shown);
    if (about.length > 0) setQuestion({ base, change, about });
    else await store(base, change);
  };

  return {
    words,
    errors,
    isSaving,
    question,
    ...conflicts,
    type: (name: WordName, value: RowWords[WordName]) => {
      type({ [name]: value });
      setErrors((errors) => ({ ...errors, [name]: undefined }));
    },
    save: () => void save(),
    giveUp: close,
    /** Saves with what the person said of each judgement that the question was about. */
    answer: (answers: Partial<RowWords>) => {
      if (!question) return;
      setQuestion(null);
      type(answers);
      void store(question.base, changedWords(question.base, { ...question.change, ...answers }));
    },
    leaveUnanswered: () => {
      setQuestion(null);
    },
  };
}

function pick(words: RowWords, names: readonly string[]): Partial<RowWords> {
  return Object.fromEntries(Object.entries(words).filter(([name]) => names.includes(name)));
}
