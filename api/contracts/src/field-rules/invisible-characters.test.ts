import fc from 'fast-check';
import { anyText } from '../../test/any-text.ts';
import { hasInvisibleCharacters, shownText } from './invisible-characters.ts';

const TURNING = [
  '\u202a', '\u202b', '\u202c', '\u202d', '\u202e',
  '\u2066', '\u2067', '\u2068', '\u2069',
]; // oxfmt-ignore

describe('shownText', () => {
  it('shows the code of a character that would reorder or hide the text around it', () => {
    expect(shownText('Ada \u202egnp.exe')).toBe('Ada ⟨U+202E⟩gnp.exe');
    expect(shownText('A\u200bd\0a\ufeff')).toBe('A⟨U+200B⟩d⟨U+0000⟩a⟨U+FEFF⟩');
  });

  it.each([
    ['an emoji of several', '👩‍🚀'],
    ['a flag made of tags', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['a Persian name', 'می\u200cنا'],
    ['a Sinhala name', 'ශ්\u200dරී'],
    ['a Hebrew name with a mark', 'דן\u200f (Dan)'],
    ['accents', 'Zo\u0308e'],
  ])('keeps %s', (_what, name) => expect(shownText(name)).toBe(name));

  it('leaves no character that changes the text direction, at any position', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...TURNING), fc.string(), (before, mark, after) =>
        TURNING.every((each) => !shownText(before + mark + after).includes(each)),
      ),
    );
  });

  it('is idempotent', () => {
    fc.assert(fc.property(anyText, (text) => shownText(shownText(text)) === shownText(text)));
  });
});

describe('hasInvisibleCharacters', () => {
  it.each([...TURNING, '\u200b', '\u200d', '\u00ad', '\ufeff', '\u2800', '\u3164', '\n'])(
    'finds %j',
    (mark) => expect(hasInvisibleCharacters(`a${mark}b`)).toBe(true),
  );

  it('finds none in visible text', () => {
    expect(hasInvisibleCharacters('ada@bücher.example +44 (20) 用户')).toBe(false);
  });
});
