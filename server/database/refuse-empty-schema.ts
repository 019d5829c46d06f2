import type { HostConnection } from './host-connection.ts';
import { cannotConnectNow } from './database-error.ts';
import { forHost, rethrowAway } from './request-scope.ts';

/**
 * Turns an empty schema into an error, so that the next caller reads it again: the library keeps a
 * schema without tables when reading it failed, and then knows no table until the host ends.
 * Callers share one reading, which is the host's work: neither waiting requests nor its first
 * caller's departure ends it.
 */
export function refuseEmptySchema(connection: HostConnection): void {
  const read = connection.introspect.bind(connection);
  const readWhole: typeof read = async (options) => {
    const schema = await connection.runForHost(() => read(options));
    if (!options?.useCache || schema.tables.length > 0) return schema;
    await connection.clearSchemaCache();
    throw cannotConnectNow();
  };
  let reading: ReturnType<typeof read> | null = null;
  connection.introspect = (options) => {
    // A caller that holds a slot would deadlock.
    if (!options?.useCache || connection.isInSlot) return readWhole(options);
    reading ??= forHost(() => readWhole(options)).finally(() => (reading = null));
    return reading.catch(rethrowAway);
  };
}
