import fc, { type Arbitrary } from 'fast-check';

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: [deep(levels - 1)] });

const TEXTS = [
  '',
  ' ',
  'a\0b',
  '\u0001',
  '\ud800',
  'half \udc00 a pair',
  '\u200b\u200d',
  '\u202eevil',
  'e\u0301'.repeat(300),
  'x'.repeat(12_000),
  '👩‍🚀'.repeat(100),
  'javascript:alert(1)',
  'https://ada:secret@example.com/',
  'https://[::1',
  'data:text/html,x',
  "'; DROP TABLE contacts; --",
  String.raw`%_\ ${'\\'}u0000`,
  '2026-02-30T00:00:00.000Z',
  '275760-09-13T00:00:00Z',
  '-infinity',
  'NaN',
  '1e400',
  'null',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
] as const;

const OTHERS = [
  null,
  true,
  0,
  -1,
  0.1,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  Number.MIN_VALUE,
  [],
  {},
  [null],
  [[]],
  ['a', 'a'],
  [{}],
  { length: 1 },
  { toString: 'x' },
  { then: 'x' },
  deep(5),
  deep(20),
] as const;

const nastyTexts: Arbitrary<string> = fc.constantFrom(...TEXTS);

/** Those that fit into a path or a header: a server rejects long headers before it reads them. */
export const nastyShortTexts: Arbitrary<string> = fc.constantFrom(
  ...TEXTS.filter((text) => text.length <= 300),
);

/** Values that no form would send. */
export const nastyValues: Arbitrary<unknown> = fc.oneof(
  nastyTexts,
  fc.constantFrom<unknown>(...OTHERS),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Returns `bodies` with one to three mutations: replaced, removed, or added values. */
export function spoilt(bodies: Arbitrary<unknown>): Arbitrary<unknown> {
  const wound = fc.record({ place: fc.nat(), value: nastyValues, cut: fc.boolean() });
  return fc
    .tuple(bodies, fc.array(wound, { minLength: 1, maxLength: 3 }))
    .map(([body, wounds]) =>
      wounds.reduce((spoiling, { place, value, cut }) => spoil(spoiling, place, value, cut), body),
    );
}

/** Replaces or removes the value at this position, counted over the whole tree. */
function spoil(value: unknown, place: number, by: unknown, cut: boolean): unknown {
  if (typeof value !== 'object' || value === null) return by;
  const copy: unknown = Array.isArray(value) ? [...value] : { ...value };
  const keys = Object.keys(value);
  const key = keys[place % (keys.length + 1)];
  if (key === undefined) return Object.assign(copy as object, { ['extra']: by });
  const inner: unknown = Reflect.get(value, key);
  const goesDeeper = typeof inner === 'object' && inner !== null && place % 2 === 1;
  if (goesDeeper) Reflect.set(copy as object, key, spoil(inner, place >> 1, by, cut));
  else if (cut && !Array.isArray(copy)) Reflect.deleteProperty(copy as object, key);
  else Reflect.set(copy as object, key, by);
  return copy;
}
