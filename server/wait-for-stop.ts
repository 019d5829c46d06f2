/** How soon the end of npm is noticed where no signal comes of it. */
const LOOK_EVERY_MS = 500;

/**
 * Resolves when the program is told to stop: by SIGTERM or SIGINT, or because the npm that started it is
 * gone. An npm that is killed, or whose shell does not pass a signal on, would leave a host that nobody can find.
 */
export function waitForStop(): Promise<void> {
  return new Promise((resolve) => {
    process.on('SIGTERM', () => resolve());
    process.on('SIGINT', () => resolve());
    // Without npm, the shell that started the host may end before it, and be meant to.
    if (process.env['npm_lifecycle_event'] === undefined) return;
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) resolve();
    }, LOOK_EVERY_MS).unref();
  });
}
