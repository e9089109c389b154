import * as fc from 'fast-check';
import { WHOLE_ANSWERS } from '../../test/whole-answers.ts';
import * as contracts from '../index.ts';
import { isUnreadableAnswer, type Decoder } from './decoder.ts';

/** What `decode` makes of `value`, or null where it cannot be read; any other error is thrown. */
function tryDecoding(decode: Decoder<unknown>, value: unknown): unknown {
  try {
    return decode(value);
  } catch (error) {
    if (isUnreadableAnswer(error)) return null;
    throw error;
  }
}

const DECODERS = Object.entries(contracts).filter(([name]) => name.startsWith('decode'));

describe.each(DECODERS)('%s', (_name, decode) => {
  const decoder = decode as Decoder<unknown>;

  it('reads any JSON value or throws the one error of an answer that cannot be read', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => void tryDecoding(decoder, value)),
      { examples: [[null], [[]], [{}], [[null]], [[{}]], [''], [0], [{ __proto__: null }]] },
    );
  });
});

describe.each(WHOLE_ANSWERS)('the decoder of $name', ({ decode, whole, needed }) => {
  const optional = Object.keys(whole).filter((field) => !needed.includes(field));

  it('reads an answer that has every field as it is', () => {
    expect(decode(whole)).toEqual(whole);
  });

  it('leaves out fields that only a newer API knows', () => {
    expect(decode({ ...whole, fieldOfTomorrow: { deep: [1] } })).toEqual(whole);
  });

  it('reads an answer without any of the optional fields, and gives every field a value', () => {
    fc.assert(
      fc.property(fc.subarray(optional), (removed) => {
        const fields = Object.entries(whole).filter(([field]) => !removed.includes(field));
        const read = decode(Object.fromEntries(fields));
        expect(read).toMatchObject(
          Object.fromEntries(fields.filter(([, value]) => value !== null)),
        );
        expect(Object.keys(read ?? {}).sort()).toEqual(Object.keys(whole).sort());
        expect(Object.values(read ?? {})).not.toContain(undefined);
        // A field that is null says no more than one that is absent.
        const nulls = Object.fromEntries(removed.map((field) => [field, null]));
        expect(decode({ ...whole, ...nulls })).toEqual(read);
      }),
      { examples: [[optional], [[]]] },
    );
  });

  it('finds an answer unreadable that lacks a field no screen can do without', () => {
    for (const field of needed) {
      expect(tryDecoding(decode, { ...whole, [field]: undefined }) ?? null).toBeNull();
    }
  });

  it('throws nothing but the one error for an answer with any field replaced by any JSON value', () => {
    const broken = fc.record({
      field: fc.constantFrom(...Object.keys(whole)),
      value: fc.jsonValue(),
    });
    fc.assert(
      fc.property(fc.array(broken), (replacements) => {
        const values = Object.fromEntries(replacements.map(({ field, value }) => [field, value]));
        tryDecoding(decode, { ...whole, ...values });
      }),
    );
  });
});
