import { memo, type CSSProperties, type ReactNode } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { cn } from '@/lib/cn';

import type { RowCommands } from '../rows/row-commands';
import type { Observation } from '../schema';
import { needsChoice } from '../rows/quick/row-needs-choice';
import { useHasFailed, useIsUnderAnalysis } from '../use-report-analysis';
import { CrackNote } from './crack-note';
import { Cell, COLUMNS } from './observation-cells';
import { ObservationEditor } from './observation-editor';
import { ObservationPhoto } from './observation-photo';
import { ObservationText } from './observation-text';
import { ProvenanceNote } from './provenance-note';
import { QuickChoices } from './quick-choices';
import { QuickUndo } from './quick-undo';
import { RowActions } from './row-actions';

interface ObservationRowProps {
  observation: Observation;
  number: number;
  count: number;
  isEditing: boolean;
  canUndo: boolean;
  commands: RowCommands;
  onDirty: (isDirty: boolean) => void;
  onCloseEditor: () => void;
  photoMenu?: (observation: Observation, number: number) => ReactNode;
}

/** From here on it pays not to draw what is out of sight. */
const MANY_ROWS = 40;

/** A row of the table, which at phone width is a card. */
export const ObservationRow = memo(function ObservationRow(props: ObservationRowProps) {
  const { observation, number, count, isEditing } = props;
  const sortable = useSortable({ id: observation.id, disabled: isEditing });
  const style: CSSProperties = {
    transform: CSS.Translate.toString(sortable.transform),
    transition: sortable.transition,
  };
  return (
    <tr
      ref={sortable.setNodeRef}
      role="row"
      style={style}
      className={cn(
        COLUMNS,
        'relative block scroll-mt-24 space-y-3 rounded-lg border bg-card p-4 md:space-y-0 md:rounded-none md:border-x-0 md:border-t-0 md:bg-transparent md:px-2 md:py-4',
        // Rows out of sight cost no layout; 13rem is about what an unseen row will take.
        count > MANY_ROWS && '[contain-intrinsic-size:auto_13rem] [content-visibility:auto]',
        isEditing && 'md:bg-signal-wash/50',
        sortable.isDragging && 'z-10 bg-card shadow-lift [content-visibility:visible] md:bg-card',
      )}
    >
      <Cell className="flex items-center gap-1 md:flex-col md:items-start">
        <span className="tabular text-lg font-semibold md:px-1.5">
          <span className="sr-only">Number </span>
          {number}
        </span>
        <button
          type="button"
          ref={sortable.setActivatorNodeRef}
          {...sortable.attributes}
          {...sortable.listeners}
          aria-label={`Move photo ${String(number)}`}
          title="Drag to reorder"
          className="inline-flex size-8 cursor-grab touch-none items-center justify-center rounded-md text-muted-foreground hover:bg-accent hover:text-foreground disabled:opacity-40 pointer-coarse:size-11"
          disabled={isEditing}
        >
          <GripVertical aria-hidden className="size-4" />
        </button>
      </Cell>
      <RowContent {...props} />
    </tr>
  );
});

/** Apart from the row, so that a drag, which moves every row, draws none of this again. */
const RowContent = memo(function RowContent({
  observation,
  number,
  count,
  isEditing,
  canUndo,
  commands,
  onDirty,
  onCloseEditor,
  photoMenu,
}: ObservationRowProps) {
  const isAnalysing = useIsUnderAnalysis(observation);
  const isToBeChosen = needsChoice(observation, useHasFailed(observation));
  return (
    <>
      <Cell>
        <ObservationPhoto
          observation={observation}
          number={number}
          onOpen={commands.open}
          menu={photoMenu?.(observation, number)}
        />
        <CrackNote observation={observation} number={number} />
      </Cell>
      {isEditing ? (
        <ObservationEditor
          observation={observation}
          number={number}
          onDirty={onDirty}
          onClose={onCloseEditor}
        />
      ) : (
        <>
          {isToBeChosen ? (
            <Cell className="md:col-span-3">
              <QuickChoices
                observation={observation}
                number={number}
                isAnalysing={isAnalysing}
                onEdit={commands.edit}
              />
            </Cell>
          ) : (
            <>
              <Cell label="Element Description">
                <ObservationText text={observation.element} isAnalysing={isAnalysing} />
              </Cell>
              <Cell label="Defect">
                <ObservationText text={observation.defect} isAnalysing={isAnalysing} />
                <ProvenanceNote observation={observation} />
                <QuickUndo observation={observation} />
              </Cell>
              <Cell label="Recommendation">
                <ObservationText text={observation.recommendation} isAnalysing={isAnalysing} />
              </Cell>
            </>
          )}
          <Cell>
            <RowActions
              observation={observation}
              number={number}
              count={count}
              isAnalysing={isAnalysing}
              canUndo={canUndo}
              commands={commands}
            />
          </Cell>
        </>
      )}
    </>
  );
});
