import fc, { type Arbitrary } from 'fast-check';
import { type OpenApiDocument, resolved, type Schema } from './document.ts';

/** Existing ids, which a schema can't contain, by the name of their field or parameter. */
export type KnownValues = Readonly<Record<string, Arbitrary<unknown>>>;

const MOST_ITEMS = 5;
const LONGEST = 60;
const EARLIEST = new Date('0001-01-01');
const LATEST = new Date('9999-12-31');

/** Generates values that `schema` allows. */
export function valuesOf(
  document: OpenApiDocument,
  schema: Schema,
  known: KnownValues,
): Arbitrary<unknown> {
  const values = (part: Schema) => valuesOf(document, part, known);
  const { allOf, ...own } = resolved(document, schema);
  if (allOf) {
    return fc.tuple(...[own, ...allOf].map(values)).map((parts) => Object.assign({}, ...parts));
  }
  const choices = own.anyOf ?? own.oneOf;
  if (choices) return fc.oneof(...choices.map(values));
  if (own.const !== undefined) return fc.constant(own.const);
  if (own.enum) return fc.constantFrom(...own.enum);
  if (Array.isArray(own.type)) {
    return fc.oneof(...own.type.map((type) => values({ ...own, type })));
  }
  const free = ofType(own, values, known);
  return own.example === undefined || own.type === 'null'
    ? free
    : fc.oneof({ weight: 1, arbitrary: fc.constant(own.example) }, { weight: 3, arbitrary: free });
}

function ofType(
  schema: Schema,
  values: (part: Schema) => Arbitrary<unknown>,
  known: KnownValues,
): Arbitrary<unknown> {
  const { minimum, maximum, minItems = 0, maxItems = MOST_ITEMS } = schema;
  switch (schema.type) {
    case 'string':
      return texts(schema);
    case 'integer':
      return fc.integer({ min: minimum ?? -1_000, max: maximum ?? 1_000_000 });
    case 'number':
      return fc.double({ min: minimum ?? -1_000, max: maximum ?? 1_000_000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const lengths = {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)),
      };
      const items = values(schema.items ?? {});
      return schema.uniqueItems
        ? fc.uniqueArray(items, { ...lengths, selector: (item) => JSON.stringify(item) })
        : fc.array(items, lengths);
    }
    case undefined:
    default:
      return objects(schema, values, known);
  }
}

function objects(
  { properties, required = [], additionalProperties, propertyNames = {} }: Schema,
  values: (part: Schema) => Arbitrary<unknown>,
  known: KnownValues,
): Arbitrary<unknown> {
  if (!properties && typeof additionalProperties === 'object') {
    const names = values({ type: 'string', ...propertyNames }).map(String);
    return fc.dictionary(names, values(additionalProperties), { maxKeys: MOST_ITEMS });
  }
  return fc.record(
    Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, part]) => [name, known[name] ?? values(part)]),
    ),
    { requiredKeys: required },
  );
}

const made = new Map<string, Arbitrary<string>>();

/**
 * Generates texts of a format and a length that match the pattern, if there is one. Setting a generator up takes
 * longer than many of its texts, and hundreds of fields share a few dozen schemas.
 */
function texts(schema: Schema): Arbitrary<string> {
  const key = JSON.stringify([schema.pattern, schema.format, schema.minLength, schema.maxLength]);
  const known = made.get(key) ?? newTexts(schema);
  made.set(key, known);
  return known;
}

function newTexts(schema: Schema): Arbitrary<string> {
  const { pattern, minLength = 0, maxLength = Infinity } = schema;
  const free = ofFormat(schema);
  if (pattern === undefined) return free;
  const expression = new RegExp(pattern, 'u');
  const isLong = (text: string) => [...text].length < minLength || [...text].length > maxLength;
  // fast-check doesn't support negative lookaheads, so they're removed, and texts that violate them are dropped.
  const matching = fc
    .stringMatching(new RegExp(pattern.replace(/\(\?!.*?=\)(?=\(\?:)/, '')))
    .filter((text) => expression.test(text))
    .filter((text) => !isLong(text));
  // Most patterns match nearly every text; a format has to be combined with its pattern.
  return schema.format === undefined
    ? fc.tuple(free, matching).map(([text, other]) => (expression.test(text) ? text : other))
    : free.filter((text) => expression.test(text));
}

function ofFormat({ format, minLength = 0, maxLength = LONGEST }: Schema): Arbitrary<string> {
  switch (format) {
    case 'uuid':
      return fc.uuid();
    case 'date':
      return moments().map((time) => time.slice(0, 10));
    case 'date-time':
      return moments();
    case 'email':
      return fc.emailAddress();
    case 'uri':
      return fc.oneof(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        fc.webUrl({ validSchemes: ['ftp', 'https', 'webcal'] }),
        fc.uuid().map((id) => `urn:uuid:${id}`),
      );
    case undefined:
    default: {
      const lengths = { minLength, maxLength: Math.min(maxLength, LONGEST) };
      return fc.oneof(
        fc.string({ ...lengths, unit: 'grapheme' }),
        fc.string({ ...lengths, unit: 'binary' }),
        fc
          .string({
            minLength: Math.min(1, maxLength),
            maxLength: Math.min(2, maxLength),
            unit: 'binary',
          })
          .filter((text) => [...text].length >= minLength),
        ...(maxLength <= 400
          ? [fc.string({ minLength: maxLength, maxLength, unit: 'binary' })]
          : []),
      );
    }
  }
}

function moments(): Arbitrary<string> {
  return fc
    .date({ min: EARLIEST, max: LATEST, noInvalidDate: true })
    .map((date) => date.toISOString());
}
