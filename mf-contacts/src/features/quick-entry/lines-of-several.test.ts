import { type Example, NOTHING, asked, mine, read, theirs } from './line-examples.ts';

const states = (line: string, expected: Example[1]) =>
  expect(read(line)).toEqual({ ...NOTHING, ...expected });

describe('a line about several people', () => {
  it.each<Example>([
    [
      'saw lena + sam yesterday, sam sends the floor plan by fri',
      {
        type: 'meeting',
        who: ['lena', 'sam'],
        day: '2026-12-01',
        commitments: [theirs('sam sends the floor plan', '2026-12-04')],
      },
    ],
    [
      'Met Lena and Sam, Sam to draft the terms by Monday',
      {
        type: 'meeting',
        who: ['Lena', 'Sam'],
        commitments: [theirs('Sam to draft the terms', '2026-12-07')],
      },
    ],
    ['met lena and agreed terms', { type: 'meeting', who: ['lena'] }],
    ['called lena and left a voicemail', { type: 'call', who: ['lena'] }],
  ])('%s', states);
});

describe('what belongs to no promise', () => {
  it.each<Example>([
    [
      'Rang Lena, asked for the rates, loves the new office',
      { type: 'call', who: ['Lena'], commitments: [asked('the rates')] },
    ],
    [
      'Lena called, wants dates for the week of the 14th',
      { type: 'call', who: ['Lena'], commitments: [asked('dates for the week of the 14th')] },
    ],
    [
      'Lunch with Lena, wants to go over the D&O cover',
      { type: 'meeting', who: ['Lena'], commitments: [asked('go over the D&O cover')] },
    ],
  ])('%s', states);
});

describe('who owes something', () => {
  it.each<Example>([
    [
      "Spoke to Lena, she's chasing the forms",
      { type: 'call', who: ['Lena'], commitments: [asked('the forms')] },
    ],
    [
      'Coffee with Lena, i do the agenda, she brings the plan tomorrow',
      {
        type: 'meeting',
        who: ['Lena'],
        commitments: [mine('do the agenda'), theirs('brings the plan', '2026-12-03')],
      },
    ],
    [
      "text from Lena - rates are late, she'll have it on Friday",
      {
        type: 'message',
        who: ['Lena'],
        commitments: [theirs('have it (rates are late)', '2026-12-04')],
      },
    ],
    [
      'mit Lena telefoniert, schickt die Liste bis Freitag, ich soll die Preise nachreichen',
      {
        type: 'call',
        who: ['Lena'],
        commitments: [theirs('schickt die Liste', '2026-12-04'), mine('die Preise nachreichen')],
      },
    ],
  ])('%s', states);
});

describe('days and times of other countries', () => {
  it.each<Example>([
    [
      'Termin mit Lena am 9.12. um 14:30 Uhr',
      { type: 'meeting', who: ['Lena'], day: '2026-12-09', time: '14:30' },
    ],
    [
      'Zoom with Lena 9.12. 15:00',
      { type: 'meeting', who: ['Lena'], day: '2026-12-09', time: '15:00' },
    ],
    [
      'Session with Lena yesterday 9-10:30',
      { type: 'meeting', who: ['Lena'], day: '2026-12-01', time: '09:00', duration: 90 },
    ],
    [
      "Lena rang, I'm to call back 16th",
      { type: 'call', who: ['Lena'], commitments: [mine('call back', '2026-12-16')] },
    ],
    [
      'left vm for lena, pledged 5k before year end',
      { type: 'call', who: ['lena'], commitments: [theirs('5k', '2026-12-31')] },
    ],
  ])('%s', states);
});

describe('appointments by other names', () => {
  it.each<Example>([
    [
      'viewing w/ Lena Fri 10am, 4 Mill Lane',
      { type: 'meeting', who: ['Lena'], day: '2026-12-04', time: '10:00' },
    ],
    [
      'Lena toured the plant on Monday 11ish, wants the test reports',
      {
        type: 'meeting',
        who: ['Lena'],
        day: '2026-11-30',
        time: '11:00',
        commitments: [asked('the test reports')],
      },
    ],
    ['sent Lena the demo', { type: 'email', who: ['Lena'] }],
    [
      'lunch and learn with Lena Friday 12:15',
      { type: 'meeting', who: ['Lena'], day: '2026-12-04', time: '12:15' },
    ],
  ])('%s', states);
});

describe('a day that belongs to what was said before', () => {
  it.each<Example>([
    [
      'emailed Lena, waiting on her quote, she said Friday',
      { type: 'email', who: ['Lena'], commitments: [theirs('quote', '2026-12-04')] },
    ],
    [
      'Lena asked for the samples, told her id bring them fri',
      {
        type: 'note',
        who: ['Lena'],
        commitments: [asked('the samples'), mine('bring them (the samples)', '2026-12-04')],
      },
    ],
    [
      'Email from Lena 25 Nov, needs the certificate before Friday',
      {
        type: 'email',
        who: ['Lena'],
        day: '2026-11-25',
        commitments: [asked('the certificate', '2026-12-04')],
      },
    ],
    [
      'call w Lena, she tries it on two sites, f/u in 2 wks',
      {
        type: 'call',
        who: ['Lena'],
        commitments: [mine('f/u', '2026-12-16')],
      },
    ],
  ])('%s', states);
});

