import { filledText, fillPattern, plainText } from './fill-pattern.ts';
import { patternSlots } from './pattern-slots.ts';

const OPENING = "Here's my view on {topic}: {position}. Where would you push back?";
const filled = (pattern: string, fillings: Parameters<typeof fillPattern>[1]) =>
  plainText(fillPattern(pattern, fillings));

describe('patternSlots', () => {
  it('lists each slot once, in order', () => {
    expect(patternSlots('{optionA} or {optionB}? I mean {topic}, {optionA}.')).toEqual([
      'optionA', 'optionB', 'topic',
    ]); // oxfmt-ignore
  });

  it('takes braces around other words for text', () => {
    expect(patternSlots('About {subject} and {}')).toEqual([]);
  });
});

describe('fillPattern', () => {
  it('puts fillings in place and leaves the other slots open', () => {
    expect(fillPattern(OPENING, { topic: 'the renewal' })).toEqual([
      { kind: 'text', text: "Here's my view on " },
      { kind: 'slot', slot: 'topic', filling: 'the renewal' },
      { kind: 'text', text: ': ' },
      { kind: 'slot', slot: 'position', filling: null },
      { kind: 'text', text: '. Where would you push back?' },
    ]);
  });

  it.each([
    ['inside a sentence', 'About {topic} first.', 'the renewal.', 'About the renewal first.'],
    ['before a full stop', 'My view: {topic}. Yours?', 'we wait.', 'My view: we wait. Yours?'],
    ['with a closing quote', 'About {topic} first.', '"Go."', 'About "Go" first.'],
    ['at the end of a pattern', 'News: {topic}', 'we moved.', 'News: we moved.'],
    ['in another script', 'My view: {topic}. Yours?', '我们等。', 'My view: 我们等. Yours?'],
  ])('trims a full stop %s as the pattern needs it', (_, pattern, topic, text) => {
    expect(filled(pattern, { topic })).toBe(text);
  });

  it.each([
    ['My ask: {topic}. Thanks.', 'can we wait?', 'My ask: can we wait? Thanks.'],
    ['Could you settle {topic}?', 'who pays?', 'Could you settle who pays?'],
    ['On {topic}: I agree.', 'Ready?', 'On Ready: I agree.'],
    ['On {topic} I agree.', 'Ready?', 'On Ready? I agree.'],
    ['My view: {topic}.', 'هل ننتظر؟', 'My view: هل ننتظر؟'],
  ])('lets no two marks meet: %s with %s', (pattern, topic, text) => {
    expect(filled(pattern, { topic })).toBe(text);
  });

  it.each([
    ['{optionA} or {optionB}?', 'Renew now or wait?'],
    ['A choice. {optionA} or {optionB}?', 'A choice. Renew now or wait?'],
    ['A choice: {optionA} or {optionB}?', 'A choice: renew now or wait?'],
  ])('begins a sentence with a capital: %s', (pattern, text) => {
    expect(filled(pattern, { optionA: 'renew now', optionB: 'wait' })).toBe(text);
  });

  it.each(['iPad rollout', '3 pilots', 'أحمد', 'Übergabe'])(
    'leaves the start of %s alone',
    (topic) => {
      expect(filled('{topic}: your view?', { topic })).toBe(`${topic}: your view?`);
    },
  );

  it('joins lines and drops spaces at the edges', () => {
    expect(filled('About {topic}.', { topic: '  the\n new  office ' })).toBe(
      'About the new office.',
    );
  });

  it('treats blanks as an open slot', () => {
    expect(fillPattern('{topic}', { topic: ' \n' })).toEqual([
      { kind: 'slot', slot: 'topic', filling: null },
    ]);
  });

  it('escapes nothing and fills nothing twice', () => {
    const topic = `O'Brien & <b>Sons</b> "$1" {date}`;
    expect(filled('About {topic}, by {date}.', { topic, date: 'Friday' })).toBe(
      `About ${topic}, by Friday.`,
    );
  });
});

describe('filledText', () => {
  it('is null while a slot is open', () => {
    expect(filledText(fillPattern(OPENING, { topic: 'the renewal' }))).toBeNull();
    expect(filledText(fillPattern(OPENING, { topic: 'the renewal', position: 'we wait' }))).toBe(
      "Here's my view on the renewal: we wait. Where would you push back?",
    );
  });
});
