/** By how much times are shifted, as a person types it. */
export interface ShiftAmount {
  isLater: boolean;
  days: string;
  hours: string;
  minutes: string;
}

export const UNITS = [
  { name: 'days', label: 'Days', minutes: 24 * 60 },
  { name: 'hours', label: 'Hours', minutes: 60 },
  { name: 'minutes', label: 'Minutes', minutes: 1 },
] as const;

/** Minutes, less than 0 for earlier; a blank part is none. Null where one is no whole number. */
export function minutesOf(amount: ShiftAmount): number | null {
  const parts = UNITS.map(({ name, minutes }) => ({ typed: amount[name].trim(), minutes }));
  if (parts.some(({ typed }) => !/^\d*$/.test(typed))) return null;
  const sum = parts.reduce((all, { typed, minutes }) => all + Number(typed) * minutes, 0);
  return amount.isLater ? sum : -sum;
}

/** The same as it would be typed. */
export function amountOf(minutes: number): ShiftAmount {
  const amount = { isLater: minutes >= 0, days: '', hours: '', minutes: '' };
  let left = Math.abs(minutes);
  for (const { name, minutes: each } of UNITS) {
    const part = Math.floor(left / each);
    if (part > 0) amount[name] = String(part);
    left %= each;
  }
  return amount;
}
