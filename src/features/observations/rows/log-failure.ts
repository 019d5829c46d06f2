/** Logs why a write failed, and throws it again to whoever asked for it. */
export async function logged<T>(done: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    console.error(`An observation could not be ${done}.`, error);
    throw error;
  }
}
