import { type Scored, scoreStates } from '../../test/work-style-states.ts';

describe('scoreWorkStyle over the work-style states of the quiz', () => {
  let scored: Scored;

  beforeAll(() => {
    scored = scoreStates('one order');
  });

  it('rounds each of the 14,950 states as exact arithmetic does, which floating point does not', () => {
    expect(scored).toMatchObject({ count: 14_950, wronglyRounded: 0 });
    expect(scored.byFloatingPoint).toBeGreaterThan(0);
  });

  it('never calls a result with an open letter consistent', () => {
    expect(scored.openFrom75).toBe(0);
  });

  it('reaches 70 and the ceiling of 87, but none of the values between clean answers', () => {
    expect(scored.high).toEqual([70, 71, 72, 73, 74, 76, 77, 79, 82, 84, 87]);
  });
});
