import fc from 'fast-check';
import { jsonShapeProblem, listAtCut } from './json-shape.ts';

const list = (length: number, item: unknown = 1) => Array.from({ length }, () => item);
const object = (keys: number, value: unknown = 1) =>
  Object.fromEntries(list(keys).map((_, index) => [`key${index}`, value]));
/** Returns a list nested `levels` deep. */
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
  ])('rejects %s', (_, text, message) => {
    expect(jsonShapeProblem(text)?.message).toContain(message);
  });

  it.each(['', '"', '"\\', '}', ',,', '[}', ':', '{"a"'])('leaves %j to the parser', (text) => {
    expect(jsonShapeProblem(text)).toBeNull();
  });

  it('accepts every small body in any formatting', () => {
    const small = fc.jsonValue({ maxDepth: 5, depthSize: 'small' });
    fc.assert(
      fc.property(small, fc.constantFrom(0, 2), (body, indent) =>
        expect(jsonShapeProblem(JSON.stringify(body, null, indent))).toBeNull(),
      ),
    );
  });

  it('never fails for any text', () => {
    const text = fc.string({ unit: fc.constantFrom(...'{}[]",:\\ a1') });
    fc.assert(fc.property(text, (any) => expect(jsonShapeProblem(any)).toBeNull()));
  });
});

describe('listAtCut', () => {
  const cut = (body: unknown, bytes: number) => listAtCut(JSON.stringify(body).slice(0, bytes));

  it.each([
    [{ name: 'Ada', letters: list(2_000, 1) }, 'letters', 1_001],
    [{ rows: [{}, { emails: list(2_000, 1) }] }, 'rows[1].emails', 1_001],
    [{ id: 1, notes: list(90, 'a long note '.repeat(9)) }, 'notes', 36],
    [{ rows: list(900, { title: 'CEO', emails: ['a@b.example'] }) }, 'rows', 97],
  ])('names the list that is cut off, and counts its items (%#)', (body, field, items) => {
    expect(cut(body, 4_016)).toMatchObject({ field, items });
  });

  it.each([
    ['a text', { list: list(100), note: 'a'.repeat(5_000) }],
    ['an object', { list: list(100), answers: object(190, 'a'.repeat(50)) }],
    ['a list that is the body', list(900, 'a'.repeat(50))],
    ['no JSON', 'a'.repeat(5_000)],
  ])('names nothing if %s is cut', (_, body) => {
    expect(cut(body, 4_016)).toBeNull();
  });

  it('never fails wherever the cut is', () => {
    const text = JSON.stringify({ 'a "list"': [1, 'b\\"', [{ c: ['d'] }]], e: null });
    for (let end = 0; end <= text.length; end += 1) {
      expect([null, 'a "list"']).toContain(listAtCut(text.slice(0, end))?.field ?? null);
    }
  });
});
