import { workStyleAxes } from './work-style-axes.ts';

describe('workStyleAxes', () => {
  it('puts each letter on its side and marks the open ones', () => {
    expect(
      workStyleAxes('ISTJ', ['S']).map(({ dimension, chosen, open }) => [dimension, chosen, open]),
    ).toEqual([
      ['EI', 'high', false],
      ['SN', 'low', true],
      ['TF', 'low', false],
      ['JP', 'low', false],
    ]);
  });

  it('names both ends of every scale', () => {
    expect(
      workStyleAxes('ISTJ').map(
        ({ low, high }) => `${low.letter} ${low.word}, ${high.letter} ${high.word}`,
      ),
    ).toEqual([
      'E Outward, I Inward',
      'S Concrete, N Conceptual',
      'T Logic, F Values',
      'J Planned, P Flexible',
    ]);
  });

  it('chooses no side without a type', () => {
    expect(workStyleAxes(null).map(({ chosen }) => chosen)).toEqual([null, null, null, null]);
  });
});
