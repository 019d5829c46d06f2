/** What is inspected, and what it may be made of: one tap each. */
interface Element {
  name: string;
  /** What to call it with a material before it; null where a material says little of it. */
  withMaterial: string | null;
}

const ELEMENTS: readonly Element[] = [
  { name: 'Wall', withMaterial: 'wall' },
  { name: 'Column', withMaterial: 'column' },
  { name: 'Beam', withMaterial: 'beam' },
  { name: 'Slab or ceiling', withMaterial: 'slab or ceiling' },
  { name: 'Roof', withMaterial: 'roof' },
  { name: 'Floor', withMaterial: 'floor' },
  { name: 'Foundation', withMaterial: 'foundation' },
  { name: 'Window or door', withMaterial: 'window or door' },
  { name: 'Stairs or balcony', withMaterial: 'stairs or balcony' },
  { name: 'Façade or cladding', withMaterial: 'façade or cladding' },
  { name: 'Bridge deck', withMaterial: 'bridge deck' },
  { name: 'Pier or abutment', withMaterial: 'pier or abutment' },
  { name: 'Pipe or gutter', withMaterial: null },
];

export const MATERIALS: readonly { name: string; key: string }[] = [
  { name: 'Brick', key: 'b' },
  { name: 'Concrete', key: 'c' },
  { name: 'Stone', key: 's' },
  { name: 'Timber', key: 't' },
  { name: 'Metal', key: 'm' },
  { name: 'Rendered', key: 'r' },
  { name: 'Plastered', key: 'p' },
];

/** The elements as the chosen material makes them: "Wall", "Brick wall". */
export function elementsOf(material: string | null): string[] {
  return ELEMENTS.map(({ name, withMaterial }) =>
    material && withMaterial ? `${material} ${withMaterial}` : name,
  );
}

export const PLACES: readonly string[] = [
  'Outside',
  'Inside',
  'North side',
  'East side',
  'South side',
  'West side',
  'Basement',
  'Ground floor',
  'Upper floor',
  'Roof level',
];
