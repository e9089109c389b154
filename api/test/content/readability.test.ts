import { gradeOf, sentenceCount, sharedTrigrams, syllableCount, wordsOf } from './readability.ts';

describe('wordsOf', () => {
  it('keeps numbers and apostrophes together', () => {
    expect(wordsOf("Don't move 1,200 parts, they're \"Row 14\".")).toEqual([
      "Don't", 'move', '1,200', 'parts', "they're", 'Row', '14',
    ]); // oxfmt-ignore
  });
});

describe('sentenceCount', () => {
  it.each([
    ['Send it on Friday.', 1],
    ['"Ten minutes? I\'m stuck on the price."', 2],
    ['no period', 1],
  ])('of %p is %p', (text, count) => {
    expect(sentenceCount(text)).toBe(count);
  });
});

describe('syllableCount', () => {
  it.each([
    ['date', 1], ['question', 2], ['principle', 3], ['moved', 1], ['needed', 2], ['people', 2],
    ['idea', 2], ['Friday', 2],
  ])('of %p is %p', (word, count) => {
    expect(syllableCount(word)).toBe(count);
  }); // oxfmt-ignore
});

describe('gradeOf', () => {
  it('rises with longer sentences and longer words', () => {
    const short = gradeOf('Send it on Friday.');
    const long = gradeOf(
      'Communicate organizational expectations before negotiating deliverables.',
    );
    expect(short).toBeLessThan(3);
    expect(long).toBeGreaterThan(12);
  });
});

describe('sharedTrigrams', () => {
  it('is the part of the shorter text that is in the other', () => {
    expect(sharedTrigrams('They plan first and work.', 'They plan first and rest.')).toBeCloseTo(
      2 / 3,
    );
    expect(sharedTrigrams('They plan.', 'They plan.')).toBe(0);
  });
});
