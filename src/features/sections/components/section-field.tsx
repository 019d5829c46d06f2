import { useDeferredValue, useId, type ReactNode, type Ref, useMemo } from 'react';
import { Label } from '@/components/ui/label';
import { Skeleton } from '@/components/ui/skeleton';
import { Textarea } from '@/components/ui/textarea';
import { MAX_SECTION_TEXT } from '@shared/contract/limits';
import { SECTION_HEADINGS, type SectionName } from '@/records/section';
import type { ShownSection } from '../texts/shown-section';
import { referencedPhotos } from '../references/referenced-photos';

interface SectionFieldProps {
  /** The field itself. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
  name: SectionName;
  shown: ShownSection;
  /** A text is being written, and there is none to show meanwhile. */
  isWaiting: boolean;
  isReadOnly: boolean;
  rowCount: number;
  onChange: (text: string) => void;
  /** The cursor was set or moved. */
  onCursor: (field: HTMLTextAreaElement) => void;
  /** Beside the heading. */
  actions?: ReactNode;
  /** Notes under the field about its text. */
  notes?: ReactNode;
}

/** A section's field, which grows with its text, with notes. */
export function SectionField({
  ref,
  name,
  shown,
  isWaiting,
  isReadOnly,
  rowCount,
  onChange,
  onCursor,
  actions,
  notes,
}: SectionFieldProps) {
  const id = useId();
  // Parsing a long text's references must not hold up typing.
  const deferred = useDeferredValue(shown);
  return (
    <section className="space-y-2">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <Label htmlFor={id} className="text-base font-semibold">
          {SECTION_HEADINGS[name]}
        </Label>
        {actions}
      </div>
      <div className="relative">
        <Textarea
          ref={ref}
          id={id}
          rows={12}
          // At least twelve lines, plus its padding.
          className="field-sizing-content min-h-[calc(12lh+1.125rem)]"
          value={shown.text}
          most={MAX_SECTION_TEXT}
          readOnly={isReadOnly}
          aria-busy={isWaiting}
          onText={onChange}
          onFocus={({ currentTarget }) => {
            onCursor(currentTarget);
          }}
          onSelect={({ currentTarget }) => {
            onCursor(currentTarget);
          }}
        />
        {isWaiting && (
          <div className="pointer-events-none absolute inset-x-4 top-4 space-y-3">
            <Skeleton className="h-3 w-11/12" />
            <Skeleton className="h-3 w-full" />
            <Skeleton className="h-3 w-3/5" />
          </div>
        )}
        <ReferenceNotes shown={deferred} rowCount={rowCount} />
        {notes}
      </div>
    </section>
  );
}

interface ReferenceNotesProps {
  shown: ShownSection;
  rowCount: number;
}

/** References to missing photos, or to ones possibly not meant. */
function ReferenceNotes({ shown, rowCount }: ReferenceNotesProps) {
  const { unknown, strangers } = useMemo(
    () => referencedPhotos(shown, rowCount),
    [shown, rowCount],
  );
  return (
    <>
      {shown.deleted.map(({ name, number }) => (
        <p key={name} className="mt-2 text-sm text-warning">
          {number === null ? `[${name}]` : `[${name}], which was Photo ${number},`} refers to a
          photo that was deleted.
        </p>
      ))}
      {strangers.length > 0 && (
        <p className="mt-2 text-sm text-warning">
          Photo {strangers.join(', ')} was not in the report when this text was saved. Check what is
          meant, then save.
        </p>
      )}
      {rowCount > 0 && unknown.length > 0 && (
        <p className="mt-2 text-sm text-warning">
          The text refers to photo {unknown.join(', ')}, which this report does not have.
        </p>
      )}
    </>
  );
}
