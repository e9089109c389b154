/**
 * Reads a value out of an answer of the API, which may be older or newer than the reader.
 * @param at where the value stands in the answer, for the error
 * @throws UnreadableAnswer (see `isUnreadableAnswer`), and nothing else, whatever the value is
 */
export type Decoder<T> = (value: unknown, at?: string) => T;

/** What a decoder throws. Each bundle has a copy of this file, so it is told apart by its name. */
export interface UnreadableAnswer extends Error {
  name: 'UnreadableAnswer';
}

/** Whether an answer came that could not be read. */
export function isUnreadableAnswer(error: unknown): error is UnreadableAnswer {
  return error instanceof Error && error.name === 'UnreadableAnswer';
}

function unreadable(at: string, expected: string): UnreadableAnswer {
  const name = 'UnreadableAnswer' as const;
  return Object.assign(new Error(`The ${at} is not ${expected}`), { name });
}

/** A decoder of values that `isRight` recognizes; anything else is unreadable. */
function check<T>(expected: string, isRight: (value: unknown) => value is T): Decoder<T> {
  return (value, at = 'answer') => {
    if (isRight(value)) return value;
    throw unreadable(at, expected);
  };
}

export const text = check('text', (value) => typeof value === 'string');

/** A finite number. */
export const number = check('a number', (value): value is number => Number.isFinite(value));

export const flag = check('true or false', (value) => typeof value === 'boolean');

/** Text that names a moment, as ISO 8601 does. */
export const moment = check(
  'a moment',
  (value): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
);

const anyList = check('a list', (value): value is unknown[] => Array.isArray(value));

export const anyRecord = check(
  'an object',
  (value): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** One of `values`, for what a page cannot do without. */
export function oneOf<T>(values: readonly T[]): Decoder<T> {
  return check(values.join(' or '), (value): value is T => values.some((each) => each === value));
}

/** One of `values`; what is absent, or known to a newer API only, is `fallback`. */
export function knownOr<T, F>(values: readonly T[], fallback: F): Decoder<T | F> {
  return (value) => values.find((each) => each === value) ?? fallback;
}

/** What `decode` reads; `fallback` where the value is null or absent. */
export function orElse<T, F>(decode: Decoder<T>, fallback: F): Decoder<T | F> {
  return (value, at) => (value == null ? fallback : decode(value, at));
}

/** What `decode` reads; null where the value is null or absent, as an older API leaves out newer fields. */
export function nullable<T>(decode: Decoder<T>): Decoder<T | null> {
  return orElse(decode, null);
}

/** Decoder of a call without a response, such as a deletion: null for everything. */
export const decodeNothing: Decoder<null> = () => null;

/** A list whose entries `decode` reads. */
export function list<T>(decode: Decoder<T>): Decoder<T[]> {
  return (value, at = 'answer') =>
    anyList(value, at).map((entry, index) => decode(entry, `${at}[${index}]`));
}

/** The values of some fields that this version knows. */
type Known<T> = { readonly [K in keyof T]?: readonly T[K][] };

/** Like `list`, without the entries that only a newer API knows: those where a field has none of its `known` values. */
export function listOfKnown<T extends object>(decode: Decoder<T>, known: Known<T>): Decoder<T[]> {
  const entries = list(anyRecord);
  const fields = Object.entries<readonly unknown[] | undefined>(known);
  return (value, at = 'answer') =>
    entries(value, at)
      .filter((entry) => fields.every(([field, values]) => values?.includes(entry[field])))
      .map((entry) => decode(entry, `${at}[]`));
}

/** The entries of a list that are among `values`; none where the list is absent. */
export function knownOnly<T>(values: readonly T[]): Decoder<T[]> {
  return (value, at) => {
    const entries = orElse(anyList, [])(value, at);
    return entries.flatMap((entry) => values.filter((each) => each === entry));
  };
}

/** The entries of an object whose values are among `values`, by their names. */
export function knownEntries<T>(values: readonly T[]): Decoder<Readonly<Record<string, T>>> {
  return (value, at) =>
    Object.fromEntries(
      Object.entries(anyRecord(value, at)).flatMap(([name, entry]) =>
        values.filter((each) => each === entry).map((known) => [name, known]),
      ),
    );
}

/** One decoder for each field: a wire type that gains a field does not compile until its decoder reads it. */
export type Fields<T> = { readonly [K in keyof T]-?: Decoder<T[K]> };

/** An object of which every named field is read; others are left out. */
export function record<T extends object>(fields: Fields<T>): Decoder<T> {
  return (value, at = 'answer') => {
    const source = anyRecord(value, at);
    const read: Partial<T> = {};
    for (const key in fields) {
      read[key] = fields[key](Object.hasOwn(source, key) ? source[key] : null, `${at}.${key}`);
    }
    if (isWhole(read, fields)) return read;
    throw unreadable(at, 'whole');
  };
}

function isWhole<T extends object>(read: Partial<T>, fields: Fields<T>): read is T {
  return Object.keys(fields).every((key) => key in read);
}
