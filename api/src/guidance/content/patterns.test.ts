import {
  chosenForm,
  filledText,
  fillPattern,
  inSentence,
  type PatternSlot,
  patternSlots,
  TIP_KINDS,
} from '@rapport/contracts';
import { everyPattern, everyWords } from '../../../test/content/library-texts.ts';
import { FIFTY_FILLINGS, FOUR_MATTERS } from '../../../test/content/pattern-fillings.ts';
import { gradeOf, wordsOf } from '../../../test/content/readability.ts';
import { LIBRARY } from './library.ts';

const patterns = everyPattern(LIBRARY);
/** The pattern's text with its slots replaced by an ellipsis. */
const ownWords = (text: string) => text.replaceAll(/\{\w+\}/g, '…');

function placesOf(isWrong: (text: string) => boolean): string[] {
  return patterns.filter(({ text }) => isWrong(text)).map(({ at, text }) => `${at}: ${text}`);
}

/** Numbers, days, months, and money: facts that only the user has. "One" doesn't count as a number here. */
const FACTS =
  /\d|[$€£%]|\b(two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|hundred|half past|noon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december)\b/i;
/** Phrases that would commit the user to something, or claim that they did something, without their saying so. */
const PROMISES =
  /\b(I'll|we'll|I will|we will|I promise|I guarantee|I've|we've|attached|enclosed|below|I'm sending|whatever you decide)\b/i;
/** Words for objects and trades, which fit some users only. */
const THINGS =
  /\b(client|customer|supplier|price|invoice|shop|truck|order|budget|team|boss|staff|crew|office|room|chair|crane|valve|report|slide|chart|contract)s?\b/i;

const SENTENCE = /(^|[.?!] )$/;
/** The text before a slot that fits its grammatical form. */
const PLACES: Readonly<Record<PatternSlot, RegExp>> = {
  matter:
    /\b(about|of|for|with|on|in|to|behind|checking|settle|see|look like|like|change|discuss|put|into|at|over|would|should|could|talk|has|look at|you and|through|take|describe) $/i,
  claim: /(^|[.?!] |\b(think|that) )$/,
  news: SENTENCE,
  wish: /\b(I'd like|My aim today is|What's left is) to $/i,
  worry: /\b(say|you're saying) that $/i,
  optionA: /\b(could( we)?( just)?|help to) $/i,
  optionB: /\{optionA\} (or|and) $/,
  fact: /(^|[.?!] |\b(because|know,|can tell,|hand,|is that) )$/i,
  gain: /\b(that|make sure|works,) $/,
  cost: /\b(takes|just) $/,
  day: /\b(by|until|does|would|suggest|about|before|for) $/i,
  person: /(^|[.?!] |\b(with|for|help|helped|from|to|is|think|where|and|bring you and) )$/i,
};
/** A slot that's a sentence is followed by its end mark or a comma. */
const CLOSED = /^([.,]|$)/;

/** A matter and an option can be singular or plural, so no verb may agree with them. */
const AGREEING =
  /(^|[.?!:] |\b(how|if|that|when|why) )\{matter\} (is|are|has|have|was|were|does|do|need|go|matter|(?!this\b)\w+s)\b/i;
/** Phrases that only a manager of the other person can say. */
const RANK =
  /\b(report to me|I need you to|where I need you|I expect|your job is|make sure you|you must|each evening|every evening|free to (drop|refuse))\b/i;

describe('patterns', () => {
  it('have at most four slots, and no other braces', () => {
    expect(placesOf((text) => patternSlots(text).length > 4)).toEqual([]);
    expect(placesOf((text) => /[{}]/.test(ownWords(text)))).toEqual([]);
  });

  it('contain no number, day, price, trade, or object, and promise nothing', () => {
    for (const words of [FACTS, PROMISES, THINGS]) {
      expect(placesOf((text) => words.test(ownWords(text)))).toEqual([]);
    }
  });

  it('put each slot where its form fits', () => {
    const misplaced = patterns.flatMap(({ at, text }) =>
      [...text.matchAll(/\{(\w+)\}/g)].flatMap(({ 1: name = '', index, 0: { length } }) => {
        const [slot] = patternSlots(`{${name}}`);
        const before = text.slice(0, index);
        const isPlaced = slot !== undefined && PLACES[slot].test(before);
        const isOpenSentence =
          (slot === 'claim' || slot === 'news' || slot === 'fact') &&
          !CLOSED.test(text.slice(index + length));
        return isPlaced && !isOpenSentence ? [] : [`${at}: ${text}`];
      }),
    );
    expect(misplaced).toEqual([]);
    expect(placesOf((text) => AGREEING.test(text))).toEqual([]);
  });

  it('sound spoken: no label before a slot, and no stage direction', () => {
    expect(placesOf((text) => /: \{/.test(text))).toEqual([]);
    expect(placesOf((text) => /\b(plainly|in short|one clear favor):/i.test(text))).toEqual([]);
    const filed = patterns.filter(({ text }) => /^(on|about) \{matter\}/i.test(text));
    expect(filed.length / patterns.length).toBeLessThanOrEqual(0.1);
  });

  it('don’t assume rank', () => {
    expect(placesOf((text) => RANK.test(text))).toEqual([]);
  });

  it('have a form without a matter, and opening words without any slot', () => {
    const words = everyWords(LIBRARY);
    const missing = words.filter(
      ({ pattern, bare }) =>
        patternSlots(pattern).includes('matter') === (bare === null) && bare === null,
    );
    expect(missing.map(({ at }) => at)).toEqual([]);
    const open = words.filter(({ bare }) => patternSlots(bare ?? '').includes('matter'));
    expect(open.map(({ at }) => at)).toEqual([]);
    const unsayable = words.filter(
      ({ at, bare }) => at.endsWith('.say_first') && (bare === null || bare.includes('{')),
    );
    expect(unsayable.map(({ at }) => at)).toEqual([]);
  });

  it('begin with a capital or a slot, end like a sentence, and are short', () => {
    expect(placesOf((text) => !/^([A-Z]|\{(claim|news|fact|person)\}).*[.?]$/.test(text))).toEqual(
      [],
    );
    expect(placesOf((text) => wordsOf(ownWords(text)).length > 30)).toEqual([]);
    expect(placesOf((text) => gradeOf(ownWords(text)) > 9)).toEqual([]);
  });

  // "I'd like to {wish}" is what the user wants to say, so more patterns may begin with it, but one in ten at most.
  it('don’t begin alike: at most six share their first three words', () => {
    const ownStarts = patterns.filter(({ text }) => !/^(\S+ ){0,3}\{/.test(text));
    const starts = ownStarts.map(({ text }) => text.split(' ').slice(0, 3).join(' '));
    const common = starts.filter((start) => starts.filter((each) => each === start).length > 6);
    expect([...new Set(common)]).toEqual([]);
    const wishes = patterns.filter(({ text }) => text.startsWith("I'd like to {wish}"));
    expect(wishes.length / patterns.length).toBeLessThanOrEqual(0.1);
  });

  it.each(['say_first', 'write', 'keep_in_touch'] as const)(
    'for %s are at least twelve',
    (kind) => {
      expect(TIP_KINDS).toContain(kind);
      const own = everyWords(LIBRARY).filter(({ at }) => at.endsWith(`.${kind}`));
      expect(own.length).toBeGreaterThanOrEqual(12);
    },
  );
});

describe('every pattern with fifty fillings', () => {
  const filled = patterns.flatMap(({ at, text }) =>
    FIFTY_FILLINGS.map((fillings) => ({
      at,
      text,
      fillings,
      words: filledText(fillPattern(text, fillings)),
    })),
  );
  const wrong = (isWrong: (words: string) => boolean) =>
    filled
      .filter(({ words }) => words === null || isWrong(words))
      .map(({ at, words }) => `${at}: ${words}`);

  it('has all slots filled and no braces', () => {
    expect(wrong((words) => /\{\w+\}/.test(words)).slice(0, 5)).toEqual([]);
  });

  it('has no double punctuation, no double spaces, and no space before a mark', () => {
    const meeting = /([.,;:!?]) ?[,;:!?]|[!?,;:…]\.|(?<!\.)\.\.(?!\.)|\.{4,}| {2}| [.,;:!?](?!\w)/;
    expect(wrong((words) => meeting.test(words)).slice(0, 5)).toEqual([]);
  });

  it('begins every sentence with a capital and ends like a sentence', () => {
    // "iPads" keeps its spelling.
    expect(wrong((words) => /^\p{Ll}(?!\p{Lu})/u.test(words)).slice(0, 5)).toEqual([]);
    expect(wrong((words) => !/[.?!…]["”]?$/.test(words)).slice(0, 5)).toEqual([]);
  });

  it('keeps what was typed except for its case, its final mark, and the person it addresses', () => {
    const lost = filled.flatMap(({ at, text, fillings, words }) =>
      patternSlots(text)
        .map((slot) =>
          inSentence(slot, fillings[slot])
            .replace(/[.!?…]+$/, '')
            .slice(1),
        )
        .filter((typed) => !words?.includes(typed))
        .map((typed) => `${at}: ${typed}`),
    );
    expect(lost.slice(0, 5)).toEqual([]);
  });
});

describe.each(FOUR_MATTERS)('reading aloud: $kind', ({ kind, ...fillings }) => {
  const said = everyWords(LIBRARY)
    .filter(({ fits }) => fits.includes(kind))
    .map((words) => ({
      at: words.at,
      words: filledText(fillPattern(chosenForm(words, fillings), fillings)) ?? '',
    }));
  const wrong = (isWrong: (words: string) => boolean) =>
    said.filter(({ words }) => isWrong(words)).map(({ at, words }) => `${at}: ${words}`);

  it('covers most patterns of the library', () => {
    expect(said.length).toBeGreaterThan(150);
  });

  it('consists of whole sentences', () => {
    expect(wrong((words) => !/^\p{Lu}.*[.?]$/u.test(words))).toEqual([]);
    expect(wrong((words) => /[.?!] \p{Ll}/u.test(words))).toEqual([]);
    expect(wrong((words) => /[{}[\]]| {2}|([.,;:!?]) ?[,;:!?.]/.test(words))).toEqual([]);
  });

  it('addresses the person', () => {
    expect(wrong((words) => /\b(say|gain|that) (they|them|their)\b/i.test(words))).toEqual([]);
    expect(wrong((words) => /\b(like|aim today is) to (we|you|I|the|a) /i.test(words))).toEqual([]);
  });

  it('has no repetition', () => {
    expect(wrong((words) => said.filter((other) => other.words === words).length > 1)).toEqual([]);
  });
});
