import type { QUICK } from '../en/quick.ts';

export type KindId = keyof typeof QUICK.kinds;
export type ElementId = keyof typeof QUICK.elements;
export type MaterialId = keyof typeof QUICK.made;
export type PlaceId = keyof typeof QUICK.places;

/** The words that quick choices put into a row. */
export interface QuickTable {
  /** The fact in the trade's terms, and what to do. No extent, width, material or cause: nobody chose one. */
  kinds: Record<KindId, readonly [fact: string, advice: string]>;
  elements: Record<ElementId, string>;
  /** An {element} made of a material; after another word its name begins in lower case. */
  made: Record<MaterialId, string>;
  places: Record<PlaceId, string>;
  /** A photo without a visible defect; claims nothing about what it does not show. */
  none: { defect: string; recommendation: string };
  /** A photo that shows nothing to inspect. */
  nothing: { element: string; defect: string; recommendation: string };
}
