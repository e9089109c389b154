import { type Example, NOTHING, asked, mine, read, theirs } from './line-examples.ts';

const states = (line: string, expected: Example[1]) =>
  expect(read(line)).toEqual({ ...NOTHING, ...expected });

describe('lines in German', () => {
  it.each<Example>([
    [
      'Herrn Brand angerufen, er möchte ein Angebot bis Freitag',
      { type: 'call', who: ['Brand'], commitments: [asked('ein Angebot', '2026-12-04')] },
    ],
    [
      'Gestern Anna Weber getroffen, sie schickt die Zahlen bis Montag',
      {
        type: 'meeting',
        who: ['Anna Weber'],
        day: '2026-12-01',
        commitments: [theirs('schickt die Zahlen', '2026-12-07')],
      },
    ],
    [
      'Jonas Kern wegen Vertrag gemailt, ich muss ihm morgen die Liste schicken',
      {
        type: 'email',
        who: ['Jonas Kern'],
        about: 'Vertrag',
        commitments: [mine('ihm morgen die Liste schicken', '2026-12-03')],
      },
    ],
    [
      'Frau Lang bittet um zwei Referenzen bis 15. Dezember',
      { type: 'note', who: ['Lang'], commitments: [asked('zwei Referenzen', '2026-12-15')] },
    ],
    [
      'Mit Uwe Falk gesprochen und er hat mir die Pläne bis nächste Woche zugesagt',
      { type: 'call', who: ['Uwe Falk'], commitments: [theirs('die Pläne', '2026-12-09')] },
    ],
    [
      'Treffen mit Eva Roth am Freitag um 10 Uhr',
      { type: 'meeting', who: ['Eva Roth'], day: '2026-12-04', time: '10:00' },
    ],
  ])('%s', states);
});
