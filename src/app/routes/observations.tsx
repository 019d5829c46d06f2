import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { WizardShell } from '../shell/wizard-shell';
import { useUser } from '@/lib/auth-context';
import { provenanceSentence } from '@/features/observations/check/provenance';
import { observationsQuery } from '@/features/observations/queries';
import { AnalystNotice } from '@/components/analyst-notice';
import { UnsavedDrawings } from '@/features/drawing/saving/unsaved-drawings';
import { DrawingEditor } from '@/features/drawing/screen/drawing-editor';
import { PhotoNote } from '@/features/notes/components/photo-note';
import type { RowSlots } from '@/features/observations/findings/row-slots';
import { ObservationsReview } from '@/features/observations/table/observations-review';
import { ReportHistory } from '@/features/observations/history/report-history';
import type { Observation } from '@/records/observation';
import { PhotoActions } from '@/features/photos/components/photo-actions';
import { UploadPhotoButton } from '@/features/photos/components/upload-photo-button';
import { useAddPhotos } from '@/features/photos/use-upload-queue';
import { ReportGate } from '@/features/reports/components/report-gate';
import type { Report } from '@/features/reports/schema';
import { SuggestionsPanel } from '@/features/suggestions/components/suggestions-panel';
import { Button } from '@/components/ui/button';

export function Component() {
  return <ReportGate>{({ id, title }) => <ObservationsScreen id={id} title={title} />}</ReportGate>;
}

function ObservationsScreen({ id, title }: Pick<Report, 'id' | 'title'>) {
  const addPhotos = useAddPhotos(id);
  const { id: userId } = useUser();
  const { data: rows } = useQuery(observationsQuery(userId, id));
  return (
    <WizardShell
      step={2}
      title="AI Observations"
      subtitle={<AnalystNotice isBrief done={rows ? provenanceSentence(rows) : null} />}
      reportTitle={title}
      reportId={id}
      actions={
        <>
          <RefreshObservations reportId={id} />
          <ReportHistory reportId={id} />
          <UploadPhotoButton reportId={id} isIconOnPhone />
        </>
      }
      back={{ to: `/upload/${id}` }}
      next={{ to: `/discussion/${id}` }}
    >
      <ObservationsReview
        reportId={id}
        photoActions={photoActions}
        addPhotos={addPhotos}
        photoNote={photoNote}
        phoneActions={<UploadPhotoButton reportId={id} />}
        renderEditor={(editing) => <DrawingEditor reportId={id} {...editing} />}
        renderAbout={(about) => (
          <>
            <UnsavedDrawings reportId={id} rows={about.rows} />
            <SuggestionsPanel reportId={id} {...about} />
          </>
        )}
      />
    </WizardShell>
  );
}

const photoActions: RowSlots['photoActions'] = (observation, number, menu) => (
  <PhotoActions observation={observation} number={number}>
    {menu}
  </PhotoActions>
);

function photoNote(observation: Observation, number: number) {
  return <PhotoNote observation={observation} number={number} isInRow />;
}

function RefreshObservations({ reportId }: { reportId: string }) {
  const { id: userId } = useUser();
  const { isFetching, refetch } = useQuery(observationsQuery(userId, reportId));
  return (
    <Button
      variant="outline"
      className="max-sm:px-3"
      aria-busy={isFetching}
      onClick={() => {
        if (!isFetching) void refetch();
      }}
    >
      <RefreshCw aria-hidden className={isFetching ? 'animate-spin' : undefined} />
      <span className="max-sm:sr-only">Refresh</span>
    </Button>
  );
}
