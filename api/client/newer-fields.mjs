const REFERENCE = '#/components/schemas/';

/**
 * Makes the fields optional that responses have gained since the last release, because front ends are deployed
 * before or after the API. What a request takes is left as it is: there a required field breaks a client, which
 * `pnpm public-types` reports.
 */
export function makeNewerFieldsOptional(document, released) {
  const operations = Object.values(document.paths).flatMap(Object.values);
  const sent = namesIn(
    operations.map(({ parameters, requestBody }) => [parameters, requestBody]),
    document,
  );
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const known = released.components.schemas[name]?.properties;
    if (known === undefined || sent.has(name)) continue;
    schema.required = schema.required?.filter((field) => field in known);
  }
}

/** The schemas that a part of the document refers to, directly or through others. */
function namesIn(part, document, found = new Set()) {
  if (typeof part !== 'object' || part === null) return found;
  for (const [key, value] of Object.entries(part)) {
    if (key !== '$ref') namesIn(value, document, found);
    else if (!found.has(value.slice(REFERENCE.length))) {
      const name = value.slice(REFERENCE.length);
      found.add(name);
      namesIn(document.components.schemas[name], document, found);
    }
  }
  return found;
}
