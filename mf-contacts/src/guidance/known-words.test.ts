import { fillPattern, filledText } from '@rapport/contracts';
import { knownWords, patternInWords, saidNow } from './known-words.ts';

const LATER = '2999-05-01T09:00:00.000Z';
const SOON = '2999-04-01T09:00:00.000Z';
const met = { displayName: 'Julia Moreau', lastInteractionAt: '2026-01-01T09:00:00.000Z' };
const planned = (description: string | null, interactionDate = SOON) => ({
  description,
  interactionDate,
});
const words = {
  pattern: 'Before we get to {matter}, how are things?',
  bare: 'Before we start, how are things?',
  fits: ['work' as const, 'one_to_one' as const],
};

describe('knownWords', () => {
  it('takes the title of the next meeting for the matter only where it can stand in a sentence', () => {
    const both = [planned('The office move', LATER), planned('The renewal'), planned('Gone', '2020-01-01T09:00:00.000Z')]; // oxfmt-ignore
    expect(knownWords(met, both)).toEqual({
      fillings: { matter: 'The renewal' },
      noted: [],
      kind: 'work',
    });
    expect(knownWords(met, [planned('Renewal 2027')]).fillings).toEqual({});
    expect(knownWords(met, [planned(null)]).fillings).toEqual({});
  });

  it('says to them what is noted to be said, not what is noted about them', () => {
    const withLines = (lines: { goal?: string; news?: string; worry?: string }) => {
      const own = { id: 'm', place: null, link: null, state: 'planned' as const, people: [] };
      return knownWords(met, [{ ...planned('Talk'), meeting: { ...own, notes: null, ...lines } }]);
    };
    const goal = 'find out whether they would move to Lyon';
    expect(withLines({ goal }).fillings).toEqual({ wish: goal });
    for (const text of ['find out whether she would move', 'find out what Julia wants']) {
      expect(withLines({ goal: text })).toMatchObject({ fillings: {}, noted: ['wish'] });
    }
    expect(withLines({ worry: 'her notice is long' })).toMatchObject({ noted: ['worry'] });
    expect(withLines({ worry: 'her notice is long' }).fillings).toEqual({});
  });

  it.each(['1:1', 'One-on-one with Priya', 'Weekly 1-1'])('knows a one-to-one by %s', (title) => {
    expect(knownWords(met, [planned(title)]).kind).toBe('one_to_one');
  });

  it('knows a first meeting by the contact, whatever its title', () => {
    expect(knownWords({ ...met, lastInteractionAt: null }, [planned('1:1')]).kind).toBe('first');
  });
});

describe('saidNow', () => {
  it('uses the form with a matter only if there is one', () => {
    const said = (title: string) => {
      const pieces = saidNow(words, knownWords(met, [planned(title)]));
      return pieces && filledText(pieces);
    };
    expect(said('The renewal')).toBe('Before we get to the renewal, how are things?');
    expect(said('Renewal 2027')).toBe('Before we start, how are things?');
  });

  it("omits unsuitable values and those that an earlier API doesn't have", () => {
    const first = knownWords({ ...met, lastInteractionAt: null });
    expect(saidNow(words, first)).toBeNull();
    expect(saidNow(undefined, first)).toBeNull();
  });
});

describe('patternInWords', () => {
  it('names what is missing in brackets', () => {
    const pieces = fillPattern("I'd like to {wish} by {day}.", { day: 'Friday' });
    expect(patternInWords(pieces)).toBe("“I'd like to [what you’d like to do] by Friday.”");
  });
});
