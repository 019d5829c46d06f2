import { useState } from 'react';
import { AnalystNotice } from '@/components/analyst-notice';
import { LeaveGuard } from '@/components/leave-guard';
import { PhotoViewer } from '@/components/photo-viewer/photo-viewer';
import { CautionNotes } from '@/components/caution-notes';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { captionedPhotos } from '@/features/observations/schema';
import type { Language } from '../../../../supabase/functions/_shared/languages/language';
import { SECTION_NAMES, type SectionName } from '@/records/section';
import type { DiscussionState } from '../use-discussion';
import { ComposerNote } from './composer-note';
import { ConflictDialog } from './conflict-dialog';
import { GenerationFailure } from './generation-failure';
import { NumbersNote } from './numbers-note';
import { RegenerateQuestion } from './regenerate-question';
import { SectionField } from './section-field';
import { SectionVersions } from './section-versions';
import { UncheckedNote } from './unchecked-note';

interface DiscussionEditorProps {
  reportId: string;
  language: Language;
  discussion: DiscussionState;
}

export function DiscussionEditor({ reportId, language, discussion }: DiscussionEditorProps) {
  const [viewed, setViewed] = useState<number | null>(null);
  const { shown, rows, activity, failure, regeneration } = discussion;

  const photos = captionedPhotos(rows);
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <AnalystNotice />
        <p role="status" className="min-h-6 text-sm text-muted-foreground">
          <Activity activity={activity} isDirty={discussion.isDirty} />
        </p>
      </div>
      <ComposerNote reportId={reportId} />
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
            shown={shown[name]}
            isWaiting={isWorking(activity) && shown[name].text === ''}
            isReadOnly={activity !== null || !discussion.isReadable}
            photos={photos}
            rowCount={rows.length}
            onChange={(text) => {
              discussion.type(name, text);
            }}
            onOpenPhoto={setViewed}
            actions={<Versions reportId={reportId} name={name} discussion={discussion} />}
            notes={<Notes name={name} language={language} discussion={discussion} />}
          />
        ))}
      {regeneration.canUndo && activity === null && (
        <Button variant="outline" size="sm" onClick={regeneration.undo}>
          Undo regeneration
        </Button>
      )}
      <PhotoViewer photos={photos} total={rows.length} number={viewed} onNumber={setViewed} />
      <LeaveGuard when={discussion.isDirty} onLeave={discussion.discardTyped} />
      <ConflictDialog
        conflict={discussion.conflict}
        order={discussion.order}
        onChoose={discussion.resolveConflict}
        onPutOff={discussion.putOffConflict}
      />
      <RegenerateQuestion
        sections={regeneration.asked}
        onConfirm={regeneration.confirm}
        onCancel={regeneration.cancel}
      />
    </div>
  );
}

interface OfSection {
  name: SectionName;
  discussion: DiscussionState;
}

function Versions({ reportId, name, discussion }: OfSection & { reportId: string }) {
  const section = discussion.stored?.[name];
  if (!section) return null;
  return (
    <SectionVersions
      reportId={reportId}
      name={name}
      sectionId={section.id}
      order={discussion.order}
      isDisabled={discussion.activity !== null}
      onBefore={discussion.saveTyped}
    />
  );
}

function Notes({ name, language, discussion }: OfSection & { language: Language }) {
  const section = discussion.stored?.[name];
  const { text, changes, isOvertaken } = discussion.shown[name];
  if (discussion.activity !== null) return null;
  return (
    <>
      {isOvertaken && (
        <p role="status" className="mt-2 text-sm text-muted-foreground">
          This text was changed elsewhere meanwhile. Save yours to see both and choose.
        </p>
      )}
      {section && <NumbersNote sectionId={section.id} changes={changes} />}
      {/* A sentence that was changed since is the person's. */}
      <CautionNotes cautions={section?.doubts?.filter(({ quote }) => text.includes(quote)) ?? []} />
      {name === 'discussion' && (
        <UncheckedNote
          text={text}
          rows={discussion.rows}
          language={language}
          onChange={(renewed) => {
            discussion.type(name, renewed);
          }}
        />
      )}
    </>
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
