import { type Client, type Connection, Query } from 'pg';

/** The driver's methods that its types lack. */
interface Wire extends Connection {
  parse(statement: object): void;
  describe(statement: object): void;
}

/** The type numbers of a statement's parameters. A session takes one such request at a time. */
export async function readParameterTypes(
  session: Client,
  text: string,
  named: { name?: string },
): Promise<number[]> {
  let types: number[] = [];
  const note = (described: { dataTypeIDs: number[] }) => (types = described.dataTypeIDs);
  const query = new Query({ text, ...named });
  const asked = Object.assign(query as Query & { hasBeenParsed(wire: Wire): boolean }, {
    /** Describes the statement without running it. */
    submit(wire: Wire) {
      const { name = '' } = named;
      if (!asked.hasBeenParsed(wire)) wire.parse({ name, text });
      wire.describe({ type: 'S', name });
      wire.sync();
    },
  });
  session.connection.on('parameterDescription', note);
  try {
    await new Promise((resolve, reject) => {
      query.on('error', reject);
      query.on('end', resolve);
      session.query(query);
    });
    return types;
  } finally {
    session.connection.off('parameterDescription', note);
  }
}
