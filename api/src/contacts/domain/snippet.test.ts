import { snippet } from './snippet.ts';

describe('the excerpt of a text around a word', () => {
  it.each([
    ['Budget review', 'budget', 'Budget review'],
    ['  two\nlines ', 'lines', 'two lines'],
    [
      `${'before '.repeat(20)}the café ${'after '.repeat(30)}`,
      'cafe',
      /^… before before the café (after )+…$/,
    ],
    ['Prefers a walk in the harbor.', 'harbor', 'Prefers a walk in the harbor.'],
    ['no such word', 'windmill', 'no such word'],
  ])('for %j and %s is short', (text, word, expected) => {
    const part = snippet(text, word);
    if (typeof expected === 'string') expect(part).toBe(expected);
    else expect(part).toMatch(expected);
    expect(part.length).toBeLessThanOrEqual(90);
  });
});
