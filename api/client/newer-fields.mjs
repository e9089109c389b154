const REFERENCE = '#/components/schemas/';

/**
 * Makes response fields optional that were added since the last release, because front ends are deployed before or
 * after the API. Request fields stay unchanged: there, a new required field breaks clients, which `pnpm
 * public-types` reports.
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

/** Returns the names of schemas that a part of the document references, directly or through others. */
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
