import { fill } from '@shared/languages/fill';
import { QUICK as ENGLISH } from '@shared/languages/en/quick';
import type { ElementId, MaterialId, PlaceId, QuickTable } from '@shared/languages/forms/quick';

/** A choice's name on the screen, and its words for the row. */
export interface Offered {
  label: string;
  words: string;
}

const ELEMENTS = Object.keys(ENGLISH.elements) as ElementId[];
const PLACES = Object.keys(ENGLISH.places) as PlaceId[];
/** Elements whose material says little. */
const WITHOUT_MATERIAL: readonly ElementId[] = ['pipe'];

/** Materials of an element, each one more key. */
export const MATERIALS: readonly { id: MaterialId; name: string; key: string }[] = [
  { id: 'brick', name: 'Brick', key: 'b' },
  { id: 'concrete', name: 'Concrete', key: 'c' },
  { id: 'stone', name: 'Stone', key: 's' },
  { id: 'timber', name: 'Timber', key: 't' },
  { id: 'metal', name: 'Metal', key: 'm' },
  { id: 'rendered', name: 'Rendered', key: 'r' },
  { id: 'plastered', name: 'Plastered', key: 'p' },
];

/** Names the elements in the chosen material: "Wall", "Brick wall". */
export function offerElements(material: MaterialId | null, table: QuickTable): Offered[] {
  const nameElement = (id: ElementId, { elements, made }: QuickTable) =>
    material && !WITHOUT_MATERIAL.includes(id)
      ? fillElement(made[material], elements[id])
      : elements[id];
  return ELEMENTS.map((id) => ({ label: nameElement(id, ENGLISH), words: nameElement(id, table) }));
}

export function offerPlaces(table: QuickTable): Offered[] {
  return PLACES.map((id) => ({ label: ENGLISH.places[id], words: table.places[id] }));
}

/** Puts "Wall" into "Brick {element}" as "Brick wall". */
function fillElement(sentence: string, element: string): string {
  const isFirst = sentence.startsWith('{element}');
  return fill(sentence, {
    element: isFirst ? element : element.charAt(0).toLowerCase() + element.slice(1),
  });
}
