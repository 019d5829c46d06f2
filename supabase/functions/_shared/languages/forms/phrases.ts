/** Elements that rows are most often about, in the order in which they are offered. */
export type PhraseElement = (typeof PHRASE_ELEMENTS)[number];

/** Defects that are seen most often, by what they are seen on. */
export type PhraseDefect = (typeof PHRASE_DEFECTS)[number];

export const PHRASE_ELEMENTS = [
  'wall',
  'retainingWall',
  'parapet',
  'coping',
  'arch',
  'spandrel',
  'abutment',
  'pier',
  'wingWall',
  'soffit',
  'beam',
  'column',
  'slab',
  'foundation',
  'stairs',
  'balcony',
  'handrail',
  'roof',
  'chimney',
  'gutter',
  'flashing',
  'window',
  'lintel',
  'door',
  'ceiling',
  'partition',
  'cladding',
  'steelBeam',
  'connection',
  'truss',
  'joist',
  'bearing',
  'movementJoint',
  'drain',
  'pavement',
  'embankment',
] as const;

export const PHRASE_DEFECTS = [
  'steppedCrack',
  'verticalCrack',
  'openJoints',
  'spalledBrick',
  'bulge',
  'looseCoping',
  'concreteCrack',
  'mapCracking',
  'exposedBar',
  'hollowConcrete',
  'rustStain',
  'honeycomb',
  'coatingLoss',
  'sectionLoss',
  'looseBolt',
  'bentMember',
  'softTimber',
  'insectHoles',
  'timberSplit',
  'slippedTiles',
  'flashingOpen',
  'blockedGutter',
  'membrane',
  'ponding',
  'dampFoot',
  'ceilingStain',
  'mould',
  'whiteDeposits',
  'hollowRender',
  'flakingPaint',
  'looseTiles',
  'brokenGlass',
  'perishedSealant',
  'looseGuard',
  'unevenSurface',
  'scour',
  'rootedPlants',
  'blockedWeepHole',
  'seizedBearing',
  'jointFiller',
  'pothole',
] as const;

/**
 * Good phrases to begin with. "…" is for what was measured on site, and is typed over. A defect says what is seen and
 * no cause; an advice keeps people clear first where something could fall or give way.
 */
export interface PhraseTable {
  elements: Record<PhraseElement, string>;
  defects: Record<PhraseDefect, { defect: string; advice: string }>;
}
