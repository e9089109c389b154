import fc from 'fast-check';
import { jsonShapeProblem } from './json-shape.ts';

const list = (length: number, item: unknown = 1) => Array.from({ length }, () => item);
const object = (keys: number, value: unknown = 1) =>
  Object.fromEntries(list(keys).map((_, index) => [`key${index}`, value]));
/** One list in another, `levels` deep. */
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

describe('jsonShapeProblem', () => {
  it.each([
    ['nothing', {}],
    ['a list of 1000 items', { list: list(1_000) }],
    ['an object of 200 fields', object(200)],
    ['500 answers of 4 fields', { responses: list(500, object(4)) }],
    ['4000 values', { a: list(3, list(999)), b: list(997) }],
    ['16 levels', nested(16)],
    ['signs inside of a text', { text: '[{,:'.repeat(2_000) }],
    ['quotation marks inside of a text', { text: '"\\,"'.repeat(2_000) }],
  ])('accepts %s', (_, body) => {
    expect(jsonShapeProblem(JSON.stringify(body))).toBeNull();
  });

  it.each([
    [{ list: list(1_001) }, 'list', 'has a list of more than 1000 items'],
    [
      { rows: [{}, { a: 1, 'the "emails"': list(1_001) }] },
      'rows[1].the "emails"',
      'has a list of more than 1000 items',
    ],
    [[list(1_001)], '[0]', 'has a list of more than 1000 items'],
    [{ a: 1, in: object(201) }, 'in', 'has an object of more than 200 fields'],
    [object(201), '', 'has an object of more than 200 fields'],
    [object(5, list(800)), 'key4', 'has more than 4000 values'],
    [{ a: list(3, list(999)), b: list(998) }, 'b', 'has more than 4000 values'],
    [{ deep: nested(17) }, 'deep', 'is nested too deeply'],
  ])('names the field and the limit (%#)', (body, field, message) => {
    expect(jsonShapeProblem(JSON.stringify(body, null, 1))).toMatchObject({ field, message });
  });

  it.each([
    ['a depth that would end a recursion', `{"a":${'['.repeat(50_000)}`, 'is nested too deeply'],
    ['one name again and again', `{${'"a":1,'.repeat(20_000)}`, 'more than 200 fields'],
  ])('refuses %s', (_, text, message) => {
    expect(jsonShapeProblem(text)?.message).toContain(message);
  });

  it.each(['', '"', '"\\', '}', ',,', '[}', ':', '{"a"'])('leaves %j to the parser', (text) => {
    expect(jsonShapeProblem(text)).toBeNull();
  });

  it('accepts every small body, however it is written', () => {
    const small = fc.jsonValue({ maxDepth: 5, depthSize: 'small' });
    fc.assert(
      fc.property(small, fc.constantFrom(0, 2), (body, indent) =>
        expect(jsonShapeProblem(JSON.stringify(body, null, indent))).toBeNull(),
      ),
    );
  });

  it('never fails, whatever the text', () => {
    const text = fc.string({ unit: fc.constantFrom(...'{}[]",:\\ a1') });
    fc.assert(fc.property(text, (any) => expect(jsonShapeProblem(any)).toBeNull()));
  });
});
