import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { AnalystNotice } from '@/components/analyst-notice';
import { LeaveGuard } from '@/components/leave-guard';
import { PhotoViewer } from '@/components/photo-viewer/photo-viewer';
import { CautionNotes } from '@/components/caution-notes';
import { JudgedNote } from '@/components/judged-note';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { useStable } from '@/lib/use-stable';
import { captionedPhotos } from '@/features/observations/schema';
import type { Language } from '@shared/languages/language';
import { DOCUMENT_IN } from '@shared/languages/tables/document';
import { renumberPhotos } from '@shared/renumber-photos';
import { draftedSentence, SECTION_NAMES, type SectionName } from '@/records/section';
import { paragraphAt } from '../references/paragraph-at';
import { referencedPhotos } from '../references/referenced-photos';
import { useCursor } from '../use-cursor';
import type { DiscussionState } from '../use-discussion';
import { ConflictDialog } from './conflict-dialog';
import { DifferenceList } from './difference-list';
import { GenerationFailure } from './generation-failure';
import { NumbersNote } from './numbers-note';
import { PhotoStrip } from './photo-strip';
import { RegenerateQuestion } from './regenerate-question';
import { SectionField } from './section-field';
import { SectionVersions } from './section-versions';
import { TakenOutNotes } from './taken-out-notes';
import { UncheckedNote } from './unchecked-note';

interface DiscussionEditorProps {
  reportId: string;
  language: Language;
  discussion: DiscussionState;
}

export function DiscussionEditor({ reportId, language, discussion }: DiscussionEditorProps) {
  const [viewed, setViewed] = useState<number | null>(null);
  const { shown, rows, activity, regeneration } = discussion;
  const { cursor, follow, write } = useCursor();
  const first = useRef<HTMLTextAreaElement>(null);
  const isReadOnly = activity !== null || !discussion.isReadable;

  const photos = useMemo(() => captionedPhotos(rows), [rows]);
  const insert = useStable((number: number) => {
    write(`${DOCUMENT_IN[language].photo}${number}`, first.current);
  });
  return (
    <div className="space-y-4">
      <StatusLine reportId={reportId} discussion={discussion} />
      <div className="gap-x-8 gap-y-4 max-lg:space-y-4 lg:grid lg:grid-cols-[minmax(0,1fr)_17.5rem]">
        <div className="space-y-6">
          {(discussion.isReadable || isWorking(activity)) &&
            SECTION_NAMES.map((name, index) => {
              const isWaiting = isWorking(activity) && shown[name].text === '';
              return (
                <SectionField
                  // Fields that grow as their text arrives would push each other: they are remounted with it.
                  key={isWaiting ? `${name}, awaited` : name}
                  name={name}
                  ref={index === 0 ? first : undefined}
                  shown={shown[name]}
                  isWaiting={isWaiting}
                  isReadOnly={isReadOnly}
                  rowCount={rows.length}
                  onChange={(text) => {
                    discussion.type(name, text);
                  }}
                  onCursor={(field) => {
                    follow(name, field);
                  }}
                  actions={<Versions reportId={reportId} name={name} discussion={discussion} />}
                  notes={<Notes name={name} language={language} discussion={discussion} />}
                />
              );
            })}
          {regeneration.replaced && activity === null && (
            <Button variant="outline" size="sm" onClick={regeneration.undo}>
              Undo regeneration
            </Button>
          )}
        </div>
        {/* Parsing a long text's references must not hold up typing. */}
        <PhotoStrip
          photos={photos}
          citedIn={useDeferredValue(listCitedNumbers(shown, cursor, rows.length))}
          place={cursor ? 'paragraph' : 'text'}
          isReadOnly={isReadOnly}
          onInsert={insert}
          onOpen={setViewed}
        />
      </div>
      <PhotoViewer photos={photos} total={rows.length} number={viewed} onNumber={setViewed} />
      <LeaveGuard when={discussion.isDirty} onLeave={discussion.discardTyped} />
      <ConflictDialog
        conflict={discussion.conflict}
        order={discussion.order}
        language={language}
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

/** The photos that the paragraph at the cursor refers to, else both texts: "2,5". */
function listCitedNumbers(
  shown: DiscussionState['shown'],
  cursor: ReturnType<typeof useCursor>['cursor'],
  rowCount: number,
): string {
  const text = cursor
    ? paragraphAt(shown[cursor.name].text, cursor.position)
    : SECTION_NAMES.map((name) => shown[name].text).join('\n');
  return referencedPhotos({ text, unbound: [] }, rowCount).known.join(',');
}

/** One line of constant height: provenance, activity or failure. */
function StatusLine({ reportId, discussion }: { reportId: string; discussion: DiscussionState }) {
  const { activity, failure, isDirty } = discussion;
  const hasFailed = failure !== null && !isWorking(activity);
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-6 gap-y-1">
      {hasFailed && discussion.lacksRows ? (
        <p className="text-sm text-muted-foreground">
          Describe a photo first: the sections are written from the rows.{' '}
          <Link
            className="text-signal underline underline-offset-4"
            to={`/observations/${reportId}`}
          >
            Go to Observations
          </Link>
        </p>
      ) : hasFailed ? (
        <GenerationFailure
          title={
            discussion.isReadable ? 'No new text was written' : 'The sections could not be loaded'
          }
          message={failure}
          onRetry={discussion.retry}
        />
      ) : (
        <AnalystNotice task="sections" done={draftedSentence(discussion.stored)} />
      )}
      <p role="status" className="min-h-6 text-sm text-muted-foreground">
        <Activity activity={activity} isDirty={isDirty} />
      </p>
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
  const replaced = discussion.regeneration.replaced?.[name];
  if (discussion.activity !== null) return null;
  return (
    <>
      {isOvertaken && (
        <p role="status" className="mt-2 text-sm text-muted-foreground">
          This text was changed elsewhere meanwhile. Save yours to see both and choose.
        </p>
      )}
      {section && <NumbersNote sectionId={section.id} changes={changes} />}
      {/* A sentence edited since is the person's own. */}
      <CautionNotes cautions={section?.doubts?.filter(({ quote }) => text.includes(quote)) ?? []} />
      <TakenOutNotes
        takenOut={section?.takenOut ?? []}
        text={text}
        order={discussion.order}
        onText={(whole) => {
          discussion.type(name, whole);
        }}
      />
      {section && text === section.drafted && <JudgedNote judged={section.judged} />}
      {replaced && (
        <DifferenceList
          title="What the new draft changed"
          other={renumberPhotos(replaced.paragraph, replaced.photo_refs, discussion.order).text}
          text={text}
          language={language}
          takeLabel="Bring back"
          onText={(mixed) => {
            discussion.type(name, mixed);
          }}
        />
      )}
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
