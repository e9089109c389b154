import { PATTERN_SLOTS, type PatternSlot } from '@rapport/contracts';

/** What people type: short, long, with marks at the end, in other scripts, and with signs of markup. */
const ENDS = ['', '.', '?', '!', '…', '...'];
const WORDS: Readonly<Record<PatternSlot, readonly string[]>> = {
  topic: ['the renewal', 'Renewal', 'next year’s budgets', 'Q3 & Q4', 'العقد الجديد'],
  position: ['we should wait', 'Start small', 'I’d keep both vendors for now', 'نبدأ الآن'],
  ask: ['a yes to the draft', 'Send me the list', 'move the launch by a week', 'رد قصير'],
  date: ['Friday', 'tomorrow', 'the end of next week', 'May 3', '15 מאי'],
  optionA: ['renew for a year', 'Lund', 'the smaller office', 'לחדש'],
  optionB: ['wait until June', 'Baker & Sons', 'two sites', 'לחכות'],
  evidence: ['churn fell to 3 %', 'The March report', '“two calls a day”', 'انخفضت التكلفة'],
  gain: ['your support team', 'Everyone on nights', "O'Brien's crew", 'فريق الدعم'],
  cost: ['two weeks', '$9,000', 'A Saturday shift', 'أسبوعان'],
  news: ['we hired a second nurse', 'New rates', 'the permit came', 'وصل التصريح'],
  worry: ['the price', 'It’s too much at once', 'they lose a day <b>', 'السعر'],
  name: ["O'Neill", 'Mary', 'J.R.', 'مريم'],
};

type Fillings = Readonly<Record<PatternSlot, string>>;

/** Fifty sets of fillings; each slot goes through its words and their ends at a pace of its own. */
export const FIFTY_FILLINGS: readonly Fillings[] = Array.from({ length: 50 }, (_, round) => {
  const filling = (slot: PatternSlot) => {
    const pace = PATTERN_SLOTS.indexOf(slot) + 1;
    const words = WORDS[slot][(round + pace) % WORDS[slot].length] ?? '';
    const end = slot === 'name' ? '' : (ENDS[(round * pace) % ENDS.length] ?? '');
    return round === 49 ? `${words}, ${'and more of it, '.repeat(12)}in the end` : `${words}${end}`;
  };
  return {
    topic: filling('topic'),
    position: filling('position'),
    ask: filling('ask'),
    date: filling('date'),
    optionA: filling('optionA'),
    optionB: filling('optionB'),
    evidence: filling('evidence'),
    gain: filling('gain'),
    cost: filling('cost'),
    news: filling('news'),
    worry: filling('worry'),
    name: filling('name'),
  };
});
