import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { errorMessage } from '@/lib/errors';
import { PHOTO_TASK } from './photo-task';
import { shortTime } from '@/lib/short-time';
import { positionSentence } from './position-sentence';
import {
  isBeingAnalysed,
  countInBackground,
  countProgress,
  type AnalysisRun,
  type Hold,
} from './run-state';
import { hasPhoto } from '../schema';
import type { BackgroundAnalysis } from './use-background-analysis';
import { holdsFinding } from '@/records/findings';
import type { Observation } from '@/records/observation';

interface AnalysisProgressProps {
  run: AnalysisRun;
  rows: readonly Observation[];
  background: BackgroundAnalysis;
  onHold: (hold: Hold | null) => void;
  /** What the screen says over it; on the upload screen the way on says how far it has come. */
  children?: ReactNode;
}

/** Fewer are done before anybody has left. */
const FEW = 3;

/** A running or paused analysis: where it stands, how long it will take, and the person's say in it. */
export function AnalysisProgress(props: AnalysisProgressProps) {
  const { run, rows, background, onHold, children } = props;
  const left = countInBackground(background.waiting, rows);
  const ofRun = countProgress(run);
  const isRunShown = ofRun !== null && ofRun.total > 0;
  const isShown = isRunShown || left > 0;
  const photos = rows.filter((row) => holdsFinding(row) && hasPhoto(row)).length;
  const progress = isRunShown ? ofRun : { done: photos - left, total: photos };
  const mayBegin = run.hold === null && run.unanswered.length - left > FEW;
  return (
    <div className={isShown ? undefined : 'contents'}>
      {/* For those who hear the screen: what changes, and not each photo. */}
      <p role="status" className="sr-only">
        {isShown ? stateSentence(run, left) : ''}
      </p>
      {isShown && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 rounded-lg border bg-card px-3 py-1.5">
          {children}
          <p className="tabular min-w-0 flex-1 basis-60 text-sm text-muted-foreground">
            {[isRunShown && position(run, rows, left), left > 0 && backgroundSentence(left)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <Progress
            aria-label="Photos analysed"
            title={
              left > 0
                ? 'You can go on working, or close this page.'
                : 'You can go on working. If you leave, the rest is analysed when you come back.'
            }
            value={progress.done}
            max={progress.total}
            className="max-w-40 grow basis-20"
          />
          <div className="flex flex-wrap gap-1">
            {mayBegin && background.begin && (
              <Button
                size="sm"
                variant="outline"
                className="px-2 max-sm:px-1.5"
                onClick={background.begin}
              >
                Go on without this page
              </Button>
            )}
            <HoldButtons run={run} onHold={onHold} />
          </div>
        </div>
      )}
    </div>
  );
}

function HoldButtons({ run, onHold }: Pick<AnalysisProgressProps, 'run' | 'onHold'>) {
  const isPaused = run.hold === 'paused';
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        className="px-2 max-sm:px-1.5"
        disabled={run.state === 'ending'}
        onClick={() => {
          onHold(isPaused ? null : 'paused');
        }}
      >
        {isPaused ? 'Resume' : 'Pause'}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        className="px-2 max-sm:px-1.5"
        onClick={() => {
          onHold('cancelled');
        }}
      >
        Cancel analysis
      </Button>
    </>
  );
}

/** Signing out ends it. */
function backgroundSentence(left: number): string {
  return `${String(left)} left, also without this page while signed in`;
}

function stateSentence({ hold, trouble }: AnalysisRun, left: number): string {
  if (left > 0) return 'The photos are being analysed. You can close this page.';
  if (hold === 'paused') return 'The analysis is paused.';
  if (trouble?.isWaiting) return 'The analyst is not answering. It is asked again in a while.';
  return 'The photos are being analysed.';
}

function position(run: AnalysisRun, rows: readonly Observation[], left: number): string {
  const numbers = rows.flatMap(({ id }, index) => (isBeingAnalysed(run, id) ? [index + 1] : []));
  if (run.hold === 'paused') {
    const paused = left > 0 ? 'This page sends no further photo.' : 'No further photo is sent.';
    return [paused, positionSentence(run, numbers)].join(' ').trim();
  }
  if (run.trouble?.isWaiting) {
    const wait = shortTime(PHOTO_TASK.later.waitMs(run.trouble.times));
    return `${errorMessage(run.trouble.error)} It is tried again after ${wait}.`;
  }
  return positionSentence(run, numbers);
}
