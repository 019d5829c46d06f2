const running = new Map<string, Promise<void>>();

/**
 * Drafts a report's sections unless that is under way already, and then waits for that: leaving the
 * screen and coming back must not have them written twice.
 */
export function generateOnce(reportId: string, generate: () => Promise<void>): Promise<void> {
  const earlier = running.get(reportId);
  if (earlier) return earlier;
  const run = generate().finally(() => {
    running.delete(reportId);
  });
  running.set(reportId, run);
  return run;
}
