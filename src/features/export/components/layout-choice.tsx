import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { observationsQuery } from '@/features/observations/queries';
import { captionedPhotos } from '@/features/observations/schema';
import { useUser } from '@/lib/auth-context';
import {
  type Arrangement,
  type Extra,
  EXTRAS,
  type ReportLayout,
} from '@/document/model/report-layout';
import { ArrangementPicture } from './arrangement-picture';

export const ARRANGEMENT_NAMES: Record<Arrangement, { name: string; says: string }> = {
  table: { name: 'Table', says: 'Photo, element, defect and recommendation beside each other.' },
  schedule: { name: 'Schedule', says: 'With a column for the location and one for the rating.' },
  photos_1: {
    name: '1 photo a page',
    says: 'A schedule of texts, then each photo as large as a page.',
  },
  photos_2: {
    name: '2 photos a page',
    says: 'A schedule of texts, then photos in which a fine crack is seen in print.',
  },
  photos_4: { name: '4 photos a page', says: 'A schedule of texts, then photos in two columns.' },
  photos_6: {
    name: '6 photos a page',
    says: 'A schedule of texts, then many photos on few pages.',
  },
  defects: {
    name: 'One defect a page',
    says: 'Each with a large photo and all that is known of it.',
  },
};

interface LayoutChoiceProps {
  reportId: string;
  layout: ReportLayout;
  onChoose: (change: Partial<ReportLayout>) => void;
}

/** The arrangement of observations, and the document's other parts. */
export function LayoutChoice({ reportId, layout, onChoose }: LayoutChoiceProps) {
  const name = useId();
  return (
    <div className="space-y-5">
      <fieldset>
        <legend className="sr-only">Layout</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
          {Object.entries(ARRANGEMENT_NAMES).map(([value, { name: called, says }]) => (
            <label
              key={value}
              title={says}
              className="flex cursor-pointer flex-col gap-2 rounded-md border border-border p-2 text-xs has-checked:border-signal has-checked:bg-signal/5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal"
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                aria-description={says}
                checked={layout.arrangement === value}
                onChange={() => {
                  onChoose({ arrangement: value as Arrangement });
                }}
              />
              <ArrangementPicture arrangement={value as Arrangement} />
              <span className="font-medium">{called}</span>
            </label>
          ))}
        </div>
        <p className="mt-2 text-sm text-muted-foreground">
          {ARRANGEMENT_NAMES[layout.arrangement].says}
        </p>
      </fieldset>
      <fieldset>
        <legend className="text-sm font-medium">Also in the document</legend>
        <div className="mt-2 grid gap-x-6 gap-y-2 @md:grid-cols-2">
          {Object.entries(EXTRAS).map(([extra, label]) => (
            <label key={extra} className="flex items-center gap-3 text-sm">
              <input
                type="checkbox"
                className="size-4 shrink-0 accent-signal pointer-coarse:size-6"
                checked={layout[extra as Extra]}
                onChange={({ target }) => {
                  onChoose({ [extra]: target.checked });
                }}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {layout.cover && (
        <CoverPhoto
          reportId={reportId}
          chosen={layout.cover_photo}
          onChoose={(cover_photo) => {
            onChoose({ cover_photo });
          }}
        />
      )}
    </div>
  );
}

interface CoverPhotoProps {
  reportId: string;
  chosen: string | null;
  onChoose: (row: string | null) => void;
}

function CoverPhoto({ reportId, chosen, onChoose }: CoverPhotoProps) {
  const { id: userId } = useUser();
  const id = useId();
  const { data: rows = [] } = useQuery(observationsQuery(userId, reportId));
  const photos = captionedPhotos(rows);
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        Photo on the cover
      </label>
      <select
        id={id}
        className="mt-1 block h-9 w-full max-w-sm rounded-md border border-input bg-background px-2 text-sm pointer-coarse:h-11"
        value={chosen ?? ''}
        onChange={({ target }) => {
          onChoose(target.value === '' ? null : target.value);
        }}
      >
        <option value="">None</option>
        {photos.map(({ number, caption }) => (
          <option key={number} value={rows[number - 1]?.id}>
            Photo {number}
            {caption === '' ? '' : `: ${caption.slice(0, 60)}`}
          </option>
        ))}
      </select>
    </div>
  );
}
