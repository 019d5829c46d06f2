import type { HostConnection } from './host-connection.ts';
import { cannotConnectNow } from './database-error.ts';
import { forHost, notedAway } from './request-scope.ts';

/**
 * The library keeps a schema without tables when reading it failed, and then knows no table until the host ends.
 * Such a one is an error here, and read again by the next who asks. Whoever asks while it is read shares that reading,
 * which is the host's work: it is not cut short for others' sake, nor ended because the first of them has gone away.
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
    // Who has a slot would wait for a reading that waits for it.
    if (!options?.useCache || connection.isInSlot) return readWhole(options);
    reading ??= forHost(() => readWhole(options)).finally(() => (reading = null));
    return reading.catch(notedAway);
  };
}
