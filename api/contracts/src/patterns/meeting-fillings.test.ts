import { lineFillings, matterInTitle, matterKind } from './meeting-fillings.ts';
import { chosenForm } from './tip-words.ts';

describe('lineFillings', () => {
  it('uses the lines of a meeting whose grammar fits', () => {
    expect(
      lineFillings({
        goal: 'Agree on two years',
        news: 'The new price list is out',
        worry: 'They may say that the price is too high',
      }),
    ).toEqual({
      wish: 'Agree on two years',
      news: 'The new price list is out',
      worry: 'the price is too high',
    });
  });

  it.each([
    ['goal', 'A yes to the increase'],
    ['goal', 'The price'],
    ['goal', 'Renewal'],
    ['goal', 'What do they need?'],
    ['news', 'Price list'],
    ['news', 'Prices'],
    ['worry', 'too expensive'],
    ['worry', 'The price'],
  ])('leaves out a %s that fits no sentence: %s', (line, text) => {
    expect(lineFillings({ [line]: text })).toEqual({});
  });

  it.each([
    ['news', 'the supplier needs three more weeks'],
    ['news', 'we opened in Leeds'],
    ['news', 'the team grows by two'],
    ['news', 'Two new people join in January'],
    ['news', 'our volume went up by a fifth'],
    ['worry', 'they only fund a project once'],
    ['worry', 'it should have been said earlier'],
    ['worry', 'they have a supplier'],
    ['worry', "it isn't their call"],
    ['goal', 'hear what you need'],
    ['goal', "I'd like us to move the launch"],
  ])('uses a %s: %s', (line, text) => {
    expect(Object.keys(lineFillings({ [line]: text }))).toHaveLength(1);
  });
});

describe('matterInTitle', () => {
  it('is a title that fits into a sentence, and no other', () => {
    expect(matterInTitle('Our move to Bern')).toBe('Our move to Bern');
    const titles = ['Renewal 2027', '1:1', 'Intro call Priya / Lumen Labs', 'The end?', '', null];
    expect(titles.map(matterInTitle)).toEqual(titles.map(() => null));
  });
});

describe('matterKind', () => {
  it.each([
    ['1:1', 'one_to_one'],
    ['One-to-one with Sam', 'one_to_one'],
    ['Sam 1-1', 'one_to_one'],
    ['Room 11:15', 'work'],
    ['Renewal 2021', 'work'],
    [null, 'work'],
  ])('of %s is %s', (title, kind) => {
    expect(matterKind(title, false)).toBe(kind);
    expect(matterKind(title, true)).toBe('first');
  });
});

describe('chosenForm', () => {
  const words = {
    pattern: "I'd like to {wish} when we meet about {matter}.",
    bare: "I'd like to {wish} when we meet.",
    fits: [],
  };

  it('is the bare one until there is a matter, whatever else is filled', () => {
    expect(chosenForm(words, { wish: 'agree' })).toBe(words.bare);
    expect(chosenForm(words, { matter: ' ' })).toBe(words.bare);
    expect(chosenForm(words, { matter: 'the renewal' })).toBe(words.pattern);
    expect(chosenForm({ ...words, bare: null }, {})).toBe(words.pattern);
  });
});
