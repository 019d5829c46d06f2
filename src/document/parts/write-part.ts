import type { PartWriting } from '../word/write/part-writing';
import type { PlacedPart } from './build-report-model';
import type { PartName } from './part-list';
import { WORD_OF } from './tables/word';

export function writePart<Name extends PartName>(
  { name, content }: PlacedPart<Name>,
  writing: PartWriting,
  startsPage: boolean,
) {
  return WORD_OF[name](content, writing, startsPage);
}
