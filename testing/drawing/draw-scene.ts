/**
 * Draws what is no close view of one surface: rooms, façades, doors, furniture, bridges. Many edges,
 * joints and wires in them look like cracks to anyone who knows lines alone. The same seed, the same picture.
 */
import { develop } from './develop.ts';
import type { DrawnPhoto } from './develop.ts';
import { drawDoor, drawFurniture, drawRoom } from './indoors.ts';
import { drawBridge, drawFacade } from './outdoors.ts';
import { newPaint } from './surfaces.ts';
import type { Paint } from './surfaces.ts';

export const SCENE_KINDS = ['room', 'facade', 'door', 'furniture', 'bridge'] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];

interface SceneRequest {
  kind: SceneKind;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  seed: number;
}

const DRAW: Record<SceneKind, (paint: Paint) => void> = {
  room: drawRoom,
  facade: drawFacade,
  door: drawDoor,
  furniture: drawFurniture,
  bridge: drawBridge,
};

export function drawScene({ kind, width, height, seed }: SceneRequest): DrawnPhoto {
  const paint = newPaint({ width, height, seed });
  DRAW[kind](paint);
  return { width, height, data: develop(paint) };
}
