import { type Example, NOTHING, mine, read, theirs } from './line-examples.ts';

describe('days and times as people type them', () => {
  it.each<Example>([
    [
      'Lena lunch thurs 12:30 the Oak Room',
      { type: 'meeting', who: ['Lena'], day: '2026-12-03', time: '12:30' },
    ],
    [
      'board mtg w Lena 9 dec 10-12',
      { type: 'meeting', who: ['Lena'], day: '2026-12-09', time: '10:00', duration: 120 },
    ],
    [
      'video call with Lena tomorrow at 17h, 30 min',
      { type: 'call', who: ['Lena'], day: '2026-12-03', time: '17:00', duration: 30 },
    ],
    [
      'called Lena, try again fri am',
      { type: 'call', who: ['Lena'], commitments: [mine('try again', '2026-12-04')] },
    ],
    [
      "called Lena, she'll send the deed by mid december",
      { type: 'call', who: ['Lena'], commitments: [theirs('send the deed', '2026-12-15')] },
    ],
    [
      "called Lena, I'll send the list by cob friday",
      { type: 'call', who: ['Lena'], commitments: [mine('send the list', '2026-12-04')] },
    ],
    [
      "Lena can't do thursday, now fri 2pm",
      { type: 'meeting', who: ['Lena'], day: '2026-12-04', time: '14:00', isMoved: true },
    ],
    [
      'Lena and Sam on teams this morning, all good',
      { type: 'meeting', who: ['Lena', 'Sam'], day: '2026-12-02', time: '09:00' },
    ],
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual({ ...NOTHING, ...expected });
  });
});
