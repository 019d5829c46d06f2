import { memo, useRef } from 'react';
import { shallow } from 'zustand/shallow';
import { IN_ACTIVE_ROW } from '@/components/ui/active-row-style';
import { cn } from '@/lib/cn';
import type { ReportParticulars } from '../particulars/particulars';
import type { RowCommands } from '../particulars/row-commands';
import { numberList, type NumberedPhoto } from '@/records/findings';
import type { Observation } from '@/records/observation';
import { useIsActiveRow } from '../rows/active-row';
import { needsChoice } from '../quick/row-needs-choice';
import type { RowEditing } from '../edit/use-row-editing';
import { ProvenanceBadge } from '../check/provenance-badge';
import { DropLine } from './drop-line';
import { MoveHandle } from './move-handle';
import { FindingPhotos } from '../findings/finding-photos';
import { Cell, COLUMNS } from '../edit/observation-cells';
import { ObservationEditor } from '../edit/observation-editor';
import { ObservationPhoto } from './observation-photo';
import { ParticularsLine } from '../particulars/particulars-line';
import { QuickChoices } from '../quick/quick-choices';
import { RowActions } from './row-actions';
import { goThroughRow } from './row-roving';
import type { RowSlots } from '../findings/row-slots';
import { RowTexts } from './row-texts';
import { useIsNear } from './use-is-near';

interface ObservationRowProps extends RowSlots {
  observation: Observation;
  /** Of the row's own photo. */
  number: number;
  /** All photos of the row's finding, including its own. */
  photos: readonly NumberedPhoto<Observation>[];
  /** Index among the report's rows. */
  place: number;
  count: number;
  /** Null where its photo is neither being analysed nor failed. */
  openState: 'asked' | 'failed' | null;
  /** Null where the row is not being edited. */
  editing: RowEditing | null;
  isSelected: boolean;
  /** The last change of fields was in this row and can be undone. */
  isLastChanged: boolean;
  particulars: ReportParticulars;
  /** Rows can be reordered now. */
  canMove: boolean;
  commands: RowCommands;
}

/** From this many rows on, rows out of sight are not laid out. */
const MANY_ROWS = 40;
/** A window's worth of rows, and more. */
const NEAR_AT_FIRST = 12;

/**
 * The active row has an edge. At phone width the others are one line: photo, number and state, element. The rest stays
 * in the document: unfolding renders nothing. Cells are addressed by index: the table defines the columns' order.
 */
const ACTIVE_ROW = [
  'md:data-active:shadow-[inset_3px_0_0_var(--signal)]',
  'max-md:not-data-active:flex max-md:not-data-active:min-h-20 max-md:not-data-active:cursor-pointer max-md:not-data-active:items-center max-md:not-data-active:gap-3 max-md:not-data-active:space-y-0 max-md:not-data-active:p-2',
  // The photo comes first, and unfolds the row instead of opening.
  'max-md:not-data-active:[&>td:nth-child(2)]:order-first max-md:not-data-active:[&>td:nth-child(2)]:w-20 max-md:not-data-active:[&>td:nth-child(2)]:shrink-0',
  'max-md:not-data-active:[&>td:nth-child(2)_button]:pointer-events-none max-md:not-data-active:[&_figcaption]:hidden',
  'max-md:not-data-active:[&>td:nth-child(2)>:not(figure)]:hidden',
  'max-md:not-data-active:[&>td:first-child]:w-20 max-md:not-data-active:[&>td:first-child]:shrink-0 max-md:not-data-active:[&>td:first-child]:flex-col max-md:not-data-active:[&>td:first-child]:items-start max-md:not-data-active:[&>td:first-child]:gap-0.5 max-md:not-data-active:[&>td:first-child>button]:hidden',
  'max-md:not-data-active:[&>td:nth-child(3)]:max-h-14 max-md:not-data-active:[&>td:nth-child(3)]:flex-1 max-md:not-data-active:[&>td:nth-child(3)]:overflow-hidden max-md:not-data-active:[&>td:nth-child(3)>span:first-child]:hidden',
  'max-md:not-data-active:[&>td:nth-child(n+4)]:hidden',
].join(' ');

