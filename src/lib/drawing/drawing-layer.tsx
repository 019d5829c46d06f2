import type { Size } from '@/lib/pictures/size';
import { type Drawing, isReframed } from '@shared/drawing/drawing';
import { frameMatrix, shownSize } from '@shared/drawing/frame';
import { drawingShapes, type LabelShape, type PathShape } from '@shared/drawing/shapes';
import { LABEL_FONT } from './label-font';

interface DrawingLayerProps {
  drawing: Drawing;
  /** Pixels of the shown picture; only their ratio matters. */
  picture: Size;
  /** The photo's address: it is drawn here too where it is cropped or rotated. */
  source: string;
  /** 'cover' fills the box and may cut edges, as the picture under it does. */
  fit?: 'cover' | 'contain';
  /** The least height of letters, in pixels of the picture. */
  leastLetters?: number | undefined;
  className?: string;
}

/** Draws a photo's drawing, fitted like the photo; the photo too where it is cropped or rotated. */
export default function DrawingLayer({
  drawing,
  picture,
  source,
  fit = 'contain',
  leastLetters,
  className,
}: DrawingLayerProps) {
  const shown = shownSize(picture, drawing);
  return (
    <svg
      aria-hidden
      data-drawing
      width={shown.width}
      height={shown.height}
      viewBox={`0 0 ${at(shown.width)} ${at(shown.height)}`}
      preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : 'xMidYMid meet'}
      className={className}
    >
      {isReframed(drawing) && (
        <image
          href={source}
          width={picture.width}
          height={picture.height}
          preserveAspectRatio="none"
          transform={`matrix(${frameMatrix(picture, drawing).join(' ')})`}
        />
      )}
      {drawingShapes(drawing, picture, leastLetters).map((shape, index) =>
        shape.kind === 'path' ? (
          <MarkPath key={index} {...shape} />
        ) : (
          <MarkLabel key={index} {...shape} />
        ),
      )}
    </svg>
  );
}

function MarkPath({ points, isClosed, isFilled, width, edge, look }: PathShape) {
  const way = `M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}${isClosed ? 'Z' : ''}`;
  const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  const line = isFilled ? 0 : width;
  return (
    <>
      <path
        d={way}
        fill="none"
        stroke={`#${look.casing}`}
        strokeWidth={at(line + 2 * edge)}
        {...round}
      />
      {isFilled ? (
        <path d={way} fill={`#${look.colour}`} />
      ) : (
        <path d={way} fill="none" stroke={`#${look.colour}`} strokeWidth={at(line)} {...round} />
      )}
    </>
  );
}

function MarkLabel({ text, at: [x, y], anchor, size, edge, colour, casing }: LabelShape) {
  return (
    <text
      x={at(x)}
      y={at(y)}
      textAnchor={anchor}
      fontSize={at(size)}
      fontWeight={600}
      fontFamily={LABEL_FONT}
      fill={`#${colour}`}
      stroke={edge > 0 ? `#${casing}` : 'none'}
      strokeWidth={at(edge)}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {text}
    </text>
  );
}

function at(pixels: number): string {
  return String(Math.round(pixels * 100) / 100);
}
