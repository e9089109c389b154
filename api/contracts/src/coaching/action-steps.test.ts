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
});
