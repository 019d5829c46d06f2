import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type Konva from 'konva';
import { ImageOff } from 'lucide-react';
import type { usePhotoZoom } from '@/components/photo-viewer/use-photo-zoom';
import { Spinner } from '@/components/ui/spinner';
import type { Size } from '@/lib/pictures/size';
import { cn } from '@/lib/cn';
import { currentDrawing, type EditorState } from '../edit/editor-state';
import type { Box } from '../edit/mark-geometry';
import { CropFrame } from './crop-frame';
import { DrawingStage } from './drawing-stage';
import { readHit } from './hits';
import { type Frame, layOutStage, type StageGeometry } from './stage-geometry';
import { useDrawGestures } from './use-draw-gestures';
import { useLoadedPhoto } from './use-loaded-photo';

export interface Area {
  size: Size;
  geometry: StageGeometry;
}

interface DrawingAreaProps {
  photo: string;
  name: string;
  state: EditorState;
  act: (change: (state: EditorState) => EditorState) => void;
  /** The part being chosen; null while drawing. */
  part: Box | null;
  onPart: (part: Box) => void;
  /** Called with the area once it is laid out, for the editor's keys. */
  onArea: (area: Area) => void;
  zoom: ReturnType<typeof usePhotoZoom>;
}

export function DrawingArea(props: DrawingAreaProps) {
  const { photo, zoom } = props;
  const { image, hasFailed } = useLoadedPhoto(photo);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const size = useSize(frame);
  const { setFrame: setZoomed } = zoom;
  const hold = useCallback(
    (element: HTMLElement | null) => {
      setFrame(element);
      setZoomed(element);
    },
    [setZoomed],
  );
  return (
    <div ref={hold} className="relative min-h-0 flex-1 touch-none overflow-hidden select-none">
      {hasFailed && (
        <p
          role="alert"
          className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-6 text-center"
        >
          <ImageOff aria-hidden className="size-8 stroke-[1.5]" />
          This photo could not be loaded. Close it, and open it again when you are connected.
        </p>
      )}
      {!image && !hasFailed && (
        <p role="status" className="absolute inset-0 grid place-content-center">
          <Spinner />
        </p>
      )}
      {image && size && <Stage {...props} image={image} size={size} />}
    </div>
  );
}

function Stage({
  image,
  size,
  name,
  state,
  act,
  part,
  onPart,
  onArea,
  zoom,
}: Omit<DrawingAreaProps, 'photo'> & { image: HTMLImageElement; size: Size }) {
  const stage = useRef<Konva.Stage>(null);
  const picture = useMemo(
    () => ({ width: image.naturalWidth, height: image.naturalHeight }),
    [image],
  );
  const { turn, crop } = currentDrawing(state);
  const isCropping = part !== null;
  const frame = useMemo((): Frame => ({ turn, crop: isCropping ? null : crop }), [turn, crop, isCropping]); // prettier-ignore
  const { view, setPicture } = zoom;
  const geometry = useMemo(
    () => layOutStage(size, picture, frame, view),
    [size, picture, frame, view],
  );
  useEffect(() => {
    setPicture(geometry.fitted);
    onArea({ size, geometry });
  }, [setPicture, onArea, size, geometry]);
  const { pending, handlers } = useDrawGestures({
    geometry,
    state,
    act,
    pinch: zoom.pinch,
    hit: ([x, y]) => readHit(stage.current?.getIntersection({ x, y })?.id() ?? ''),
  });
  return (
    <div
      data-stage
      tabIndex={0}
      role="application"
      aria-label={`${name}, to be drawn on`}
      aria-roledescription="drawing"
      aria-describedby="drawing-keys"
      className={cn(
        'absolute inset-0 outline-offset-[-3px]',
        state.pen.tool === 'select' ? 'cursor-default' : 'cursor-crosshair',
      )}
      {...(isCropping ? {} : handlers)}
    >
      <DrawingStage
        ref={stage}
        size={size}
        image={image}
        picture={picture}
        geometry={geometry}
        pending={pending}
        drawing={currentDrawing(state)}
        selected={isCropping ? null : state.selected}
      />
      {part && <CropFrame geometry={geometry} part={part} onPart={onPart} />}
    </div>
  );
}

/** Follows an element's size; null until known. */
function useSize(element: HTMLElement | null): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setSize({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return size;
}
