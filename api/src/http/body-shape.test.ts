import fc from 'fast-check';
import { bodyShapeProblem } from './body-shape.ts';

const list = (length: number, item: unknown = 1) => Array.from({ length }, () => item);
const object = (keys: number, value: unknown = 1) =>
  Object.fromEntries(list(keys).map((_, index) => [`key${index}`, value]));
/** One value more in each level than the one before, `levels` deep. */
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

describe('bodyShapeProblem', () => {
  it.each([
    ['nothing', {}],
    ['a list of 1000 items', { list: list(1_000) }],
    ['an object of 200 fields', object(200)],
    ['500 answers of 4 fields', { responses: list(500, object(4)) }],
    ['16 levels', nested(16)],
  ])('accepts %s', (_, body) => {
    expect(bodyShapeProblem(body)).toBeNull();
  });

  it.each([
    ['a list of 1001 items', { list: list(1_001) }, 'has a list of more than 1000 items'],
    ['an object of 201 fields', { in: object(201) }, 'has an object of more than 200 fields'],
    ['4001 values', object(5, list(800)), 'has more than 4000 values'],
    ['17 levels', nested(17), 'is nested too deeply'],
    [
      'a depth that would end a recursion',
      JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)),
      'is nested too deeply',
    ],
  ])('refuses %s', (_, body, problem) => {
    expect(bodyShapeProblem(body)).toBe(problem);
  });

  it('accepts every small body', () => {
    const small = fc.jsonValue({ maxDepth: 5, depthSize: 'small' });
    fc.assert(fc.property(small, (body) => expect(bodyShapeProblem(body)).toBeNull()));
  });
});
