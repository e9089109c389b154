import fc from 'fast-check';
import { nameInSentence } from './name-in-sentence.ts';

describe('nameInSentence', () => {
  it('keeps a name in the sentence’s direction unchanged', () => {
    expect(nameInSentence('Zoë 李')).toBe('Zoë 李');
  });

  it.each(['דוד (2)', 'محمد', 'Ada محمد'])('isolates %s from the adjacent words', (name) => {
    expect(nameInSentence(name)).toBe(`\u2068${name}\u2069`);
  });

  it('closes as many isolates as it opens, for any name', () => {
    const marks = fc.constantFrom('\u2066', '\u2067', '\u2068', '\u2069', '\u202e', 'א', 'a');
    fc.assert(
      fc.property(fc.string({ unit: marks }), (name) => {
        const shown = nameInSentence(name);
        expect(shown.split('\u2068').length).toBe(shown.split('\u2069').length);
      }),
    );
  });
});
