import { useState } from 'react';
import { useAcceptObservations } from '../rows/mutations';
import { checkWords, type WordErrors } from './check-words';
import type { Observation } from '@/records/observation';
import { changedWords } from '../schema';
import type { RowFieldName, RowWords } from '@shared/row-words';
import { typedWords, type RowEditing } from './use-row-editing';
import { useRowStore } from './use-row-store';

/** The edited row's typed words, their errors, and how to save them. */
export function useRowSaving(
  observation: Observation,
  editing: Pick<RowEditing, 'typed' | 'order' | 'rebase' | 'close'>,
  onRefused: (errors: WordErrors) => void,
) {
  const { close } = editing;
  const { draftNow, wordsNow, type } = typedWords(observation, editing);
  const { store, isStoring, ...conflicts } = useRowStore(observation.report_id, editing);
  const acceptance = useAcceptObservations(observation.report_id);
  const [errors, setErrors] = useState<WordErrors>({});

  const isSaving = isStoring || acceptance.isPending;

  /** Saves, then closes the row by `onSaved`; by default its button gets the focus. */
  const save = async (onSaved = close) => {
    if (isSaving) return;
    const checked = checkWords(wordsNow());
    if (checked.errors) {
      setErrors(checked.errors);
      onRefused(checked.errors);
      return;
    }
    const draft = draftNow();
    const base = draft?.base ?? observation;
    const touched = Object.keys(draft?.change ?? {});
    const change = changedWords(base, pick(checked.words, [...touched, 'outcome']));
    if (Object.keys(change).length === 0 && observation.hand === 'proposed') {
      acceptance.mutate({ rows: [observation], provenance: 'accepted' });
      onSaved();
      return;
    }
    await store(base, change, onSaved);
  };

  return {
    errors,
    isSaving,
    ...conflicts,
    type: (name: RowFieldName, value: RowWords[RowFieldName]) => {
      type({ [name]: value });
      setErrors((errors) => (errors[name] ? { ...errors, [name]: undefined } : errors));
    },
    save: () => void save(),
    saveAndGoOn: (goOn: () => void) => void save(goOn),
    giveUp: close,
  };
}

function pick(words: RowWords, names: readonly string[]): Partial<RowWords> {
  return Object.fromEntries(Object.entries(words).filter(([name]) => names.includes(name)));
}
