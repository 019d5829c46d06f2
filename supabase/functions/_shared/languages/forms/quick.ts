export type KindId =
  | 'crack'
  | 'spalling'
  | 'corrosion'
  | 'damp'
  | 'efflorescence'
  | 'growth'
  | 'joints'
  | 'rot'
  | 'movement'
  | 'damage';
export type ElementId =
  | 'wall'
  | 'column'
  | 'beam'
  | 'slab'
  | 'roof'
  | 'floor'
  | 'foundation'
  | 'opening'
  | 'stairs'
  | 'facade'
  | 'deck'
  | 'pier'
  | 'pipe';
export type MaterialId =
  'brick' | 'concrete' | 'stone' | 'timber' | 'metal' | 'rendered' | 'plastered';
export type PlaceId =
  | 'outside'
  | 'inside'
  | 'north'
  | 'east'
  | 'south'
  | 'west'
  | 'basement'
  | 'ground'
  | 'upper'
  | 'roof';

/** The words that quick choices put into a row. */
export interface QuickTable {
  /** The fact in the trade's terms, and what to do. No extent, width, material or cause: nobody chose one. */
  kinds: Record<KindId, { fact: string; advice: string }>;
  elements: Record<ElementId, string>;
  /** An {element} made of a material; after another word its name begins in lower case. */
  made: Record<MaterialId, string>;
  places: Record<PlaceId, string>;
  /** A photo without a visible defect; claims nothing about what it does not show. */
  none: { defect: string; recommendation: string };
  /** A photo that shows nothing to inspect. */
  nothing: { element: string; defect: string; recommendation: string };
}
