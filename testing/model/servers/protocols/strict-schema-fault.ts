type Schema = Record<string, unknown>;

/**
 * The fault of a schema in OpenAI's strict mode: every property must be required, and no others allowed. Null for none.
 */
export function strictSchemaFault(schema: unknown, path: string[] = []): string | null {
  if (!isSchema(schema)) return null;
  const properties = isSchema(schema['properties']) ? schema['properties'] : null;
  if (properties) {
    const at = `In context=(${path.map((step) => `'${step}'`).join(', ')})`;
    if (schema['additionalProperties'] !== false) {
      return `${at}, 'additionalProperties' is required to be supplied and to be false.`;
    }
    const required = Array.isArray(schema['required']) ? schema['required'] : [];
    const missing = Object.keys(properties).find((key) => !required.includes(key));
    if (missing !== undefined) {
      return `${at}, 'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`;
    }
  }
  const inner: [string, unknown][] = [
    ...Object.entries(properties ?? {}),
    ['items', schema['items']],
    ...(Array.isArray(schema['anyOf'])
      ? schema['anyOf'].map((one): [string, unknown] => ['anyOf', one])
      : []),
  ];
  for (const [step, value] of inner) {
    const fault = strictSchemaFault(value, [...path, step]);
    if (fault !== null) return fault;
  }
  return null;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
