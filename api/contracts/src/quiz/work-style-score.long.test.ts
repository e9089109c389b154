import { scoreStates } from '../../test/work-style-states.ts';

describe('scoreWorkStyle over every work-style state of the quiz', () => {
  it('rounds each of the 279,841 states exactly, and calls none with an open letter consistent', () => {
    expect(scoreStates('all')).toMatchObject({
      count: 279_841,
      wronglyRounded: 0,
      openFrom75: 0,
      high: [70, 71, 72, 73, 74, 76, 77, 79, 82, 84, 87],
    });
  });
});
