import fc from 'fast-check';
import { type Example, NOTHING, asked, mine, read, theirs } from './line-examples.ts';

const states = (line: string, expected: Example[1]) =>
  expect(read(line)).toEqual({ ...NOTHING, ...expected });

describe('a day', () => {
  it.each<Example>([
    [
      'Dan Miller (Orbis) said he would call me back tomorrow',
      { type: 'note', who: ['Dan Miller'], commitments: [theirs('call me back', '2026-12-03')] },
    ],
    [
      'Phone call with Eva, she is presenting to the board on Dec 15',
      { type: 'call', who: ['Eva'] },
    ],
    ['Meeting with Dana on Friday canceled', { type: 'note', who: ['Dana'] }],
    [
      'Moved the call with Ana to Friday',
      { type: 'meeting', who: ['Ana'], day: '2026-12-04', isMoved: true },
    ],
    ["Birthday of Luis's son is on Dec 12", { type: 'note', who: ['Birthday Luis'] }],
    ['I asked Rita to send the contract by Friday', { type: 'note', who: ['Rita'] }],
    ['Phil rang to say the trustees meet on 12 December', { type: 'call', who: ['Phil'] }],
    [
      'Call from Sean: wants to move the review to Thursday',
      { type: 'call', who: ['Sean'], commitments: [asked('move the review to Thursday')] },
    ],
    [
      'Met April on the 30th, owe her a plan by the 11th',
      {
        type: 'meeting',
        who: ['April'],
        day: '2026-11-30',
        commitments: [mine('a plan', '2026-12-11')],
      },
    ],
    [
      'Ted wants a deck Friday, I want an NDA Monday',
      { type: 'note', who: ['Ted'], commitments: [asked('a deck', '2026-12-04')] },
    ],
    ['Ted no longer needs the report by Friday', { type: 'note', who: ['Ted'] }],
    ["Ted messaged: can't do tomorrow", { type: 'message', who: ['Ted'] }],
    [
      'called ted he wants quotes by friday i promised specs tomorrow',
      {
        type: 'call',
        who: ['ted'],
        commitments: [asked('quotes', '2026-12-04'), mine('specs', '2026-12-03')],
      },
    ],
    [
      'Dinner with the Hendersons on Saturday, they gave 200',
      { type: 'meeting', who: ['Hendersons'], day: '2026-11-28' },
    ],
    [
      'Rang Ola, we meet by Wednesday, I will confirm by Wednesday',
      { type: 'call', who: ['Ola'], commitments: [mine('confirm', '2026-12-09')] },
    ],
    ["Don't call Peggy before Friday", { type: 'note', who: ['Peggy'] }],
    ['Waiting on Peggy for the signed form', { type: 'note', who: ['Peggy'] }],
    [
      'Drew from Atlas pinged me asking for the plan by Friday',
      { type: 'message', who: ['Drew Atlas'], commitments: [asked('the plan', '2026-12-04')] },
    ],
    [
      'Peggy, Hank and Jo met us on Nov 24',
      { type: 'meeting', who: ['Peggy', 'Hank', 'Jo'], day: '2026-11-24' },
    ],
    [
      'Missed Hank, retry Thursday',
      { who: ['Hank'], type: 'note', commitments: [mine('retry', '2026-12-03')] },
    ],
  ])('is that of its clause: %s', states);

  it('is none to come after what happened, whatever follows', () => {
    const rest = fc.shuffledSubarray([
      'she promised the list by Friday',
      'next review on December 15',
      'the fair is tomorrow',
      "I'll send it Monday",
      'he asked for a quote by next week',
      'back on Thursday',
      'try again tomorrow',
    ]);
    const first = fc.constantFrom('called Marta', 'Met Marta', 'Marta rang', 'emailed Marta');
    const separator = fc.constantFrom(', ', '; ', ' - ', '. ');
    fc.assert(
      fc.property(first, rest, separator, (happened, others, between) => {
        const { day, who, type } = read([happened, ...others].join(between));
        expect({ day, who }).toEqual({ day: null, who: ['Marta'] });
        expect(['call', 'meeting', 'email']).toContain(type);
      }),
      { numRuns: 200 },
    );
  });
});
