import { useState } from 'react';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { fieldStyle } from '@/components/ui/field-style';
import { cn } from '@/lib/cn';
import type { Judgement } from '../rows/replaced-defect';
import { particularChange, valueText } from '../particulars/particulars';
import { WORD_NAMES } from '../rows/word-names';
import type { RowWords } from '../schema';
import { useReportParticulars } from '../particulars/use-report-particulars';
import type { OpenQuestion } from './use-row-saving';

interface LeftOverQuestionProps {
  /** Null while there is none. */
  question: OpenQuestion | null;
  number: number;
  onAnswer: (answers: Partial<RowWords>) => void;
  onGoOnEditing: () => void;
}

/** Asks what becomes of a rating, a severity and an urgency that were said of another defect. */
export function LeftOverQuestion({ question, ...events }: LeftOverQuestionProps) {
  return (
    <AlertDialog
      open={question !== null}
      onOpenChange={(open) => {
        if (!open) events.onGoOnEditing();
      }}
    >
      {question && <Question question={question} {...events} />}
    </AlertDialog>
  );
}

const NONE = 'none';

function Question({
  question: { base, change, about },
  number,
  onAnswer,
}: LeftOverQuestionProps & { question: OpenQuestion }) {
  const { levels } = useReportParticulars(base.report_id);
  // A rating is said of a sound element too; how serious and how soon are not.
  const isWithoutDefect = change.outcome !== undefined && change.outcome !== 'defect';
  const [answers, setAnswers] = useState<Partial<Record<Judgement, string>>>(
    isWithoutDefect ? { severity: NONE, urgency: NONE } : {},
  );
  const names = about.map((name) => WORD_NAMES[name].toLowerCase()).join(' and ');
  const answer = () => {
    const said = about.map((name) => {
      const chosen = answers[name] ?? NONE;
      return particularChange(name, chosen === NONE ? null : chosen);
    });
    onAnswer(Object.assign({}, ...said) as Partial<RowWords>);
  };
  return (
    <AlertDialogContent>
      <AlertDialogHeader>
        <AlertDialogTitle>Which {names} has the new defect?</AlertDialogTitle>
        <AlertDialogDescription>
          The defect of photo {number} is another one now. What stands beside it was said of “
          {base.defect}”.
        </AlertDialogDescription>
      </AlertDialogHeader>
      {about.map((name) => (
        <Field key={name} label={WORD_NAMES[name]}>
          {(control) => (
            <select
              {...control}
              className={cn(fieldStyle, 'h-10 pointer-coarse:h-11')}
              value={answers[name] ?? ''}
              onChange={({ target }) => {
                setAnswers((all) => ({ ...all, [name]: target.value }));
              }}
            >
              <option value="" disabled>
                Choose
              </option>
              <option value={base[name] ?? NONE}>
                Keep “{valueText(name, base[name], levels)}”
              </option>
              {levels[name]
                .filter(({ value }) => value !== null && value !== base[name])
                .map(({ value, name: label }) => (
                  <option key={value} value={value ?? NONE}>
                    {label}
                  </option>
                ))}
              <option value={NONE}>None</option>
            </select>
          )}
        </Field>
      ))}
      <AlertDialogFooter>
        <AlertDialogCancel>Go on editing</AlertDialogCancel>
        <Button disabled={about.some((name) => !answers[name])} onClick={answer}>
          Save
        </Button>
      </AlertDialogFooter>
    </AlertDialogContent>
  );
}