/** A row of the table; at phone width, a card. */
export const ObservationRow = memo(function ObservationRow(props: ObservationRowProps) {
  const { observation, number, photos, place, count, isSelected, commands } = props;
  const numbers = photos.map((photo) => photo.number);
  const isEditing = props.editing !== null;
  const row = useRef<HTMLTableRowElement>(null);
  const isNear = useIsNear(row, count <= MANY_ROWS || place < NEAR_AT_FIRST) || isEditing;
  return (
    <tr
      ref={row}
      role="row"
      data-row={observation.id}
      data-active={useIsActiveRow(observation.id) ? true : undefined}
      data-selected={isSelected || undefined}
      // Tab and links to the row focus it, and accepting another row may.
      tabIndex={0}
      onKeyDown={goThroughRow}
      className={cn(
        COLUMNS,
        'group/row relative block scroll-mt-28 scroll-mb-16 space-y-3 rounded-lg border bg-card p-4 md:space-y-0 md:rounded-none md:border-x-0 md:border-t-0 md:bg-transparent md:grid-rows-[auto_1fr] md:px-2 md:py-4 [&>td:nth-child(-n+2)]:md:row-span-2',
        // Rows out of sight cost no layout; 13rem is a row's estimated height.
        count > MANY_ROWS && '[contain-intrinsic-size:auto_13rem] [content-visibility:auto]',
        isEditing && 'md:bg-signal-wash/50',
        ACTIVE_ROW,
        'data-selected:bg-signal-wash',
        'data-file-over:border-signal data-file-over:bg-signal-wash md:data-file-over:bg-signal-wash',
        'has-data-carried:border-signal has-data-carried:bg-signal-wash md:has-data-carried:bg-signal-wash',
      )}
    >
      <Cell className="flex items-center gap-1.5 md:flex-col md:items-start">
        <label className="flex cursor-pointer flex-wrap items-center gap-x-2 text-lg pointer-coarse:min-h-11 md:px-1.5">
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={`Select photo ${String(number)}`}
            // While rows are selected, every row shows its checkbox.
            className={cn(
              'size-4 accent-signal',
              IN_ACTIVE_ROW,
              'group-data-selecting/table:visible',
            )}
            checked={isSelected}
            onChange={({ nativeEvent }) => {
              commands.select(observation, (nativeEvent as MouseEvent).shiftKey);
            }}
          />
          <span
            className={cn(
              'tabular font-semibold',
              photos.length > 1 && 'text-base',
              // A range does not wrap; a list may.
              !numberList(numbers).includes(' ') && 'whitespace-nowrap',
            )}
          >
            <span className="sr-only">{photos.length > 1 ? 'Numbers ' : 'Number '}</span>
            {numberList(numbers)}
          </span>
        </label>
        {isNear && (
          <MoveHandle
            id={observation.id}
            number={number}
            isDisabled={isEditing || !props.canMove}
          />
        )}
        <DropLine id={observation.id} />
        <ProvenanceBadge provenance={observation.hand} />
      </Cell>
      <RowContent {...props} isNear={isNear} />
    </tr>
  );
}, areSameRow);

interface RowContentProps extends ObservationRowProps {
  /** The row has come near the window; until then it shows only its words, for search and print. */
  isNear: boolean;
}

const RowContent = memo(function RowContent({
  isNear,
  observation,
  number,
  photos,
  place,
  count,
  openState,
  editing,
  isLastChanged,
  particulars,
  commands,
  photoActions,
  photoNote,
}: RowContentProps) {
  const isAnalysing = openState === 'asked';
  const isToBeChosen = needsChoice(observation, openState === 'failed');
  const row = { observation, number, commands };
  return (
    <>
      <Cell>
        {isNear && (
          <>
            <ObservationPhoto {...row} numbers={photos.map((photo) => photo.number)} />
            {photoNote?.(observation, number)}
            <FindingPhotos {...row} photos={photos} photoActions={photoActions} />
          </>
        )}
      </Cell>
      {editing ? (
        <ObservationEditor
          observation={observation}
          number={number}
          editing={editing}
          onGoOn={commands.editNext}
        />
      ) : (
        <>
          {isToBeChosen ? (
            <Cell className="md:col-span-3">
              <QuickChoices observation={observation} number={number} onEdit={commands.edit} />
            </Cell>
          ) : (
            <RowTexts observation={observation} isAnalysing={isAnalysing} />
          )}
          {isNear && !isToBeChosen && (
            <Cell className="md:col-span-3 md:col-start-3 md:row-start-2 md:pt-2">
              <ParticularsLine {...row} particulars={particulars} isLastChanged={isLastChanged} />
            </Cell>
          )}
          <Cell className="md:col-start-6 md:row-span-2 md:row-start-1">
            {isNear && (
              <RowActions
                {...row}
                place={place}
                count={count}
                isAnalysing={isAnalysing}
                isToBeChosen={isToBeChosen}
                particulars={particulars}
                photoActions={photoActions}
              />
            )}
          </Cell>
        </>
      )}
    </>
  );
}, areSameRow);

/** Lists of photos are new whenever any row changes; compares their items instead. */
function areSameRow<Props extends Pick<ObservationRowProps, 'photos'>>(
  { photos: before, ...one }: Props,
  { photos: now, ...other }: Props,
): boolean {
  return (
    shallow(one, other) &&
    before.length === now.length &&
    before.every(({ row, number }, index) => {
      const photo = now[index];
      return photo?.row === row && photo.number === number;
    })
  );
}
