import { useState } from 'react';
import { Plus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { useUser } from '@/lib/auth-context';
import { draftKey, useDraft } from '@/lib/use-draft';
import type { OwnScheme } from '@shared/ratings/rating-scheme';
import {
  canAdd,
  canRemove,
  createSchemeDraft,
  readDraft,
  type SchemeDraft,
  withLevelAdded,
  withLevelChanged,
  withLevelMoved,
  withLevelRemoved,
} from '../scheme/own-scheme-draft';
import { OwnLevelFields } from './own-level-fields';

interface OwnSchemeDialogProps {
  reportId: string;
  /** The report's own scheme; null before one is made. */
  scheme: OwnScheme | null;
  onSave: (scheme: OwnScheme) => void;
  onClose: () => void;
}

/** Edits a firm's own levels. Typed text is kept until it is used or cancelled. */
export function OwnSchemeDialog({ reportId, scheme, onSave, onClose }: OwnSchemeDialogProps) {
  const { id: userId } = useUser();
  const { draft, keep, discard } = useDraft<SchemeDraft>(
    draftKey(userId, 'rating-scheme', reportId),
  );
  const [isRefused, setRefused] = useState(false);
  const current = draft ?? createSchemeDraft(scheme);
  const read = readDraft(current);
  const findError = (place: string) => (isRefused ? read.errors?.[place] : undefined);

  const save = () => {
    setRefused(true);
    if (read.errors) return;
    discard();
    onSave(read.scheme);
  };

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="Your own rating scheme">
        <Form
          className="space-y-4"
          onSubmit={save}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            save();
          }}
        >
          <Field label="Name of the scheme" error={findError('name')}>
            {(control) => (
              <Input
                {...control}
                value={current.name}
                autoComplete="off"
                placeholder="Okafor & Lind condition grades"
                onText={(name) => {
                  keep({ ...current, name });
                }}
              />
            )}
          </Field>
          <p className="text-sm text-muted-foreground">
            Levels from the least urgent to the most urgent.
          </p>
          <Levels draft={current} findError={findError} onChange={keep} />
          <DialogFooter>
            <Button
              variant="outline"
              onClick={() => {
                discard();
                onClose();
              }}
            >
              Cancel
            </Button>
            <Button type="submit">Use this scheme</Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

interface LevelsProps {
  draft: SchemeDraft;
  findError: (place: string) => string | undefined;
  onChange: (draft: SchemeDraft) => void;
}

function Levels({ draft, findError, onChange }: LevelsProps) {
  return (
    <>
      {draft.levels.map((level, index) => (
        <OwnLevelFields
          key={level.key}
          level={level}
          place={index + 1}
          isFirst={index === 0}
          isLast={index === draft.levels.length - 1}
          canRemove={canRemove(draft)}
          findError={(field) => findError(`levels.${String(index)}.${field}`)}
          onChange={(change) => {
            onChange(withLevelChanged(draft, level.key, change));
          }}
          onMove={(by) => {
            onChange(withLevelMoved(draft, level.key, by));
          }}
          onRemove={() => {
            onChange(withLevelRemoved(draft, level.key));
          }}
        />
      ))}
      <Button
        variant="outline"
        size="sm"
        disabled={!canAdd(draft)}
        onClick={() => {
          onChange(withLevelAdded(draft));
        }}
      >
        <Plus aria-hidden />
        Add a level
      </Button>
    </>
  );
}
