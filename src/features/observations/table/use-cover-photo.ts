import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSavedChoice } from '@/components/use-saved-choice';
import { toast } from '@/components/ui/toast';
import { readLayout, type ReportLayout } from '@/document/model/report-layout';
import { useSetReport } from '@/features/reports/mutations';
import { reportQuery } from '@/features/reports/queries';
import type { Report } from '@/features/reports/schema';
import { useUser } from '@/lib/auth-context';
import type { Observation } from '@/records/observation';

/** The number of the photo on the report's cover; choosing one adds a cover, null undoes that. */
export function useCoverPhoto(reportId: string, rows: readonly Observation[]) {
  const { id: userId } = useUser();
  const { data: report } = useQuery(reportQuery(userId, reportId));
  const [stored, setLayout] = useSavedChoice<Report['layout']>(
    report?.layout ?? null,
    useSetReport(reportId, 'layout'),
    'The cover could not be saved',
  );
  const layout = readLayout(stored);
  /** The cover before this screen changed it. */
  const [before, setBefore] = useState<Pick<ReportLayout, 'cover' | 'cover_photo'> | null>(null);
  // Nothing to change until it is loaded.
  if (!report) return undefined;
  const place = layout.cover ? rows.findIndex(({ id }) => id === layout.cover_photo) : -1;
  return {
    number: place < 0 ? null : place + 1,
    choose: (number: number | null) => {
      const row = number === null ? undefined : rows[number - 1];
      if (row) {
        setBefore({ cover: layout.cover, cover_photo: layout.cover_photo });
        setLayout({ ...layout, cover: true, cover_photo: row.id });
        toast.neutral(`Photo ${String(number)} is on the cover`);
      } else {
        setLayout({ ...layout, cover_photo: null, ...before });
        setBefore(null);
        toast.neutral('The cover is as it was');
      }
    },
  };
}
