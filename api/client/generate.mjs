// Generates the files in src/ from the OpenAPI document of the API. `pnpm --filter api openapi` runs it. With
// --check, it writes nothing and fails if they aren't current.
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { makeNewerFieldsOptional } from './newer-fields.mjs';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const HEAD =
  '// Generated from api/openapi.json by generate.mjs; `pnpm --filter api openapi` renews it.\n';

const isCheck = process.argv.includes('--check');
const document = JSON.parse(await read('../openapi.json'));
makeNewerFieldsOptional(document, JSON.parse(await read('released-openapi.json')));
const shows = {};
const changes = {};
const changesWithTime = {};
const scopes = [];
for (const [path, operations] of Object.entries(document.paths)) {
  for (const method of METHODS) {
    const operation = operations[method];
    if (operation === undefined) continue;
    if (path.startsWith('/api/')) scopes.push(scopeOf(method, path, operation));
    // Every error has the one shape ErrorBody, so no call needs types of its own for them.
    operation.responses = Object.fromEntries(
      Object.entries(operation.responses).filter(([status]) => status < '400'),
    );
    if (operation['x-shows']) shows[path] = operation['x-shows'];
    if (operation['x-changes-with-time']) changesWithTime[path] = operation['x-changes-with-time'];
    if (operation['x-changes']) changes[`${method.toUpperCase()} ${path}`] = operation['x-changes'];
  }
}
for (const [name, schema] of Object.entries(document.components.schemas)) {
  // Clients take these from the browser and from the question bank, which type them as strings.
  if (name === 'TimeZone' || name === 'QuestionId') delete schema.enum;
  // Conditions that span several fields can't be expressed as a type.
  if (schema.properties) delete schema.allOf;
}
const types = await openapiTS(document, { rootTypes: true, rootTypesNoSchemaPrefix: true });
await write('api-types.ts', astToString(types));
await write(
  'effects.ts',
  `/** What each read shows, by its path. */
export const SHOWS: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(shows, null, 2)};

/** What each write changes, by its method and path. */
export const CHANGES: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(changes, null, 2)};

/** Why reads change with time alone, by their path. */
export const CHANGES_WITH_TIME: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(changesWithTime, null, 2)};
`,
);
await write(
  'scopes.ts',
  `/** The scopes that an access token needs for each call; \`never\` where it can't be used. */
export interface ScopesOfCalls {
${scopes.join('\n')}
}
`,
);

/** A line of the interface above. */
function scopeOf(method, path, operation) {
  const scopes = (operation['x-scopes'] ?? []).map((scope) => `'${scope}'`).join(' | ');
  return `  '${method.toUpperCase()} ${path}': ${scopes || 'never'};`;
}

function read(name) {
  return readFile(new URL(name, import.meta.url), 'utf8');
}

async function write(name, text) {
  if (!isCheck) return writeFile(new URL(`src/${name}`, import.meta.url), HEAD + text);
  if ((await read(`src/${name}`)) === HEAD + text) return;
  process.stderr.write(
    `api/client/src/${name} is older than the document or the last release. Run \`pnpm --filter @rapport/api-client generate\`.\n`,
  );
  process.exitCode = 1;
}
