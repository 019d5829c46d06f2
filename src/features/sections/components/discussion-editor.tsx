import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { AnalystNotice } from '@/components/analyst-notice';
import { LeaveGuard } from '@/components/leave-guard';
import { PhotoViewer } from '@/components/photo-viewer/photo-viewer';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { observationsQuery } from '@/features/observations/queries';
import { captionedPhotos } from '@/features/observations/schema';
import { useUser } from '@/lib/auth-context';
import { SECTION_NAMES } from '../schema';
import type { DiscussionState } from '../use-discussion';
import { GenerationFailure } from './generation-failure';
import { SectionField } from './section-field';

interface DiscussionEditorProps {
  reportId: string;
  discussion: DiscussionState;
}

export function DiscussionEditor({ reportId, discussion }: DiscussionEditorProps) {
  const { id: userId } = useUser();
  const { data: rows = [] } = useQuery(observationsQuery(userId, reportId));
  const [viewed, setViewed] = useState<number | null>(null);
  const { texts, activity, failure } = discussion;

  const photos = captionedPhotos(rows);
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <AnalystNotice />
        <p role="status" className="min-h-6 text-sm text-muted-foreground">
          <Activity activity={activity} isDirty={discussion.isDirty} />
        </p>
      </div>
      {failure && !isWorking(activity) && (
        <GenerationFailure
          title={
            discussion.isReadable ? 'No new text was written' : 'The sections could not be loaded'
          }
          message={failure}
          onRetry={discussion.retry}
        />
      )}
      {(discussion.isReadable || isWorking(activity)) &&
        SECTION_NAMES.map((name) => (
          <SectionField
            key={name}
            name={name}
            text={texts[name]}
            isWaiting={isWorking(activity) && texts[name] === ''}
            isReadOnly={activity !== null}
            photos={photos}
            rowCount={rows.length}
            onChange={(text) => {
              discussion.type(name, text);
            }}
            onOpenPhoto={setViewed}
          />
        ))}
      {discussion.canUndo && activity === null && (
        <Button variant="outline" size="sm" onClick={discussion.undo}>
          Undo regeneration
        </Button>
      )}
      <PhotoViewer photos={photos} total={rows.length} number={viewed} onNumber={setViewed} />
      <LeaveGuard when={discussion.isDirty} onLeave={discussion.discardTyped} />
    </div>
  );
}

function isWorking(activity: DiscussionState['activity']): boolean {
  return activity === 'loading' || activity === 'generating';
}

function Activity({ activity, isDirty }: Pick<DiscussionState, 'activity' | 'isDirty'>) {
  if (isWorking(activity)) {
    return (
      <span className="inline-flex items-center gap-2">
        <Spinner decorative />
        {activity === 'loading' ? 'Loading existing sections...' : 'Generating new sections...'}
      </span>
    );
  }
  return isDirty ? 'Not saved yet. Kept in this browser meanwhile.' : null;
}
