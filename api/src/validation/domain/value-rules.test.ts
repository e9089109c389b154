import {
  choiceProblem,
  listProblem,
  objectProblem,
  percentProblem,
  setProblem,
  wholeNumberProblem,
} from './value-rules.ts';

describe('percentProblem', () => {
  it.each([0, 62.5, 100])('accepts %d', (value) => {
    expect(percentProblem(value)).toBeNull();
  });

  it.each([-1, 101, Number.NaN, Number.POSITIVE_INFINITY, '50', null, undefined, [50]])(
    'rejects %j',
    (value) => {
      expect(percentProblem(value)).toBe('must be a number from 0 to 100');
    },
  );
});

describe('wholeNumberProblem', () => {
  it.each([1, 365, 730])('accepts %d', (value) => {
    expect(wholeNumberProblem(value, { min: 1, max: 730 })).toBeNull();
  });

  it.each([0, 731, 1.5, Number.NaN, '30', null, undefined, [30], true])('rejects %j', (value) => {
    expect(wholeNumberProblem(value, { min: 1, max: 730 })).toBe(
      'must be a whole number from 1 to 730',
    );
  });
});

describe('choiceProblem', () => {
  it('accepts a listed choice', () => {
    expect(choiceProblem('call', ['call', 'note'])).toBeNull();
  });

  it.each(['Call', '', null, undefined, ['call'], { toString: 'call' }])('rejects %j', (value) => {
    expect(choiceProblem(value, ['call', 'note'])).toBe('must be one of call, note');
  });
});

describe('setProblem', () => {
  const problem = (value: unknown) =>
    setProblem(value, (item) => item === 1 || item === 2, 'ones and twos');

  it('accepts a list of different items', () => {
    expect(problem([])).toBeNull();
    expect(problem([2, 1])).toBeNull();
  });

  it.each([[[3]], [[1, '2']], ['12'], [null], [{ 0: 1 }]])('rejects %j', (value) => {
    expect(problem(value)).toBe('must be a list of ones and twos');
  });

  it('rejects a repeated item', () => {
    expect(problem([1, 1])).toBe('must not repeat a value');
  });
});

describe('listProblem', () => {
  it('accepts a list up to the maximum length', () => {
    expect(listProblem([1, 'a'], 2, 'things')).toBeNull();
  });

  it('rejects a non-list and a longer list', () => {
    expect(listProblem('ab', 2, 'things')).toBe('must be a list of things');
    expect(listProblem([1, [2]], 2, 'things')).toBe('must be a list of things');
    expect(listProblem([1, 2, 3], 2, 'things')).toBe('must have at most 2 items');
  });
});

describe('objectProblem', () => {
  it.each([{}, { a: 1 }])('accepts %j', (value) => {
    expect(objectProblem(value)).toBeNull();
  });

  it.each([null, undefined, [], 'text', 7, true])('rejects %j', (value) => {
    expect(objectProblem(value)).toBe('must be an object');
  });
});
