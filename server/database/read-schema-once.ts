import type { EngineConnection } from './engine-connection.ts';

type Schema = Awaited<ReturnType<EngineConnection['introspect']>>;

/**
 * The library keeps the schema that it has read, but has each request that comes before read it again, in 38
 * statements: 120 first requests at once waited eight seconds. Here one reads, and the others wait for it.
 */
export function readSchemaOnce(connection: EngineConnection): void {
  const read = connection.introspect.bind(connection);
  const clear = connection.clearSchemaCache.bind(connection);
  let schema: Schema | null = null;
  connection.introspect = async (options) => {
    if (!options?.useCache) return read(options);
    // With the session to itself, so that the others wait for their turn and then find it read. A shared
    // promise would fail for all of them when the one who reads goes away.
    return schema ?? connection.exclusively(async () => (schema ??= await wholeSchema(read)));
  };
  connection.clearSchemaCache = async () => {
    schema = null;
    await clear();
  };
}

/** The library answers a failed reading with a schema without tables, in which every table is unknown. */
async function wholeSchema(read: EngineConnection['introspect']): Promise<Schema> {
  const schema = await read({ useCache: true });
  if (schema.tables.length === 0) throw new Error('The schema could not be read.');
  return schema;
}
