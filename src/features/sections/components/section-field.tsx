import { useDeferredValue, useId, type ReactNode } from 'react';
import type { ViewedPhoto } from '@/components/photo-viewer/viewed-photo-panel';
import { Label } from '@/components/ui/label';
import { Skeleton } from '@/components/ui/skeleton';
import { Textarea } from '@/components/ui/textarea';
import { MAX_SECTION_TEXT } from '../../../../supabase/functions/_shared/contract/limits';
import { SECTION_HEADINGS, type SectionName } from '@/records/section';
import type { ShownSection } from '../texts/shown-section';
import { ReferencedPhotos } from './referenced-photos';

interface SectionFieldProps {
  name: SectionName;
  shown: ShownSection;
  /** Text is on its way, and there is none to show meanwhile. */
  isWaiting: boolean;
  isReadOnly: boolean;
  photos: ViewedPhoto[];
  rowCount: number;
  onChange: (text: string) => void;
  onOpenPhoto: (number: number) => void;
  /** Beside the heading. */
  actions?: ReactNode;
  /** Between the field and the photos: what has to be said of the text. */
  notes?: ReactNode;
}

/** One section as a large text field, and beside it the photos that the text refers to. */
export function SectionField({
  name,
  shown,
  isWaiting,
  isReadOnly,
  photos,
  rowCount,
  onChange,
  onOpenPhoto,
  actions,
  notes,
}: SectionFieldProps) {
  const id = useId();
  // Reading the references of a long text must not hold up typing.
  const settled = useDeferredValue(shown);
  return (
    // Beside the text where there is room: a line across the whole window is hard to read.
    <section className="grid gap-x-5 gap-y-2.5 lg:grid-cols-[minmax(0,1fr)_17.5rem]">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <Label htmlFor={id} className="text-base font-semibold">
          {SECTION_HEADINGS[name]}
        </Label>
        {actions}
      </div>
      <div className="relative lg:col-start-1">
        <Textarea
          id={id}
          rows={12}
          value={shown.text}
          maxLength={MAX_SECTION_TEXT}
          readOnly={isReadOnly}
          aria-busy={isWaiting}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
        {isWaiting && (
          <div className="pointer-events-none absolute inset-x-4 top-4 space-y-3">
            <Skeleton className="h-3 w-11/12" />
            <Skeleton className="h-3 w-full" />
            <Skeleton className="h-3 w-3/5" />
          </div>
        )}
        {notes}
      </div>
      <ReferencedPhotos shown={settled} photos={photos} rowCount={rowCount} onOpen={onOpenPhoto} />
    </section>
  );
}
