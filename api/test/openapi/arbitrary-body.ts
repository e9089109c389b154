import fc, { type Arbitrary } from 'fast-check';
import { type OpenApiDocument, resolved, type Schema } from './document.ts';

/** Values by the name of the field or parameter they are for, which a schema cannot know: ids that exist. */
export type KnownValues = Readonly<Record<string, Arbitrary<unknown>>>;

const MOST_ITEMS = 5;
const EARLIEST = new Date('1900-01-01');
const LATEST = new Date('2999-12-31');

/** Values that `schema` allows. */
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
    : fc.oneof(fc.constant(own.example), free);
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
    case 'array':
      return fc.array(values(schema.items ?? {}), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)),
      });
    case undefined:
    default:
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, part]) => [
            name,
            known[name] ?? values(part),
          ]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
  }
}

function texts({ format, minLength = 0, maxLength = 60 }: Schema): Arbitrary<string> {
  switch (format) {
    case 'uuid':
      return fc.uuid();
    case 'date-time':
      return fc
        .date({ min: EARLIEST, max: LATEST, noInvalidDate: true })
        .map((date) => date.toISOString());
    case 'email':
      return fc.emailAddress();
    case 'uri':
      return fc.webUrl();
    case undefined:
    default:
      return fc.string({ minLength, maxLength: Math.min(maxLength, 60), unit: 'grapheme' });
  }
}
