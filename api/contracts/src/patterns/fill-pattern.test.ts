import { filledText, fillPattern, plainText } from './fill-pattern.ts';
import { patternSlots } from './pattern-slots.ts';

const OPENING = "Here's where I stand on {matter}. {claim}. Where would you push back?";
const filled = (pattern: string, fillings: Parameters<typeof fillPattern>[1]) =>
  plainText(fillPattern(pattern, fillings));

describe('patternSlots', () => {
  it('lists each slot once, in order', () => {
    expect(patternSlots('{optionA} or {optionB}? I mean {matter}, {optionA}.')).toEqual([
      'optionA', 'optionB', 'matter',
    ]); // oxfmt-ignore
  });

  it('treats braces around other words as text', () => {
    expect(patternSlots('About {subject} and {}')).toEqual([]);
  });
});

describe('fillPattern', () => {
  it('inserts fillings and leaves the other slots open', () => {
    expect(fillPattern(OPENING, { matter: 'the renewal' })).toEqual([
      { kind: 'text', text: "Here's where I stand on " },
      { kind: 'slot', slot: 'matter', filling: 'the renewal' },
      { kind: 'text', text: '. ' },
      { kind: 'slot', slot: 'claim', filling: null },
      { kind: 'text', text: '. Where would you push back?' },
    ]);
  });

  it.each([
    ['matter', 'About {matter} first.', 'The renewal', 'About the renewal first.'],
    ['matter', 'About {matter} first.', "It's about the renewal", 'About the renewal first.'],
    ['matter', 'About {matter} first.', 'Renewal', 'About Renewal first.'],
    ['claim', 'I think {claim}.', 'We should wait', 'I think we should wait.'],
    ['claim', 'I think {claim}.', 'Priya should lead', 'I think Priya should lead.'],
    ['claim', 'I think {claim}.', "I'd wait", "I think I'd wait."],
    ['news', '{news}. Yours?', 'the list is out', 'The list is out. Yours?'],
    ['wish', "I'd like to {wish}.", "I'd like us to Agree on it", "I'd like to agree on it."],
    ['wish', "I'd like to {wish}.", 'to hear what they need', "I'd like to hear what you need."],
    ['worry', 'You may say that {worry}.', 'They have a supplier', 'You may say that you have a supplier.'],
    ['worry', 'You may say that {worry}.', "they may say that it's late", "You may say that it's late."],
    ['fact', 'Because {fact}, I wait.', 'because the plant closed.', 'Because the plant closed, I wait.'],
    ['optionA', 'We could {optionA}.', 'We could renew', 'We could renew.'],
    ['day', 'By {day} then.', 'by 5 p.m.', 'By 5 p.m. then.'],
  ] as const)('fits a %s into %s: %s', (slot, pattern, typed, text) => {
    expect(filled(pattern, { [slot]: typed })).toBe(text);
  }); // oxfmt-ignore

  it.each([
    ['inside a sentence', 'About {matter} first.', 'the renewal.', 'About the renewal first.'],
    ['before a full stop', 'I mean {matter}. Yours?', 'the renewal.', 'I mean the renewal. Yours?'],
    ['with a closing quote', 'About {matter} first.', '"Go."', 'About "Go" first.'],
    ['at the end of a pattern', 'Then {matter}', 'the renewal.', 'Then the renewal.'],
    ['in another script', 'I mean {matter}. Yours?', '我们等。', 'I mean 我们等. Yours?'],
  ])('trims a full stop %s as the pattern requires', (_, pattern, matter, text) => {
    expect(filled(pattern, { matter })).toBe(text);
  });

  it.each([
    ['I ask this: {claim}. Thanks.', 'can we wait?', 'I ask this: can we wait? Thanks.'],
    ['Could you settle {claim}?', 'who pays?', 'Could you settle who pays?'],
    ['As for {claim}, I agree.', 'Ready?', 'As for Ready, I agree.'],
    ['As for {claim} I agree.', 'Ready?', 'As for Ready I agree.'],
    ['My view: {claim}.', 'هل ننتظر؟', 'My view: هل ننتظر؟'],
  ])('avoids double punctuation: %s with %s', (pattern, claim, text) => {
    expect(filled(pattern, { claim })).toBe(text);
  });

  it.each(['iPads are in', '3 pilots run', 'أحمد هنا', 'Übergabe läuft'])(
    'keeps the start of %s',
    (news) => {
      expect(filled('{news}. And yours?', { news })).toBe(`${news}. And yours?`);
    },
  );

  it('joins lines and trims spaces', () => {
    expect(filled('About {matter}.', { matter: '  the\n new  office ' })).toBe(
      'About the new office.',
    );
  });

  it('treats a blank filling as an open slot', () => {
    expect(fillPattern('{matter}', { matter: ' \n' })).toEqual([
      { kind: 'slot', slot: 'matter', filling: null },
    ]);
  });

  it('escapes nothing and fills nothing twice', () => {
    const matter = `O'Brien & <b>Sons</b> "$1" {day}`;
    expect(filled('About {matter}, by {day}.', { matter, day: 'Friday' })).toBe(
      `About ${matter}, by Friday.`,
    );
  });
});

describe('filledText', () => {
  it('is null while a slot is open', () => {
    expect(filledText(fillPattern(OPENING, { matter: 'the renewal' }))).toBeNull();
    expect(filledText(fillPattern(OPENING, { matter: 'the renewal', claim: 'we wait' }))).toBe(
      "Here's where I stand on the renewal. We wait. Where would you push back?",
    );
  });
});
