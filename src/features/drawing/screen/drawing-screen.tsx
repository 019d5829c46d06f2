import { useCallback, useEffect, useRef, useState } from 'react';
import { usePhotoZoom } from '@/components/photo-viewer/use-photo-zoom';
import { Button } from '@/components/ui/button';
import type { Observation } from '@/records/observation';
import { standAtFoot } from '@/lib/foot-bars';
import { cropOfPart, partOfCrop, WHOLE } from '../canvas/crop-part';
import { type Area, DrawingArea } from '../canvas/drawing-area';
import { cropPhoto, currentDrawing, type EditorState } from '../edit/editor-state';
import type { Box } from '../edit/mark-geometry';
import type { DrawingDraft } from '../saving/drawing-draft';
import { DrawingToolbar } from './drawing-toolbar';
import { handleEditorKey } from './editor-keys';
import { EditorHeader } from './editor-header';
import { MarkList } from './mark-list';
import { Bar, SelectionBar } from './selection-bar';
import { useDrawingEditing } from './use-drawing-editing';

export interface DrawingScreenProps {
  row: Observation;
  number: number;
  /** Rows of the report. */
  total: number;
  previous: number | undefined;
  next: number | undefined;
  onNumber: (number: number) => void;
  onSave: (draft: DrawingDraft) => void;
}

/** Wide enough for the list of marks beside the photo. */
const DESK = '(min-width: 64rem)';

/** One photo with all drawing tools. Give it the row and its photo as key. */
export function DrawingScreen({ row, number, total, ...props }: DrawingScreenProps) {
  const { state, act, isTakenUp, discard } = useDrawingEditing(row, props.onSave);
  const marks = useMarkListing(state);
  const { panel, area, holdArea, focusPhoto } = usePanel();
  const zoom = usePhotoZoom();
  const cropping = useCropping(state, act, () => {
    zoom.reset();
    focusPhoto();
  });
  const ways = {
    zoomBy: zoom.zoomBy,
    resetZoom: zoom.reset,
    focusPhoto,
    showPrevious: leadTo(props.previous, props.onNumber),
    showNext: leadTo(props.next, props.onNumber),
  };
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className="flex h-full flex-col"
      onKeyDown={(event) => {
        if (cropping.part === null) {
          handleEditorKey(event, { state, act, area: area.current, ...ways });
        } else if (event.key === 'Escape') {
          event.stopPropagation();
          cropping.stop();
        }
      }}
    >
      <EditorHeader
        position={`Photo ${String(number)} of ${String(total)}`}
        ways={ways}
        marks={marks}
      />
      <Spoken said={state.said} />
      {isTakenUp && <TakenUp onDiscard={discard} />}
      <div className="flex min-h-0 flex-1 max-lg:flex-col">
        <DrawingArea
          photo={row.photo}
          name={`Photo ${String(number)}`}
          state={state}
          act={act}
          zoom={zoom}
          part={cropping.part}
          onPart={cropping.setPart}
          onArea={holdArea}
        />
        {marks.areShown && (
          <MarkList
            state={state}
            act={act}
            className="shrink-0 max-lg:max-h-[30%] max-lg:border-t lg:w-64 lg:border-l"
          />
        )}
      </div>
      <div ref={standAtFoot}>
        {cropping.part ? (
          <CropBar onPart={cropping.setPart} onCrop={cropping.crop} />
        ) : (
          <SelectionBar state={state} act={act} onDone={focusPhoto} />
        )}
        <DrawingToolbar
          state={state}
          act={(change) => {
            cropping.setPart(null);
            act(change);
          }}
          isCropping={cropping.part !== null}
          onCrop={cropping.toggle}
        />
      </div>
    </div>
  );
}

/** Opens the list of marks at first where it fits beside the photo. */
function useMarkListing(state: EditorState) {
  const [areShown, setShown] = useState(() => window.matchMedia(DESK).matches);
  return {
    count: currentDrawing(state).marks.length,
    areShown,
    toggle: () => {
      setShown(!areShown);
    },
  };
}

/** Null where there is no such photo. */
function leadTo(number: number | undefined, onNumber: (number: number) => void) {
  if (number === undefined) return null;
  return () => {
    onNumber(number);
  };
}

/** The editor's panel, its laid-out photo, and how to focus it. */
function usePanel() {
  const panel = useRef<HTMLDivElement>(null);
  const area = useRef<Area | null>(null);
  const holdArea = useCallback((laidOut: Area) => {
    // Once loaded the photo gets the keys: Enter makes the first mark.
    const isFirst = area.current === null;
    area.current = laidOut;
    const stage = panel.current?.querySelector<HTMLElement>('[data-stage]');
    if (isFirst && document.activeElement === panel.current) stage?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    panel.current?.focus();
  }, []);
  const focusPhoto = useCallback(() => {
    panel.current?.querySelector<HTMLElement>('[data-stage]')?.focus({ preventScroll: true });
  }, []);
  return { panel, area, holdArea, focusPhoto };
}

/** The part of the photo being chosen; null while drawing. */
function useCropping(
  state: EditorState,
  act: (change: (state: EditorState) => EditorState) => void,
  onDone: () => void,
) {
  const [part, setPart] = useState<Box | null>(null);
  const { crop, turn } = currentDrawing(state);
  const stop = () => {
    setPart(null);
    onDone();
  };
  return {
    part,
    setPart,
    stop,
    toggle: () => {
      setPart(part ? null : partOfCrop(crop, turn));
      onDone();
    },
    crop: () => {
      if (part) act((now) => cropPhoto(now, cropOfPart(part, turn)));
      stop();
    },
  };
}

function Spoken({ said }: { said: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <p id="drawing-keys" className="sr-only">
        Enter places a mark of the chosen tool in the middle, or names the selected one. Arrow keys
        move it, with Shift further; with Alt they resize it. Delete takes it away, Escape lets it
        go. The list of marks leads from one to the next.
      </p>
    </>
  );
}

function TakenUp({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div
      role="note"
      className="flex flex-wrap items-center justify-center gap-x-4 border-b bg-warning-wash px-3 py-1 text-sm"
    >
      <p>What was drawn here and not saved is taken up again.</p>
      <Button variant="link" className="min-h-11 md:min-h-8" onClick={onDiscard}>
        Discard it
      </Button>
    </div>
  );
}

function CropBar({ onPart, onCrop }: { onPart: (part: Box) => void; onCrop: () => void }) {
  return (
    <Bar label="Crop">
      <Button
        variant="ghost"
        className="h-11"
        onClick={() => {
          onPart(WHOLE);
        }}
      >
        Whole photo
      </Button>
      <Button variant="signal" className="h-11" onClick={onCrop}>
        Crop
      </Button>
    </Bar>
  );
}
