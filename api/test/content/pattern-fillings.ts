import { type MatterKind, PATTERN_SLOTS, type PatternSlot } from '@rapport/contracts';

/** Typical input: short, long, with punctuation at the end, in other scripts, and with markup characters. */
const ENDS = ['', '.', '?', '!', '…', '...'];
const WORDS: Readonly<Record<PatternSlot, readonly string[]>> = {
  matter: ['the renewal', 'Our move to Bern', 'next year’s budgets', 'the Q3 & Q4 plan', 'العقد'],
  claim: ['we should wait', 'The start is too big', 'I’d keep both vendors', 'نبدأ الآن'],
  news: ['we hired a second nurse', 'The permit came', 'iPads are in', 'وصل التصريح'],
  wish: ['agree on the price', 'Move the launch', "see O'Neill <b>soon</b>", 'נפגש'],
  worry: ['the price is too high', 'It’s too much at once', 'they lose a day', 'السعر مرتفع'],
  optionA: ['renew for a year', 'Try it in Lund', 'keep the smaller site', 'לחדש'],
  optionB: ['wait until June', 'ask Baker & Sons', 'run two sites', 'לחכות'],
  fact: ['churn fell to 3 %', 'The plant closed', 'calls take “two minutes”', 'انخفضت التكلفة'],
  gain: ['nothing ships late', 'They keep the price', "O'Brien's crew gets a rest", 'يوفرون'],
  cost: ['two weeks', '$9,000', 'A Saturday shift', 'أسبوعان'],
  day: ['Friday', 'tomorrow', 'the end of next week', 'May 3', '15 מאי'],
  person: ["O'Neill", 'Mary', 'J.R.', 'مريم'],
};

export type Fillings = Readonly<Record<PatternSlot, string>>;

/** Fifty sets of fillings; each slot cycles through its words and their ends at a different speed. */
export const FIFTY_FILLINGS: readonly Fillings[] = Array.from({ length: 50 }, (_, round) => {
  const filling = (slot: PatternSlot) => {
    const pace = PATTERN_SLOTS.indexOf(slot) + 1;
    const words = WORDS[slot][(round + pace) % WORDS[slot].length] ?? '';
    const end = slot === 'person' ? '' : (ENDS[(round * pace) % ENDS.length] ?? '');
    return round === 49 ? `${words}, ${'and more of it, '.repeat(12)}in the end` : `${words}${end}`;
  };
  return {
    matter: filling('matter'),
    claim: filling('claim'),
    news: filling('news'),
    wish: filling('wish'),
    worry: filling('worry'),
    optionA: filling('optionA'),
    optionB: filling('optionB'),
    fact: filling('fact'),
    gain: filling('gain'),
    cost: filling('cost'),
    day: filling('day'),
    person: filling('person'),
  };
});

/**
 * Fillings for reading all patterns aloud, one for each kind of matter. A first meeting and a one-to-one aren't
 * matters to talk about.
 */
export const FOUR_MATTERS: readonly (Omit<Fillings, 'matter'> & {
  kind: MatterKind;
  matter?: string;
})[] = [
  {
    kind: 'work',
    matter: 'the renewal',
    claim: 'two years would be good for both of us',
    news: 'the new price list is out',
    wish: 'agree on two years',
    worry: 'the price is too high',
    optionA: 'renew for two years',
    optionB: 'wait until spring',
    fact: 'the volume has doubled',
    gain: 'they keep the price of this year',
    cost: 'a signature by March',
    day: 'Friday',
    person: 'Dana',
  },
  {
    kind: 'setback',
    matter: 'the delay',
    claim: 'we should move the launch',
    news: 'the supplier needs three more weeks',
    wish: 'move the launch',
    worry: 'it should have been said earlier',
    optionA: 'move the launch',
    optionB: 'start without the new part',
    fact: 'all parts come from one plant',
    gain: 'nothing goes out half finished',
    cost: 'three more weeks',
    day: 'tomorrow',
    person: 'your support team',
  },
  {
    kind: 'first',
    claim: 'a small start makes sense',
    news: 'we opened in Leeds',
    wish: 'see whether it fits',
    worry: 'they have a supplier',
    optionA: 'try it in one place',
    optionB: 'look at a sample',
    fact: 'most of our neighbors use two suppliers',
    gain: 'they have a second source',
    cost: 'an hour',
    day: 'December 3',
    person: 'Priya',
  },
  {
    kind: 'one_to_one',
    claim: 'you should have a say in who joins',
    news: 'the team grows by two',
    wish: 'hear what you need',
    worry: 'it changes nothing for them',
    optionA: 'hire first',
    optionB: 'plan first',
    fact: 'the work has grown',
    gain: 'they get some evenings back',
    cost: 'one more interview',
    day: 'the end of the week',
    person: 'Sam',
  },
];
