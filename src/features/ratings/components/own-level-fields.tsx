import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { fieldStyle } from '@/components/ui/field-style';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { cn } from '@/lib/cn';
import type { OwnLevel } from '@shared/ratings/rating-scheme';
import type { DraftLevel } from '../scheme/own-scheme-draft';

interface OwnLevelFieldsProps {
  level: DraftLevel;
  /** From 1. */
  place: number;
  isFirst: boolean;
  isLast: boolean;
  canRemove: boolean;
  findError: (field: keyof OwnLevel) => string | undefined;
  onChange: (change: Partial<OwnLevel>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One level of a person's own scheme: code, name, colour, definition and place. */
export function OwnLevelFields(props: OwnLevelFieldsProps) {
  const { level, place, findError, onChange } = props;
  const name = `level ${String(place)}`;
  return (
    <fieldset className="space-y-3 rounded-lg border p-3">
      <legend className="sr-only">{`Level ${String(place)}`}</legend>
      <div className="grid grid-cols-[5.5rem_1fr_3.5rem] gap-3">
        <Field label="Code" error={findError('code')}>
          {(control) => (
            <Input
              {...control}
              value={level.code}
              autoComplete="off"
              onText={(code) => {
                onChange({ code });
              }}
            />
          )}
        </Field>
        <Field label="Name" error={findError('label')}>
          {(control) => (
            <Input
              {...control}
              value={level.label}
              autoComplete="off"
              placeholder="Urgent repair"
              onText={(label) => {
                onChange({ label });
              }}
            />
          )}
        </Field>
        <Field label="Colour" error={findError('colour')}>
          {(control) => (
            <input
              {...control}
              type="color"
              className={cn(fieldStyle, 'h-10 cursor-pointer p-1 pointer-coarse:h-11')}
              value={level.colour}
              onChange={({ target }) => {
                onChange({ colour: target.value });
              }}
            />
          )}
        </Field>
      </div>
      <Field label="Definition" error={findError('definition')}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            className="min-h-14"
            value={level.definition}
            placeholder="When it applies, as your readers should understand it."
            onText={(definition) => {
              onChange({ definition });
            }}
          />
        )}
      </Field>
      <LevelPlace {...props} name={name} />
    </fieldset>
  );
}

function LevelPlace(props: OwnLevelFieldsProps & { name: string }) {
  const { name, isFirst, isLast, canRemove, onMove, onRemove } = props;
  return (
    <div className="flex gap-1">
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Move ${name} up`}
        disabled={isFirst}
        onClick={() => {
          onMove(-1);
        }}
      >
        <ArrowUp aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Move ${name} down`}
        disabled={isLast}
        onClick={() => {
          onMove(1);
        }}
      >
        <ArrowDown aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        className="ml-auto"
        aria-label={`Remove ${name}`}
        disabled={!canRemove}
        onClick={onRemove}
      >
        <Trash2 aria-hidden />
      </Button>
    </div>
  );
}
