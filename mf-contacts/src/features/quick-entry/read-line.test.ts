import fc from 'fast-check';
import { NOTHING, asked, mine, read, theirs } from './line-examples.ts';

describe('one line', () => {
  it.each([
    [
      'called Marta about the renewal, promised the new price by Friday, she asks for two references',
      {
        type: 'call',
        who: ['Marta'],
        about: 'the renewal',
        commitments: [mine('the new price', '2026-12-04'), asked('two references')],
      },
    ],
    [
      'Lunch with Tom Berger tomorrow at 12:30 about the pilot',
      {
        type: 'meeting',
        who: ['Tom Berger'],
        day: '2026-12-03',
        time: '12:30',
        about: 'the pilot',
      },
    ],
    ['Marta called', { type: 'call', who: ['Marta'] }],
    ['emailed anna the contract yesterday', { type: 'email', who: ['anna'], day: '2026-12-01' }],
    [
      'met Dana and Petra on Monday re: budget. They will send the figures by December 10',
      {
        type: 'meeting',
        who: ['Dana', 'Petra'],
        day: '2026-11-30',
        about: 'budget',
        commitments: [theirs('send the figures', '2026-12-10')],
      },
    ],
    [
      'talked to Jo for 20 minutes, I need to send her the deck tomorrow',
      {
        type: 'call',
        who: ['Jo'],
        duration: 20,
        commitments: [mine('send her the deck', '2026-12-03')],
      },
    ],
    [
      'Texted Sam; he wants a quote and will introduce me to his boss',
      {
        type: 'message',
        who: ['Sam'],
        commitments: [asked('a quote'), theirs('introduce me to his boss')],
      },
    ],
    [
      'Coffee w/ Ines friday 10am',
      { type: 'meeting', who: ['Ines'], day: '2026-12-04', time: '10:00' },
    ],
    [
      'Marta asks for the slides by next Tuesday',
      { type: 'note', who: ['Marta'], commitments: [asked('the slides', '2026-12-08')] },
    ],
    [
      'called Marta about the workshop on Friday',
      { type: 'call', who: ['Marta'], about: 'the workshop on Friday' },
    ],
    [
      'met Leo about the offer yesterday',
      { type: 'meeting', who: ['Leo'], day: '2026-12-01', about: 'the offer' },
    ],
    [
      'call Tom tomorrow at 3 about the invoice',
      { type: 'call', who: ['Tom'], day: '2026-12-03', time: '15:00', about: 'the invoice' },
    ],
    [
      'spoke with Elena Petrova this morning, will send the revised contract tomorrow',
      {
        type: 'call',
        who: ['Elena Petrova'],
        day: '2026-12-02',
        time: '09:00',
        commitments: [mine('send the revised contract', '2026-12-03')],
      },
    ],
    [
      "Had coffee with Jonas, he's moving to Zurich in March and wants an intro to our team there",
      { type: 'meeting', who: ['Jonas'], commitments: [asked('an intro to our team there')] },
    ],
    [
      'Lunch Thursday 1pm with Sofia and Marco at Da Enzo',
      { type: 'meeting', who: ['Sofia', 'Marco'], day: '2026-12-03', time: '13:00' },
    ],
    [
      'Phoned Bob. Promised him two tickets. He will get back to me next week about the venue',
      {
        type: 'call',
        who: ['Bob'],
        commitments: [
          mine('two tickets'),
          theirs('get back to me next week about the venue', '2026-12-09'),
        ],
      },
    ],
    [
      'Remind me to send Nina the photos on Friday',
      { type: 'note', who: ['Nina'], commitments: [mine('send Nina the photos', '2026-12-04')] },
    ],
    ['note: Peter prefers mornings and hates video calls', { type: 'note', who: ['Peter'] }],
    [
      'I promised Wei the slides by tomorrow',
      { type: 'note', who: ['Wei'], commitments: [mine('the slides', '2026-12-03')] },
    ],
    ['called Tom at 10, no answer', { type: 'call', who: ['Tom'], time: '10:00' }],
    ['ran into Priya at the fair', { type: 'event', who: ['Priya'] }],
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual({ ...NOTHING, ...expected });
  });

  it('loses no word of a promise, of any text in any order', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'called',
        'Marta',
        'promised',
        'she',
        'asks',
        'for',
        'by Friday',
        ',',
        ';',
        'and',
        'will',
        'about',
        '.',
      ),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const line = words.join(' ').replaceAll(/\s+/gu, ' ').trim();
        for (const { text } of read(line).commitments) expect(line).toContain(text);
      }),
      { numRuns: 300 },
    );
  });
});
