import {
  COMPOSE_PURPOSES,
  MATTER_KINDS,
  STATED_CHANNELS,
  STATED_OPENINGS,
  WORK_STYLE_TYPES,
  type WorkStyleLetter,
} from '@rapport/contracts';
import { anyWords } from '../../testing/make-briefing.ts';
import { mailDraft } from '../../guidance/drafts.ts';
import { makeGuidance, makeTip } from '../../testing/make-guidance.ts';
import { makeStatedPreference } from '../../testing/make-stated-preference.ts';
import { dayInWords, messageAround, messageWishes, wordsFor } from './compose-words.ts';
import { dayFile } from './day-file.ts';

const guidance = makeGuidance();

describe('wordsFor', () => {
  it("takes this person's words for a purpose", () => {
    const found = wordsFor('decision', null, guidance, 'work');
    expect(found).toMatchObject({ tip: { id: 'J.decision' } });
    expect(found?.words.pattern).toMatch(/I'd choose the first/);
  });

  it('follows the letters where no tip is for the purpose, and else says what works either way', () => {
    const patternFor = (given: typeof guidance | null) =>
      wordsFor('bad_news', null, given, 'work')?.words.pattern;
    expect(patternFor(guidance)).toMatch(/^I'm sorry to have to tell you this/);
    expect(patternFor(null)).toMatch(/^I have some difficult news/);
    const open = guidance.axes.map((axis) => ({ ...axis, state: 'open' as const }));
    expect(patternFor({ ...guidance, axes: open })).toMatch(/^I have some difficult news/);
  });

  it("skips a tip whose words don't fit the matter", () => {
    const words = { ...anyWords('As we said.'), fits: ['work' as const] };
    const tip = makeTip({ slot: 'write', kind: 'write', words });
    const given = makeGuidance({ tips: [tip] });
    expect(wordsFor('first_message', null, given, 'work')?.words).toBe(words);
    expect(wordsFor('first_message', null, given, 'first')?.tip).toBeNull();
  });

  it('has words to say for someone who wants neither email nor messages', () => {
    const stated = [
      makeStatedPreference('channel', { channels: { email: 'never', message: 'never' } }),
    ];
    const given = makeGuidance({ stated, tips: [] });
    expect(wordsFor('first_message', null, given, 'work')?.words.pattern).toMatch(/^I'd like to/);
    expect(
      wordsFor('first_message', null, makeGuidance({ tips: [] }), 'work')?.words.pattern,
    ).toMatch(/^I'm writing because/);
  });

  it('has words for every purpose about work, and no thanks before the first meeting', () => {
    const without = COMPOSE_PURPOSES.filter((each) => wordsFor(each, null, null, 'work') === null);
    expect(without).toEqual([]);
    expect(wordsFor('thanks', null, null, 'first')).toBeNull();
    expect(wordsFor('follow_up', null, null, 'first')).toBeNull();
  });
});

describe('messageAround', () => {
  const about = { task: 'agenda' as const, name: 'Ada', isTip: false, day: '' };

  it('greets, opens and closes in their way', () => {
    expect(messageAround('Hear me.', { ...about, letters: ['F', 'E'] })).toBe(
      "Hi Ada,\n\nI hope you're doing well. Hear me.\n\nIf you'd rather talk, when could I call you?",
    );
    expect(messageAround('Hear me.', { ...about, letters: ['I', 'T', 'J'], day: 'Friday' })).toBe(
      'Hi Ada,\n\nHear me.\n\nCould you let me know by Friday?',
    );
  });

  it('proposes no call to someone who likes it in writing, and repeats no day', () => {
    expect(messageAround('Hear me.', { ...about, letters: ['I'] })).toBe('Hi Ada,\n\nHear me.');
    const said = 'By Friday, please.';
    expect(messageAround(said, { ...about, letters: ['J'], day: 'Friday' })).toBe(
      'Hi Ada,\n\nBy Friday, please.',
    );
  });

  it('adds nothing to the words of a tip but the greeting', () => {
    expect(messageAround('Hear me.', { ...about, isTip: true, letters: ['E', 'F'] })).toBe(
      'Hi Ada,\n\nHear me.',
    );
  });
});

it('shows a chosen day in words, and nothing for an invalid day', () => {
  expect(dayInWords('2026-12-04')).toBe('Friday, December 4');
  expect([dayInWords(''), dayInWords('2026-99-99'), dayInWords('soon')]).toEqual(['', '', '']);
});

it('puts a text into a mail with its lines, signs and scripts', () => {
  const text = `Hi O'Neill,\n\n50 % & <b>more</b>? "نعم" ${'\ud800'}`;
  const { searchParams } = new URL(mailDraft('mailto:a@b.example', 'The Q3 & Q4 plan', text));
  expect(searchParams.get('subject')).toBe('The Q3 & Q4 plan');
  expect(searchParams.get('body')).toBe(`Hi O'Neill,\r\n\r\n50 % & <b>more</b>? "نعم" ${'\ufffd'}`);
});

it('makes a calendar file of a day, with lines of 75 bytes at most', () => {
  const text = `First, one; two\n${'long '.repeat(40)}`;
  const file = dayFile({ date: '2026-12-04', title: 'Agenda', text, now: new Date(0) });
  expect(file).toContain('DTSTART;VALUE=DATE:20261204\r\n');
  expect(file.replaceAll('\r\n ', '')).toContain(
    String.raw`DESCRIPTION:First\, one\; two\nlong long`,
  );
  const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
});

describe('what they said', () => {
  const said = (
    task: 'keep_in_touch' | 'first_message',
    told: ReturnType<typeof makeStatedPreference>[],
  ) =>
    messageAround('The list is out.', {
      ...{ task, name: 'Lise', letters: ['E', 'F'] as const, isTip: false, day: '' },
      wishes: messageWishes({ stated: told }, 'Lise Meitner'),
    });

  it('takes precedence over the letters in greeting, opening, and closing', () => {
    expect(said('first_message', [])).toMatch(
      /^Hi Lise,\n\nI hope you're doing well.*call you\?$/s,
    );
    expect(
      said('first_message', [makeStatedPreference('opening', { opening: 'business' })]),
    ).not.toContain("I hope you're doing well");
    expect(
      said('first_message', [makeStatedPreference('address', { formality: 'formal' })]),
    ).toMatch(/^Dear Lise Meitner,/);
    for (const channels of [{ call: 'never' }, { email: 'first' }] as const) {
      expect(said('first_message', [makeStatedPreference('channel', { channels })])).not.toMatch(
        /call/,
      );
    }
    const warm = messageAround('The list is out.', {
      ...{ task: 'first_message', name: 'Lise', letters: ['I', 'T'], isTip: false, day: '' },
      wishes: messageWishes(
        {
          stated: [
            makeStatedPreference('opening', { opening: 'small_talk' }),
            makeStatedPreference('channel', { channels: { call: 'first' } }),
          ],
        },
        'Lise Meitner',
      ),
    });
    expect(warm).toMatch(/I hope you're doing well.*when could I call you\?$/s);
  });

  it('leaves small talk out of the words for someone who wants business first', () => {
    const stated = [makeStatedPreference('opening', { opening: 'business' })];
    const patternFor = (given: ReturnType<typeof makeGuidance>) =>
      wordsFor('keep_in_touch', null, given, 'work')?.words.pattern;
    expect(patternFor(makeGuidance({ tips: [] }))).toMatch(/^How are things going/);
    expect(patternFor(makeGuidance({ tips: [], stated }))).toMatch(/^I have some news/);
  });
});

describe('a message for each purpose, for every work style', () => {
  const CALL = /\b(?:phone|calls?|called|calling)\b(?! (?:it|this)\b)/i;
  const SMALL_TALK = /how are (?:things|you)|how have you been|weekend|weather|hope you're/i;

  /** All messages that the composer can suggest for this person. */
  function messages(stated: ReturnType<typeof makeStatedPreference>[]): string[] {
    return WORK_STYLE_TYPES.flatMap((style) => {
      const { axes } = makeGuidance();
      const of = (at: number) => style.charAt(at);
      const letters = axes.map((axis, at) => ({ ...axis, state: 'certain', letter: of(at) }));
      const given = makeGuidance({ tips: [], axes: letters as never, stated });
      return COMPOSE_PURPOSES.flatMap((task) =>
        MATTER_KINDS.flatMap((kind) => {
          const words = wordsFor(task, null, given, kind)?.words;
          if (words === undefined) return [];
          return [words.pattern, words.bare ?? words.pattern].map((said) =>
            messageAround(said, {
              ...{ task, name: 'Lise', day: '', isTip: false },
              letters: style.split('') as WorkStyleLetter[],
              wishes: messageWishes({ stated }, 'Lise Meitner'),
            }),
          );
        }),
      );
    });
  }

  it.each(STATED_CHANNELS.filter((way) => way !== 'call').map((way) => ({ [way]: 'first' })))(
    'offers no call to someone who likes another way best: %j',
    (channels) => {
      expect(
        messages([makeStatedPreference('channel', { channels })]).filter((each) => CALL.test(each)),
      ).toEqual([]);
    },
  );

  it('offers no call to someone who wants none', () => {
    const said = messages([makeStatedPreference('channel', { channels: { call: 'never' } })]);
    expect(said.filter((each) => CALL.test(each))).toEqual([]);
  });

  it.each(STATED_OPENINGS)('opens as they said: %s', (opening) => {
    const said = messages([makeStatedPreference('opening', { opening })]);
    const small = said.filter((each) => SMALL_TALK.test(each));
    expect(small.length > 0).toBe(opening === 'small_talk');
  });

  it('is as before with what says nothing about it', () => {
    const before = messages([]);
    expect(before.some((each) => CALL.test(each))).toBe(true);
    for (const channels of [{ video: 'never' }, { message: 'never' }] as const) {
      expect(messages([makeStatedPreference('channel', { channels })])).toEqual(before);
    }
    expect(messages([makeStatedPreference('lead', { leadDays: 2 })])).toEqual(before);
  });
});
