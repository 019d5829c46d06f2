const DAY_MS = 24 * 60 * 60 * 1000;

/** The caller's day (YYYY-MM-DD) from `x-day`; the day in UTC where that is no day anywhere on earth now. */
export function dayOfCaller({ headers }: Pick<Request, 'headers'>, now = Date.now()): string {
  const days = [0, -1, 1].map((ahead) => new Date(now + ahead * DAY_MS).toISOString().slice(0, 10));
  return days.find((day) => day === headers.get('x-day')) ?? days[0] ?? '';
}
