import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parseWholeRegistry } from './whole-registry.ts';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8'));
const schema = Object(read('../remotes.schema.json'));
const schemaFits = new Ajv2020({ strictRequired: false }).compile(schema);
const example = read('../remotes.example.json');

/** A schema can't relate two values, so contradicting hashes are ignored here. */
function parserFits(value: unknown): boolean {
  try {
    return parseWholeRegistry(value).problems.every((problem) =>
      problem.includes('names two hashes'),
    );
  } catch {
    return false;
  }
}

/** Values that a mistake can leave: another type, nothing, or another text. */
const MISTAKES: unknown[] = [
  undefined,
  null,
  7,
  -1,
  101,
  true,
  '',
  ' ',
  'text',
  '//elsewhere.example',
  '/path',
  '/api/contacts',
  'javascript:alert(1)',
  'https://',
  'https://x.example/1.0.0/remoteEntry.js',
  'HTTPS://x.example/1.0.0/remoteEntry.js',
  [],
  ['text'],
  [7],
  {},
  { 'a.js': 7 },
];

type Place = readonly (string | number)[];

/** Returns the paths of all values in a JSON value, including the root. */
function placesOf(value: unknown, place: Place = []): Place[] {
  const below =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) =>
          placesOf(inner, [...place, Array.isArray(value) ? Number(key) : key]),
        )
      : [];
  return [place, ...below];
}

function withMistake(value: unknown, [key, ...rest]: Place, mistake: unknown): unknown {
  if (key === undefined) return mistake;
  const copy: unknown = structuredClone(value);
  const holder = Object(copy);
  const inner = withMistake(Reflect.get(holder, key), rest, mistake);
  if (inner === undefined && !Array.isArray(holder)) Reflect.deleteProperty(holder, key);
  else Reflect.set(holder, key, inner);
  // Undefined in a list becomes null, as in a file.
  return JSON.parse(JSON.stringify(copy));
}

/**
 * The parser treats an invalid revision as 0 and an invalid navigation as empty, so that a page still opens. The
 * schema is for writers of the file, and rejects both.
 */
const STRICTER = /^(revision|nav)$/;

describe('the JSON Schema of the registry', () => {
  it('accepts the example, in which the parser finds no problem', () => {
    expect(schemaFits(example)).toBe(true);
    expect(parseWholeRegistry(example, { requireHashes: true }).problems).toEqual([]);
  });

  it('has every property of the format in the example, so that each is tried', () => {
    const used = new Set(placesOf(example).map((place) => String(place.at(-1))));
    const named = placesOf(schema).flatMap((place) =>
      place.at(-2) === 'properties' ? [String(place.at(-1))] : [],
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !used.has(name) && name !== 'fault')).toEqual([]);
  });

  it('refuses what the parser finds a problem in, and nothing else, for every mistake in every place', () => {
    const places = placesOf(example);
    const disagreements: string[] = [];
    let refused = 0;
    for (const place of places) {
      for (const mistake of MISTAKES) {
        const value = withMistake(example, place, mistake);
        const [bySchema, byParser] = [schemaFits(value), parserFits(value)];
        if (!byParser) refused += 1;
        const isStricter = !bySchema && STRICTER.test(place.join('.'));
        if (bySchema !== byParser && !isStricter) {
          disagreements.push(
            `${place.join('.')} = ${JSON.stringify(mistake)}: schema ${bySchema}, parser ${byParser}`,
          );
        }
      }
    }
    expect(disagreements).toEqual([]);
    // Both results occur often enough to be meaningful.
    expect(refused).toBeGreaterThan(500);
    expect(places.length * MISTAKES.length - refused).toBeGreaterThan(300);
  });
});
