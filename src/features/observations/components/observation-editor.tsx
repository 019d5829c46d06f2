import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { useUser } from '@/lib/auth-context';
import { draftKey, useDraft } from '@/lib/use-draft';
import { MAX_OBSERVATION_TEXT } from '../../../../supabase/functions/_shared/contract';
import { useSaveObservation } from '../mutations';
import type { RowDraft } from '../rows/row-draft';
import { describeSaveFailure } from '../rows/save-failure';
import {
  isSameTexts,
  observationTextsSchema,
  textsOf,
  type Observation,
  type ObservationTexts,
} from '../schema';
import { Cell } from './observation-cells';

const FIELDS = [
  { name: 'element', label: 'Element Description' },
  { name: 'defect', label: 'Defect' },
  { name: 'recommendation', label: 'Recommendation' },
] as const;

type Errors = Partial<Record<keyof ObservationTexts, string>>;

interface ObservationEditorProps {
  observation: Observation;
  number: number;
  onDirty: (isDirty: boolean) => void;
  onClose: () => void;
}

/** The three texts of a row as fields. What is typed is kept in this browser until saved or given up. */
export function ObservationEditor({
  observation,
  number,
  onDirty,
  onClose,
}: ObservationEditorProps) {
  const { id: userId } = useUser();
  const { draft, keep, discard } = useDraft<RowDraft>(
    draftKey(userId, 'row', observation.report_id),
  );
  const before = textsOf(observation);
  const texts = draft?.id === observation.id ? draft.texts : before;
  const [errors, setErrors] = useState<Errors>({});
  const saving = useSaveObservation(observation.report_id);
  const fields = useRef<Partial<Record<keyof ObservationTexts, HTMLTextAreaElement | null>>>({});

  const isDirty = !isSameTexts(texts, before);
  useEffect(() => {
    onDirty(isDirty);
  }, [isDirty, onDirty]);

  useEffect(() => {
    const first = fields.current.element;
    first?.focus();
    first?.setSelectionRange(first.value.length, first.value.length);
  }, []);

  const close = () => {
    discard();
    onDirty(false);
    onClose();
  };

  const save = async () => {
    if (saving.isPending) return;
    const parsed = observationTextsSchema.safeParse(texts);
    if (!parsed.success) {
      const found: Errors = {};
      for (const { path, message } of parsed.error.issues) {
        found[path[0] as keyof ObservationTexts] ??= message;
      }
      setErrors(found);
      fields.current[FIELDS.find(({ name }) => found[name])?.name ?? 'element']?.focus();
      return;
    }
    try {
      await saving.mutateAsync({ id: observation.id, texts: parsed.data });
      close();
    } catch (error) {
      const { title, description } = describeSaveFailure(error);
      toast.error(title, description);
    }
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void save();
    }
  };

  return (
    <>
      {FIELDS.map(({ name, label }) => {
        const errorId = `${observation.id}-${name}-error`;
        return (
          <Cell key={name} label={label}>
            <Textarea
              ref={(field) => {
                fields.current[name] = field;
              }}
              aria-label={`${label} of photo ${String(number)}`}
              aria-invalid={errors[name] ? true : undefined}
              aria-describedby={errors[name] ? errorId : undefined}
              value={texts[name]}
              maxLength={MAX_OBSERVATION_TEXT}
              readOnly={saving.isPending}
              // The specification's minimum; it grows with the text, within reason.
              className="field-sizing-content max-h-96 min-h-[80px]"
              onChange={(event) => {
                keep({ id: observation.id, texts: { ...texts, [name]: event.target.value } });
                setErrors((errors) => ({ ...errors, [name]: undefined }));
              }}
              onKeyDown={handleKeyDown}
            />
            {errors[name] && (
              <p id={errorId} role="alert" className="mt-1 text-sm text-destructive">
                {errors[name]}
              </p>
            )}
          </Cell>
        );
      })}
      <Cell>
        <div className="flex gap-2 md:flex-col">
          <Button size="sm" variant="signal" busy={saving.isPending} onClick={() => void save()}>
            Save
          </Button>
          <Button size="sm" variant="outline" disabled={saving.isPending} onClick={close}>
            Cancel
          </Button>
        </div>
        <p className="mt-2 text-xs text-muted-foreground pointer-coarse:hidden">
          Ctrl+Enter saves, Escape cancels.
        </p>
      </Cell>
    </>
  );
}