describe('what a line says in passing', () => {
  it.each<Example>([
    [
      'demo w/ Lena Fri 10am, need to send the agenda the day before',
      {
        type: 'meeting',
        who: ['Lena'],
        day: '2026-12-04',
        time: '10:00',
        commitments: [mine('send the agenda', '2026-12-03')],
      },
    ],
    ['lena pushing the choice to january', { type: 'note', who: ['lena pushing'] }],
    [
      'owe lena the fee letter, said end of month',
      { type: 'note', who: ['lena'], commitments: [mine('the fee letter', '2026-12-31')] },
    ],
    ['Gala last sat: Lena at our table', { type: 'event', who: ['Lena'], day: '2026-11-28' }],
    [
      "Lena rang, wants the forms, told her they'd go out tomorrow",
      {
        type: 'call',
        who: ['Lena'],
        commitments: [asked('the forms'), mine('go out', '2026-12-03')],
      },
    ],
  ])('%s', states);
});

describe('a meeting that moves', () => {
  it.each<Example>([
    [
      'Call with Lena moved from tomorrow to Friday 16:00',
      { type: 'meeting', who: ['Lena'], day: '2026-12-04', time: '16:00', isMoved: true },
    ],
    [
      'Lena canceled, moved to the 14th 3pm',
      { type: 'meeting', who: ['Lena'], day: '2026-12-14', time: '15:00', isMoved: true },
    ],
    ['Lena pushed the deadline to Friday', { type: 'note', who: ['Lena'] }],
    ['Lena moved to Lisbon', { type: 'note', who: ['Lena'] }],
  ])('%s', states);
});

describe('a first clause without a verb', () => {
  it.each<Example>([
    [
      'lunch with Lena and Sam on friday, talked prices',
      { type: 'meeting', who: ['Lena', 'Sam'], day: '2026-11-27' },
    ],
    ['lunch with Lena on friday', { type: 'meeting', who: ['Lena'], day: '2026-12-04' }],
    [
      'Lena plant visit fri 11-12',
      { type: 'meeting', who: ['Lena'], day: '2026-12-04', time: '11:00', duration: 60 },
    ],
    [
      'Lena hasnt paid yet, promised by the 15th',
      {
        type: 'note',
        who: ['Lena'],
        commitments: [theirs('Lena hasnt paid yet', '2026-12-15')],
      },
    ],
    [
      'Lena wants to move fridays call to next tues 3pm',
      { type: 'meeting', who: ['Lena'], day: '2026-12-08', time: '15:00', isMoved: true },
    ],
    ['msg from Lena: trucks are late', { type: 'message', who: ['Lena'] }],
    [
      'Lena - verbal yes, agreement to her by dec 11',
      { type: 'note', who: ['Lena'], commitments: [mine('agreement to her', '2026-12-11')] },
    ],
  ])('%s', states);
});

describe('what is to be done after a line', () => {
  it.each<Example>([
    [
      'voicemail from Lena, call her back this pm',
      { type: 'call', who: ['Lena'], commitments: [mine('call her back', '2026-12-02')] },
    ],
    [
      "Lena rang 9.15, said I'd have it friday. She sends their logo",
      {
        type: 'call',
        who: ['Lena'],
        time: '09:15',
        commitments: [mine('have it', '2026-12-04'), theirs('sends their logo')],
      },
    ],
    [
      'Lena and Sam confirmed, 14 jan 6pm',
      { who: ['Lena', 'Sam'], day: '2027-01-14', time: '18:00' },
    ],
    [
      'Treffen mit Lena am 8.12. um 14 Uhr, Vorstandswahl',
      { type: 'meeting', who: ['Lena'], day: '2026-12-08', time: '14:00' },
    ],
  ])('%s', states);
});

describe('clauses of others', () => {
  it.each<Example>([
    [
      'met lena & sam at the fair thing yesterday, both keen',
      { type: 'meeting', who: ['lena', 'sam'], day: '2026-12-01' },
    ],
    [
      "Lena can't do Fri, moved to Tues 8th at 10",
      { type: 'meeting', who: ['Lena'], day: '2026-12-08', time: '10:00', isMoved: true },
    ],
    [
      'met Sam, I send the split by Friday, Lena checks the codes',
      {
        type: 'meeting',
        who: ['Sam'],
        commitments: [mine('send the split', '2026-12-04'), theirs('checks the codes')],
      },
    ],
    [
      'Lena visits the showroom dec 14 at 11',
      { type: 'meeting', who: ['Lena'], day: '2026-12-14', time: '11:00' },
    ],
  ])('%s', states);
});
