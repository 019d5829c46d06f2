/** "Photo 3", "Photos 3 and 7", "Photos 3, 7 and 9". */
export function formatPhotoNumbers(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((one, other) => one - other).map(String);
  const last = sorted.at(-1) ?? '';
  if (sorted.length < 2) return `Photo ${last}`;
  return `Photos ${sorted.slice(0, -1).join(', ')} and ${last}`;
}
