import { type Example, NOTHING, mine, read, theirs } from './line-examples.ts';

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
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual({ ...NOTHING, ...expected });
  });
});
