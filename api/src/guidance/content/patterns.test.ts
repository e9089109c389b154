import {
  filledText,
  fillPattern,
  type PatternSlot,
  patternSlots,
  TIP_KINDS,
} from '@rapport/contracts';
import { everyPattern } from '../../../test/content/library-texts.ts';
import { FIFTY_FILLINGS } from '../../../test/content/pattern-fillings.ts';
import { gradeOf, wordsOf } from '../../../test/content/readability.ts';
import { LIBRARY } from './library.ts';

const patterns = everyPattern(LIBRARY);
/** The words of a pattern without its slots. */
const ownWords = (text: string) => text.replaceAll(/\{\w+\}/g, '…');

function placesOf(isWrong: (text: string) => boolean): string[] {
  return patterns.filter(({ text }) => isWrong(text)).map(({ at, text }) => `${at}: ${text}`);
}

/** Numbers, days, months, money: facts that only the user has. "One" is no number here. */
const FACTS =
  /\d|[$€£%]|\b(two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|hundred|half past|noon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december)\b/i;
/** What the user would have to keep, or to have done, without having said so. */
const PROMISES =
  /\b(I'll|we'll|I will|we will|I promise|I guarantee|I've|we've|attached|enclosed|below|I'm sending|whatever you decide)\b/i;
/** Words for things and trades, which are right for some users only. */
const THINGS =
  /\b(client|customer|supplier|price|invoice|shop|truck|order|budget|team|boss|staff|crew|office|room|chair|crane|valve|report|slide|chart|contract)s?\b/i;

/** Where each slot may stand, by the words before it: grammar that any filling of its kind fits. */
const PLACES: Readonly<Partial<Record<PatternSlot, RegExp>>> = {
  position: /: $/,
  evidence: /: $/,
  news: /: $/,
  worry: /: $/,
  ask: /: $/,
  cost: /(: |\()$/,
  date: /(: |\b(by|until|around|does) )$/i,
};

/** A topic can be one thing or many, so no verb agrees with it. */
const AGREEING =
  /(^|[.?!:] |\b(how|if|that|when|what|where|why) )\{(topic|gain|optionA|optionB)\} (is|are|has|have|was|were|does|do|need|go|matter|(?!this\b)\w+s)\b/;

describe('patterns', () => {
  it('have four slots at most, and no braces around anything else', () => {
    expect(placesOf((text) => patternSlots(text).length > 4)).toEqual([]);
    expect(placesOf((text) => /[{}]/.test(ownWords(text)))).toEqual([]);
  });

  it('hold no number, day, price, trade, or thing of their own, and promise nothing', () => {
    for (const words of [FACTS, PROMISES, THINGS]) {
      expect(placesOf((text) => words.test(ownWords(text)))).toEqual([]);
    }
  });

  it('put slots where any filling of their kind fits', () => {
    const misplaced = patterns.flatMap(({ at, text }) =>
      [...text.matchAll(/\{(\w+)\}/g)].flatMap(({ 1: name = '', index }) => {
        const [slot] = patternSlots(`{${name}}`);
        const place = slot && PLACES[slot];
        return place && !place.test(text.slice(0, index)) ? [`${at}: ${text}`] : [];
      }),
    );
    expect(misplaced).toEqual([]);
    expect(placesOf((text) => AGREEING.test(text))).toEqual([]);
  });

  it('begin with a capital or a slot, end like a sentence, and are short', () => {
    expect(placesOf((text) => !/^([A-Z]|\{(name|topic|gain|optionA)\}).*[.?]$/.test(text))).toEqual(
      [],
    );
    expect(placesOf((text) => wordsOf(ownWords(text)).length > 30)).toEqual([]);
    expect(placesOf((text) => gradeOf(ownWords(text)) > 9)).toEqual([]);
  });

  it('do not begin alike: at most six with the same three words', () => {
    const starts = patterns.map(({ text }) => text.split(' ').slice(0, 3).join(' '));
    const common = starts.filter((start) => starts.filter((each) => each === start).length > 6);
    expect([...new Set(common)]).toEqual([]);
  });

  it.each(['say_first', 'write', 'keep_in_touch'] as const)('of %s are twelve at least', (kind) => {
    expect(TIP_KINDS).toContain(kind);
    const own = patterns.filter(({ at }) => at.endsWith(`.${kind} pattern`));
    expect(own.length).toBeGreaterThanOrEqual(12);
  });
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

  it('is filled, without braces', () => {
    expect(wrong((words) => /\{\w+\}/.test(words)).slice(0, 5)).toEqual([]);
  });

  it('has no two marks that meet, no two spaces, and no space before a mark', () => {
    const meeting = /([.,;:!?]) ?[,;:!?]|[!?,;:…]\.|(?<!\.)\.\.(?!\.)|\.{4,}| {2}| [.,;:!?](?!\w)/;
    expect(wrong((words) => meeting.test(words)).slice(0, 5)).toEqual([]);
  });

  it('begins every sentence with a capital, and ends like one', () => {
    expect(wrong((words) => /^\p{Ll}/u.test(words)).slice(0, 5)).toEqual([]);
    expect(wrong((words) => !/[.?!…]["”]?$/.test(words)).slice(0, 5)).toEqual([]);
  });

  it('keeps what was typed, but for the mark at its end and a capital at its start', () => {
    const lost = filled.flatMap(({ at, text, fillings, words }) =>
      patternSlots(text)
        .map((slot) => fillings[slot].replace(/[.!?…]+$/, '').slice(1))
        .filter((typed) => !words?.includes(typed))
        .map((typed) => `${at}: ${typed}`),
    );
    expect(lost.slice(0, 5)).toEqual([]);
  });
});
