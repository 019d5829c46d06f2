import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/errors';
import { ENTERED_FIELDS } from '@shared/report-fields';
import { tooManyCharacters } from '@shared/text/count-characters';
import { useSetReport } from '../mutations';
import type { Report } from '../schema';

export const STRUCTURE_EXAMPLE = 'Road bridge, reinforced concrete, 1974';

/** One optional line on what is inspected, saved on blur. */
export function StructureField({ report }: { report: Pick<Report, 'id' | 'structure'> }) {
  const [typed, setTyped] = useState<string | null>(null);
  const { mutateAsync, isPending, isSuccess } = useSetReport(report.id, 'structure');

  const save = async () => {
    if (tooManyCharacters(typed?.trim() ?? '', ENTERED_FIELDS.structure.most)) return;
    const structure = typed?.trim();
    if (structure === undefined || structure === report.structure) {
      setTyped(null);
      return;
    }
    try {
      await mutateAsync(structure);
      // Text typed during the save is saved on the next blur.
      setTyped((now) => (now?.trim() === structure ? null : now));
    } catch (error) {
      console.warn('What is inspected could not be saved.', error);
      toast.error('What is inspected was not saved', errorMessage(error));
    }
  };

  return (
    <Field label="What is inspected?" className="max-w-xl">
      {(control) => (
        <>
          <Input
            {...control}
            placeholder={STRUCTURE_EXAMPLE}
            autoComplete="off"
            most={ENTERED_FIELDS.structure.most}
            value={typed ?? report.structure}
            onText={setTyped}
            onBlur={() => void save()}
            onKeyDown={({ key }) => {
              if (key === 'Enter') void save();
            }}
          />
          <p role="status" className="min-h-5 text-sm text-muted-foreground">
            {chooseStatus({ isTyped: typed !== null, isPending, isSuccess })}
          </p>
        </>
      )}
    </Field>
  );
}

function chooseStatus(is: { isTyped: boolean; isPending: boolean; isSuccess: boolean }): string {
  if (is.isPending) return 'Saving...';
  if (is.isTyped) return '';
  return is.isSuccess
    ? 'Saved'
    : 'Optional. The analyst is told, and it can be changed in Preview.';
}
