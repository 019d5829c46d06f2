import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { tellFailure } from '@/components/tell-failure';
import { toast } from '@/components/ui/toast';
import { useLimits } from '../mutations';
import { MOST_A_DAY, type Person } from '../schema';

/** Sets one person's daily limits for the analyst; a blank field leaves the general limit. */
export function LimitsDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const [analyses, setAnalyses] = useState(formatLimit(person.most_analyses));
  const [generations, setGenerations] = useState(formatLimit(person.most_generations));
  const { mutate, isPending } = useLimits();

  const save = () => {
    const limits = { analyses: parseLimit(analyses), generations: parseLimit(generations) };
    mutate(
      { id: person.id, ...limits },
      {
        onSuccess: () => {
          toast.neutral('The limits are set', 'They count from the next question on.');
          onClose();
        },
        onError: tellFailure('The limits were not set'),
      },
    );
  };
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={`Daily limits of ${person.address}`}>
        <Form className="space-y-5" onSubmit={save}>
          <LimitField label="Photo analyses a day" value={analyses} onChange={setAnalyses} />
          <LimitField
            label="Drafts and comparisons a day"
            value={generations}
            onChange={setGenerations}
          />
          <DialogFooter>
            <Button type="button" variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={isPending}>
              Set limits
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

interface LimitFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function LimitField({ label, value, onChange }: LimitFieldProps) {
  return (
    <Field label={label} hint="Blank: as many as everybody. 0: none.">
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          min={0}
          max={MOST_A_DAY}
          step={1}
          value={value}
          onText={onChange}
        />
      )}
    </Field>
  );
}

const formatLimit = (limit: number | null) => (limit === null ? '' : String(limit));
const parseLimit = (text: string) => (text.trim() === '' ? null : Number(text));
