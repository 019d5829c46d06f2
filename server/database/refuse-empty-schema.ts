import type { HostConnection } from './host-connection.ts';

/**
 * The library keeps a schema without tables when reading it failed, and then knows no table until the host ends.
 * Such a one is an error here, and read again by the next who asks. Everybody who asks has a slot to themselves
 * (rest-routes.ts), so that the first reads and the others find it read; what the first does is the host's work, which
 * is not cut short for the others' sake.
 */
export function refuseEmptySchema(connection: HostConnection): void {
  const read = connection.introspect.bind(connection);
  connection.introspect = async (options) => {
    const schema = await connection.runForHost(() => read(options));
    if (!options?.useCache || schema.tables.length > 0) return schema;
    await connection.clearSchemaCache();
    throw new Error('The schema could not be read.');
  };
}
