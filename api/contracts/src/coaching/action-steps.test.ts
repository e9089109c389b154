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
  ])('reads %j as %j', (input, steps) => {
    expect(parseActionSteps(input)).toEqual(steps);
  });

  it('reads any stored value as a list of texts that are not blank', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), fc.json()), (input) => {
        const steps = parseActionSteps(input);
        expect(steps.every((step) => typeof step === 'string' && step.trim() !== '')).toBe(true);
      }),
    );
  });

  it('reads a list and its JSON text as the same steps', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (steps) => {
        expect(parseActionSteps(JSON.stringify(steps))).toEqual(parseActionSteps(steps));
      }),
    );
  });
});
