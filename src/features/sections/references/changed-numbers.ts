import type { RenumberedText } from '@shared/renumber-photos';

/** A longer list would not be read. */
const MAX_NAMED = 3;

/** "Photo 3 is now Photo 4, Photo 5 is now Photo 3 and 12 more have new numbers." Null for none. */
export function changedNumbers(changes: RenumberedText['changes']): string | null {
  if (changes.length === 0) return null;
  const changed = changes
    .slice(0, MAX_NAMED)
    .map(({ from, to }) => `Photo ${from} is now Photo ${to}`);
  const more = changes.length - changed.length;
  if (more > 0) return `${changed.join(', ')} and ${more} more have new numbers.`;
  return `${changed.join(', ').replace(/, (?=[^,]*$)/, ' and ')}.`;
}
