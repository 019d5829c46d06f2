import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Observation } from '@/records/observation';
import { changeName, noteText } from '@/document/word/compare/change-name';
import { commentTexts } from '@/document/word/compare/comment-text';
import {
  type Choice,
  chooseAll,
  undecided,
  wanted,
  type Choices,
} from '@/document/word/compare/choices';
import { paragraphEdits, paragraphKey } from '@/document/word/compare/paragraph-edits';
import {
  asChosen,
  leftProposals,
  type LeaveProposals,
  proposalKey,
  buildProposals,
  rowAuthors,
} from '@/document/word/compare/proposals';
import type { LeftOver, WordChange, WordNote } from '@/document/word/compare/word-change';
import type { WordReading } from '@/document/word/read/word-reading';
import { counted } from '@/lib/counted';
import { standAtFoot } from '@/lib/foot-bars';
import { ChangeCard } from './change-card';
import { LeftOverList } from './left-over-list';
import { TickedParts } from './ticked-parts';
import { TrackedProposals } from './tracked-proposals';

interface FoundChangesProps {
  changes: readonly WordChange[];
  notes: readonly WordNote[];
  leftOver: readonly LeftOver[];
  leaveProposals: LeaveProposals;
  reading: WordReading;
  rows: readonly Observation[];
  language: string;
  choices: Choices;
  onChoose: (choices: Choices) => void;
  onWrite: () => void;
  onStartAgain: () => void;
}

export function FoundChanges(props: FoundChangesProps) {
  const { changes, notes, leftOver, reading, rows, language, choices, onChoose, onWrite } = props;
  const rowIds = rows.map(({ id }) => id);
  const chosen = (change: WordChange) => asChosen(change, choices, props);
  const count = wanted(changes, choices, chosen).length;
  const open = undecided(changes, choices).length;
  const comments = commentTexts(reading, changes, rowIds);
  const findRow = (change: WordChange) =>
    'rowId' in change ? rows.find(({ id }) => id === change.rowId) : undefined;
  return (
    <div className="space-y-5">
      <FileNotes
        isTracked={reading.tracked > 0}
        notes={notes.map((note) => noteText(note, rowIds))}
        comments={comments.others}
      />
      <FoundHead
        count={changes.length}
        found={foundText(changes.length, notes.length + leftOver.length, reading)}
        onChooseAll={(choice) => {
          onChoose(chooseAll(changes, choices, choice));
        }}
      />
      <div className="space-y-3">
        {changes.map((change) => (
          <ChangeCard
            key={change.key}
            change={chosen(change)}
            name={changeName(change, rowIds)}
            about={findRow(change)?.element ?? ''}
            photo={findRow(change)?.photo ?? ''}
            comments={comments.beside.get(change.key) ?? []}
            authors={rowAuthors(change, reading)}
            parts={<PartChoices {...props} change={change} />}
            choice={choices[change.key]}
            language={language}
            onChoose={(choice) => {
              onChoose({ ...choices, [change.key]: choice });
            }}
          />
        ))}
      </div>
      <LeftOverList leftOver={leftOver} rowIds={rowIds} />
      <div
        ref={standAtFoot}
        className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t bg-background py-3"
      >
        {changes.length > 0 && (
          <Button disabled={count === 0 || open > 0} onClick={onWrite}>
            Apply {counted(count, 'change')}
          </Button>
        )}
        <Button variant="outline" onClick={props.onStartAgain}>
          Choose another file
        </Button>
        {open > 0 && (
          <p className="text-sm text-muted-foreground">
            {open === 1 ? '1 text needs' : `${open} texts need`} a choice first.
          </p>
        )}
      </div>
    </div>
  );
}

function PartChoices(props: FoundChangesProps & { change: WordChange }) {
  const { change, reading, choices, onChoose } = props;
  const choose = (key: string, isTaken: boolean) => {
    onChoose({ ...choices, [key]: isTaken ? 'take' : 'leave' });
  };
  const proposals = buildProposals(change, reading);
  if (proposals.length === 0) {
    const edits = paragraphEdits(change);
    return edits.length === 0 ? null : (
      <TickedParts
        legend="Paragraph by paragraph: take those that you want"
        parts={edits}
        isTaken={(index) => choices[paragraphKey(change, index)] !== 'leave'}
        onTake={(index, isTaken) => {
          choose(paragraphKey(change, index), isTaken);
        }}
      />
    );
  }
  const propose = (index: number, isTaken: boolean) => {
    choose(proposalKey(change, index), isTaken);
  };
  return (
    <TrackedProposals
      proposals={proposals}
      left={leftProposals(change, reading, choices)}
      onPropose={isOneProposal(change, props) ? null : propose}
    />
  );
}

interface FoundHeadProps {
  count: number;
  found: string;
  onChooseAll: (choice: Choice) => void;
}

function FoundHead({ count, found, onChooseAll }: FoundHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="font-medium">
        {found}
      </p>
      {count > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              onChooseAll('take');
            }}
          >
            Accept all
          </Button>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              onChooseAll('leave');
            }}
          >
            Keep all current
          </Button>
        </div>
      )}
    </div>
  );
}

/** Tells that a text differs only by one proposal, and is accepted or left as a whole. */
function isOneProposal(
  change: WordChange,
  { reading, leaveProposals }: Pick<FoundChangesProps, 'reading' | 'leaveProposals'>,
): boolean {
  const without = leaveProposals(change, new Set([0]));
  return (
    buildProposals(change, reading).length === 1 &&
    'inWord' in without &&
    without.inWord === without.here
  );
}

function foundText(count: number, listed: number, { account, isUntouched }: WordReading): string {
  if (count > 0 || listed > 0) {
    const offered = count === 1 ? '1 change' : `${count || 'No'} changes`;
    return `${offered} to review${listed === 0 ? '' : `, ${listed} more listed`}.`;
  }
  if (!account)
    return 'No text, row or picture differs. An earlier version exported this file: anything else that was changed in it is not found.';
  return isUntouched
    ? 'Nothing in this file differs from how it was exported.'
    : 'Nothing but formatting differs from how this file was exported. Formatting is not brought back.';
}

interface FileNotesProps {
  isTracked: boolean;
  notes: readonly string[];
  comments: readonly string[];
}

function FileNotes({ isTracked, notes, comments }: FileNotesProps) {
  const lines = [
    ...(isTracked
      ? [
          'The file has tracked changes. They are read as accepted, but for those that you take out below.',
        ]
      : []),
    ...notes,
  ];
  return (
    <>
      {lines.length > 0 && (
        <Alert variant="warning">
          <AlertTitle>About this file</AlertTitle>
          <AlertDescription>
            <Lines lines={lines} />
          </AlertDescription>
        </Alert>
      )}
      {comments.length > 0 && (
        <Alert>
          <AlertTitle>Comments in Word</AlertTitle>
          <AlertDescription>
            <p>They are shown here, and not brought back.</p>
            <Lines lines={comments} />
          </AlertDescription>
        </Alert>
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul translate="no" className="list-disc space-y-1 pl-4 wrap-anywhere whitespace-pre-wrap">
      {lines.map((line, index) => (
        <li translate="no" key={index} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  );
}
