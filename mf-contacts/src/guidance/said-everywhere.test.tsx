import {
  filledText,
  fillPattern,
  GENERAL_TIPS,
  mailLink,
  PATTERN_SLOTS,
  type PatternFillings,
  PURPOSE_TEXTS,
  type TipWords,
} from '@rapport/contracts';
import { render, screen } from '@testing-library/react';
import { patternInWords } from './known-words.ts';
import { mailDraft } from './drafts.ts';
import { PatternText } from './pattern-text.tsx';

/** Short and long texts, with punctuation at the end, in other scripts, with apostrophes, and with markup. */
const TYPED = [
  'wait',
  'ask Baker & Sons.',
  "see O'Neill <b>soon</b>",
  'churn fell to 3 %?',
  'نبدأ الآن',
  'נפגש',
  'calls take “two minutes”…',
  `${'and more of it, '.repeat(12)}in the end`,
  '100% & more #1 + 1',
  'emoji 🙂 and \u202eturned',
];
/** Fifty sets with a text for each slot. */
const FIFTY: readonly PatternFillings[] = Array.from({ length: 50 }, (_, round) =>
  Object.fromEntries(
    PATTERN_SLOTS.map((slot, at) => [slot, TYPED[(round * (at + 1) + at) % TYPED.length] ?? '']),
  ),
);

const words: TipWords[] = [
  ...GENERAL_TIPS.map((tip) => tip.words),
  ...Object.values(PURPOSE_TEXTS).flatMap(({ sides, either }) => [...Object.values(sides), either]),
];
const filled = words
  .flatMap(({ pattern, bare }) => (bare === null ? [pattern] : [pattern, bare]))
  .flatMap((pattern) => FIFTY.map((fillings) => fillPattern(pattern, fillings)));
const said = filled.map((pieces) => filledText(pieces) ?? '');

describe('words filled in fifty ways', () => {
  it('come out of a mail draft as they went in', () => {
    const mail = mailLink('a+b@kestrel.example') ?? '';
    const bodies = said.map((text) => new URL(mailDraft(mail, "O'Neill & Co", text)));
    expect(bodies.map(({ searchParams }) => searchParams.get('body'))).toEqual(said);
    expect(new Set(bodies.map(({ searchParams }) => searchParams.get('subject')))).toEqual(
      new Set(["O'Neill & Co"]),
    );
    expect(new Set(bodies.map(({ pathname }) => pathname))).toEqual(new Set(['a%2Bb@kestrel.example'])); // oxfmt-ignore
  });

  it('are the same on the screen, which is what is printed, and in plain text', () => {
    render(
      <ol>
        {filled.map((pieces, at) => (
          <li key={String(at)}>
            <PatternText pieces={pieces} />
          </li>
        ))}
      </ol>,
    );
    const shown = screen.getByRole('list').children;
    expect([...shown].map(({ textContent }) => textContent)).toEqual(
      said.map((text) => `“${text}”`),
    );
    expect(filled.map(patternInWords)).toEqual(said.map((text) => `“${text}”`));
  });
});

it('keeps half a surrogate pair in an email, and omits a missing subject', () => {
  expect(mailDraft('mailto:a@b.example', null, 'Hi\nyou\ud800')).toBe(
    'mailto:a@b.example?body=Hi%0D%0Ayou%EF%BF%BD',
  );
});
