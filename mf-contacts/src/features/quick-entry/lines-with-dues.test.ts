import { type Example, NOTHING, asked, mine, read, theirs } from './line-examples.ts';

describe('what is due by a day without a verb for it', () => {
  it.each<Example>([
    [
      'Lena short 40 cases, crediting her by end of week',
      { type: 'note', who: ['Lena'], commitments: [mine('crediting her', '2026-12-04')] },
    ],
    [
      'Workshop with Lena yesterday, slides from me by tomorrow',
      {
        type: 'meeting',
        who: ['Lena'],
        day: '2026-12-01',
        commitments: [mine('slides from me', '2026-12-03')],
      },
    ],
    [
      'met Lena, numbers from her by friday',
      { type: 'meeting', who: ['Lena'], commitments: [theirs('numbers from her', '2026-12-04')] },
    ],
    [
      'Lunch with Lena Friday 12.30, Café Papon',
      { type: 'meeting', who: ['Lena'], day: '2026-12-04', time: '12:30' },
    ],
    [
      'Lena wants to push our 4pm tomorrow to Friday same time',
      { type: 'meeting', who: ['Lena'], day: '2026-12-04', isMoved: true },
    ],
    [
      'emailed Lena, nudge her friday',
      { type: 'email', who: ['Lena'], commitments: [mine('nudge her', '2026-12-04')] },
    ],
    [
      "coffee w Lena, said i'd intro her to the team this week",
      {
        type: 'meeting',
        who: ['Lena'],
        commitments: [mine('intro her to the team', '2026-12-04')],
      },
    ],
    [
      'zoom w Lena 11-11.45 yesterday',
      { type: 'meeting', who: ['Lena'], day: '2026-12-01', time: '11:00', duration: 45 },
    ],
    [
      "saw Lena, I'll send minutes today & a draft budget by 11 dec",
      {
        type: 'meeting',
        who: ['Lena'],
        commitments: [mine('send minutes', '2026-12-02'), mine('a draft budget', '2026-12-11')],
      },
    ],
    [
      'Lena rang - sending the signed form over by fri, needs our number',
      {
        type: 'call',
        who: ['Lena'],
        commitments: [theirs('sending the signed form over', '2026-12-04'), asked('our number')],
      },
    ],
    [
      "called Lena, she'll get back to me after the weekend",
      { type: 'call', who: ['Lena'], commitments: [theirs('get back to me', '2026-12-07')] },
    ],
    [
      'Lena called, asked for two tickets for the 19th',
      {
        type: 'call',
        who: ['Lena'],
        commitments: [asked('two tickets for the 19th', '2026-12-19')],
      },
    ],
    [
      "Lena didn't turn up to the 1pm, need to rebook",
      { type: 'note', who: ['Lena'], commitments: [mine('rebook')] },
    ],
    [
      "call with Lena - she'll redo it by Monday, I'm sending the questions tonight",
      {
        type: 'call',
        who: ['Lena'],
        commitments: [theirs('redo it', '2026-12-07'), mine('sending the questions', '2026-12-02')],
      },
    ],
    [
      'Lena asked for a letter, needs it 15 Dec',
      { type: 'note', who: ['Lena'], commitments: [asked('a letter', '2026-12-15')] },
    ],
    [
      'sent Lena the draft, she signs and returns it by 4 Dec',
      {
        type: 'email',
        who: ['Lena'],
        commitments: [theirs('returns it (she signs)', '2026-12-04')],
      },
    ],
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual({ ...NOTHING, ...expected });
  });
});
