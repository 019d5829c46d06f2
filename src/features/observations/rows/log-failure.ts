import { RowConflict } from './save-row';

/** Logs why a write failed, and throws it again to whoever asked for it. A conflict is a question, no failure. */
export async function logged<T>(done: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof RowConflict)) {
      console.error(`An observation could not be ${done}.`, error);
    }
    throw error;
  }
}
