import fc from 'fast-check';
import { parseActionSteps } from './action-steps.ts';

describe('parseActionSteps', () => {
  it.each([
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    ['["a","b"]', ['a', 'b']],
    ['"a"', ['a']],
    ['Do this, then that.', ['Do this, then that.']],
    ['[broken', ['[broken']],
    ['{"a":1}', ['{"a":1}']],
    ['3', ['3']],
    ['[]', []],
    [[], []],
    ['', []],
    ['  ', []],
    [
      ['a', '', null, 7, 'b'],
      ['a', 'b'],
    ],
    ['["a",null,"b"]', ['a', 'b']],
    [null, []],
    [undefined, []],
    [{ steps: ['a'] }, []],
  ])('parses %j as %j', (input, steps) => {
    expect(parseActionSteps(input)).toEqual(steps);
  });

  it('parses any stored value as a list of non-blank texts', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), fc.json()), (input) => {
        const steps = parseActionSteps(input);
        expect(steps.every((step) => typeof step === 'string' && step.trim() !== '')).toBe(true);
      }),
    );
  });

  it('parses a list and its JSON text as the same steps', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (steps) => {
        expect(parseActionSteps(JSON.stringify(steps))).toEqual(parseActionSteps(steps));
      }),
    );
  });
});
