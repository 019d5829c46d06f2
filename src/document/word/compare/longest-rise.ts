/** The places of a longest run of rising numbers, gaps allowed. */
export function longestRise(numbers: readonly number[]): Set<number> {
  const length: number[] = [];
  const before: number[] = [];
  numbers.forEach((number, index) => {
    length[index] = 1;
    before[index] = -1;
    for (let earlier = 0; earlier < index; earlier += 1) {
      const longer = (length[earlier] ?? 0) + 1;
      if ((numbers[earlier] ?? 0) < number && longer > (length[index] ?? 0)) {
        length[index] = longer;
        before[index] = earlier;
      }
    }
  });
  const places = new Set<number>();
  let at = length.indexOf(Math.max(0, ...length));
  for (; at >= 0; at = before[at] ?? -1) places.add(at);
  return places;
}
