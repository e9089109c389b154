import { isDeepStrictEqual } from 'node:util';
import { type ApiDocument, type Schema } from './document.ts';

/** Clients of the last release send a request and read a response. */
type Use = 'request' | 'response';

export type CompareSchemas = (use: Use, at: string, before?: Schema, after?: Schema) => void;

const LOWER_LIMITS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER_LIMITS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
/** Rules that can't be compared for strictness, so any difference counts as stricter. */
const OTHER_RULES = ['pattern', 'multipleOf', 'uniqueItems', 'propertyNames', 'contains', 'not'];

/**
 * Compares schemas of two documents.
 * @param report called with every change that breaks a client, once for each named schema and use
 */
export function schemaComparison(
  before: ApiDocument,
  after: ApiDocument,
  report: (what: string) => void,
): CompareSchemas {
  const seen = new Set<string>();

  const compare: CompareSchemas = (use, at, one, other) => {
    if (!one || !other) return;
    if (one.$ref ?? other.$ref) {
      const key = `${use} ${one.$ref ?? at} ${other.$ref ?? at}`;
      if (seen.has(key)) return;
      seen.add(key);
      const place = one.$ref ? `${nameOf(one.$ref)} (${use})` : at;
      return compare(use, place, resolved(before, one), resolved(after, other));
    }
    if (one.anyOf ?? other.anyOf) return compareAlternatives(use, at, one, other);
    compareTypes(use, at, typesOf(one), typesOf(other));
    compareValues(use, at, one, other);
    if (use === 'request') compareRules(at, one, other);
    compareFields(use, at, one, other);
    compare(use, `${at}[]`, one.items, other.items);
    compare(use, `${at}{}`, valuesOf(one), valuesOf(other));
  };

  const compareAlternatives = (use: Use, at: string, one: Schema, other: Schema): void => {
    const [old, now] = [alternativesOf(one), alternativesOf(other)];
    if (old.hasNull !== now.hasNull && now.hasNull === (use === 'response')) {
      report(`${at} ${use === 'response' ? 'may be null' : 'no longer takes null'}`);
    }
    if (old.others.length === 1 && now.others.length === 1) {
      return compare(use, at, old.others[0], now.others[0]);
    }
    const [given, allowed] = use === 'request' ? [old, now] : [now, old];
    const isAllowed = given.others.every((schema) =>
      allowed.others.some((another) => isDeepStrictEqual(schema, another)),
    );
    if (!isAllowed) report(`${at} has other types`);
  };

  const compareTypes = (use: Use, at: string, one: string[], other: string[]): void => {
    const [given, allowed] = use === 'request' ? [one, other] : [other, one];
    const added = given.filter((type) => !allowed.includes(type));
    if (added.length === 0) return;
    const words = added.join(', ');
    report(`${at} ${use === 'request' ? 'no longer takes' : 'may be'} ${words}`);
  };

  const compareValues = (use: Use, at: string, one: Schema, other: Schema): void => {
    const [old, now] = [enumOf(one), enumOf(other)];
    // Front ends accept unknown values in a response, so only those of a request count.
    if (use === 'request' && now) {
      const gone = old?.filter((value) => !now.includes(value));
      if (!gone) report(`${at} takes certain values only`);
      else if (gone.length > 0) report(`${at} no longer takes ${gone.map(String).join(', ')}`);
    }
    const [strict, loose] = use === 'request' ? [other, one] : [one, other];
    if (strict.format !== undefined && strict.format !== loose.format) {
      report(`${at} has another format`);
    }
  };

  const compareRules = (at: string, one: Schema, other: Schema): void => {
    for (const rule of LOWER_LIMITS) {
      const limit = other[rule];
      if (typeof limit !== 'number' || limit <= Number(one[rule] ?? lowestOf(rule))) continue;
      report(`${at} has a higher ${rule}`);
    }
    for (const rule of UPPER_LIMITS) {
      const limit = other[rule];
      if (typeof limit !== 'number' || limit >= Number(one[rule] ?? Infinity)) continue;
      report(`${at} has a lower ${rule}`);
    }
    for (const rule of OTHER_RULES) {
      if (other[rule] === undefined || other[rule] === false) continue;
      if (!isDeepStrictEqual(one[rule], other[rule])) report(`${at} has another ${rule}`);
    }
    const isNew = (condition: unknown) =>
      !one.allOf?.some((known) => isDeepStrictEqual(known, condition));
    if (other.allOf?.some(isNew)) report(`${at} has another condition for its fields together`);
  };

  const compareFields = (use: Use, at: string, one: Schema, other: Schema): void => {
    const isRequired = ({ required = [] }: Schema, name: string) => required.includes(name);
    for (const [name, field] of Object.entries(one.properties ?? {})) {
      const now = other.properties?.[name];
      if (!now) report(`${at}.${name} is gone`);
      else if (use === 'response' && isRequired(one, name) && !isRequired(other, name)) {
        report(`${at}.${name} may be missing`);
      }
      compare(use, `${at}.${name}`, field, now);
    }
    if (use === 'response') return;
    for (const name of other.required ?? []) {
      if (!isRequired(one, name)) report(`${at}.${name} is required`);
    }
    if (other.additionalProperties === false && one.additionalProperties !== false) {
      report(`${at} takes no other fields`);
    }
  };

  return compare;
}

function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

function resolved({ components }: ApiDocument, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  return { ...schema, $ref: undefined, ...components.schemas[nameOf(schema.$ref)] };
}

function valuesOf({ additionalProperties }: Schema): Schema | undefined {
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

const EVERY_TYPE = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

function typesOf({ type }: Schema): string[] {
  if (type === undefined) return EVERY_TYPE;
  const types = Array.isArray(type) ? type : [type];
  return types.includes('number') ? [...types, 'integer'] : types;
}

function alternativesOf(schema: Schema): { hasNull: boolean; others: Schema[] } {
  const all = schema.anyOf ?? [schema];
  const hasNull = all.some(({ type }) => [type].flat().includes('null'));
  return { hasNull, others: all.filter(({ type }) => type !== 'null').map(withoutNull) };
}

function withoutNull(schema: Schema): Schema {
  if (!Array.isArray(schema.type)) return schema;
  return { ...schema, type: schema.type.filter((type) => type !== 'null') };
}

/** Returns the allowed values apart from null, which the types cover. */
function enumOf(schema: Schema): unknown[] | undefined {
  const values = 'const' in schema ? [schema.const] : schema.enum;
  return values?.filter((value) => value !== null);
}

function lowestOf(rule: string): number {
  return rule.startsWith('min') && rule !== 'minimum' ? 0 : -Infinity;
}
