import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { ENTERED_FIELDS } from '@shared/report-fields';
import type { ReportSummary } from '../schema';
import { toast } from '@/components/ui/toast';
import { newId } from '@/lib/new-id';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { useDuplicateReport } from '../mutations';

interface DuplicateDialogProps {
  report: ReportSummary;
  onClose: () => void;
}

/** Asks for a copy's purpose, makes it, and opens it. */
export function DuplicateDialog({ report, onClose }: DuplicateDialogProps) {
  const [title, setTitle] = useState(() => nameCopy(report.title));
  const [hasPhotos, setHasPhotos] = useState(false);
  const { duplicate, isCopying, photos } = useDuplication(report);
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!isCopying) onClose();
      }}
    >
      <DialogContent title="Duplicate report">
        <Form
          className="grid gap-5"
          onSubmit={() => {
            duplicate(title.trim() || nameCopy(report.title), hasPhotos);
          }}
        >
          <Field label="Title of the copy">
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                value={title}
                most={ENTERED_FIELDS.title.most}
                onText={setTitle}
              />
            )}
          </Field>
          <fieldset className="grid gap-2" disabled={isCopying}>
            <legend className="mb-2 text-sm font-medium">What it takes along</legend>
            <Choice
              label="For a repeat inspection"
              isChosen={!hasPhotos}
              onChoose={() => {
                setHasPhotos(false);
              }}
            >
              Details, layout, elements and locations. Photos and findings stay behind.
            </Choice>
            <Choice
              label="Everything"
              isChosen={hasPhotos}
              onChoose={() => {
                setHasPhotos(true);
              }}
            >
              Photos, rows and texts too, as they are now.
            </Choice>
          </fieldset>
          <DialogFooter>
            <Button variant="outline" disabled={isCopying} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="signal" busy={isCopying}>
              {photos ? `Copying ${photos} photos...` : isCopying ? 'Copying...' : 'Duplicate'}
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

interface ChoiceProps {
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ label, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="flex cursor-pointer gap-3 rounded-md border p-3 has-checked:border-signal has-checked:bg-signal-wash">
      <input
        type="radio"
        name="copy"
        className="mt-1 accent-signal"
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="text-sm">
        <span className="font-medium">{label}</span>
        <span className="mt-0.5 block text-muted-foreground">{children}</span>
      </span>
    </label>
  );
}

const MARK = ' (copy)';

/** A copy's title, no longer than a title may be. */
function nameCopy(title: string): string {
  const kept = Array.from(title).slice(0, ENTERED_FIELDS.title.most - MARK.length);
  return `${kept.join('').trimEnd()}${MARK}`;
}

function useDuplication({ id: reportId }: ReportSummary) {
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useDuplicateReport();
  // One for each dialog: sending it repeatedly makes only one copy.
  const [id] = useState(newId);
  const [photos, setPhotos] = useState<string | null>(null);

  const duplicate = useOneAtATime(async (title: string, hasPhotos: boolean) => {
    try {
      const unread = await mutateAsync({
        id,
        reportId,
        title,
        hasPhotos,
        onPhotos: (done, total) => {
          setPhotos(`${String(done)} / ${String(total)}`);
        },
      });
      toast.neutral(
        'Report duplicated',
        unread === 0
          ? `“${title}” has been created.`
          : `“${title}” has been created. ${String(unread)} of its photos could not be read, here as in the original.`,
      );
    } catch (error) {
      console.warn('A report could not be duplicated.', error);
      setPhotos(null);
      toast.error('Error duplicating report', 'Nothing was copied. Please try again later.');
      return;
    }
    await navigate(`/upload/${id}`);
    return 'finished';
  });
  return { duplicate, isCopying: isPending, photos: isPending ? photos : null };
}
