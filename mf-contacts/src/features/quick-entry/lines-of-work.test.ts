import { type Example, NOTHING, asked, mine, read, theirs } from './line-examples.ts';

const states = (line: string, expected: Example[1]) =>
  expect(read(line)).toEqual({ ...NOTHING, ...expected });

describe('lines of a key account manager', () => {
  it.each<Example>([
    [
      'Called Dave at Orbis, he wants a revised SLA by Dec 11',
      { type: 'call', who: ['Dave'], commitments: [asked('a revised SLA', '2026-12-11')] },
    ],
    [
      "Tom Reyes called, he's sending the PO tomorrow",
      { type: 'call', who: ['Tom Reyes'], commitments: [theirs('sending the PO', '2026-12-03')] },
    ],
    [
      'QBR with Lena Ortiz and Sam Park on Tuesday, they asked for a roadmap',
      {
        type: 'meeting',
        who: ['Lena Ortiz', 'Sam Park'],
        day: '2026-12-01',
        commitments: [asked('a roadmap')],
      },
    ],
    ['Texted Jim the address for tomorrow', { type: 'message', who: ['Jim'] }],
    ['Emailed Priya the agenda for Thursday', { type: 'email', who: ['Priya'] }],
    [
      'Left a voicemail for Mike, call back Friday',
      { type: 'call', who: ['Mike'], commitments: [mine('call back', '2026-12-04')] },
    ],
    ["Couldn't reach Sue today", { type: 'call', who: ['Sue'], day: '2026-12-02' }],
    [
      'Follow up with Nora next Tuesday',
      { type: 'note', who: ['Nora'], commitments: [mine('Follow up with Nora', '2026-12-08')] },
    ],
    [
      'Will called, he needs the invoice by tmrw',
      { type: 'call', who: ['Will'], commitments: [asked('the invoice', '2026-12-03')] },
    ],
    [
      'Sent a WhatsApp to Bill, he will reply on Monday',
      { type: 'message', who: ['Bill'], commitments: [theirs('reply', '2026-12-07')] },
    ],
    [
      'Dinner with Carla Ruiz Thursday 7pm',
      { type: 'meeting', who: ['Carla Ruiz'], day: '2026-12-03', time: '19:00' },
    ],
    ['Raj is on vacation until Monday', { type: 'note', who: ['Raj'] }],
    ["Anna's assistant is Beth, loves hiking", { type: 'note', who: ['Anna'] }],
    [
      'Visited Orbis yesterday, met Dave and Pete, they agreed to a pilot',
      { type: 'meeting', who: ['Orbis'], day: '2026-12-01', commitments: [theirs('a pilot')] },
    ],
    [
      'talked to Ken 11/30, promised him pricing by 12/9',
      {
        type: 'call',
        who: ['Ken'],
        day: '2026-11-30',
        commitments: [mine('pricing', '2026-12-09')],
      },
    ],
    [
      'Call with Grace Kim tomorrow 9:30',
      { type: 'call', who: ['Grace Kim'], day: '2026-12-03', time: '09:30' },
    ],
    ['Met Leo, next review is Tuesday at 10', { type: 'meeting', who: ['Leo'] }],
    [
      'Marta emailed, will send the contract on Friday',
      { type: 'email', who: ['Marta'], commitments: [theirs('send the contract', '2026-12-04')] },
    ],
  ])('%s', states);
});

describe('lines of a consultant', () => {
  it.each<Example>([
    [
      "Rang Fiona this afternoon re: the audit, I'll draft the SoW by Friday",
      {
        type: 'call',
        who: ['Fiona'],
        day: '2026-12-02',
        about: 'the audit',
        commitments: [mine('draft the SoW', '2026-12-04')],
      },
    ],
    [
      'Caught up with Hamish last Friday, he said he would share the board pack in a fortnight',
      {
        type: 'meeting',
        who: ['Hamish'],
        day: '2026-11-27',
        commitments: [theirs('share the board pack', '2026-12-16')],
      },
    ],
    [
      'Teams with Rupert and Zoe, agreed that I would circulate notes by Monday',
      {
        type: 'meeting',
        who: ['Rupert', 'Zoe'],
        commitments: [mine('circulate notes', '2026-12-07')],
      },
    ],
    ['Alistair emailed: the data room opens on Monday', { type: 'email', who: ['Alistair'] }],
    [
      'Isla wrote: could you send the rates by weds',
      { type: 'email', who: ['Isla'], commitments: [asked('send the rates', '2026-12-09')] },
    ],
    [
      "Workshop with Nigel on 30 November, he'd like a summary by the end of the week",
      {
        type: 'meeting',
        who: ['Nigel'],
        day: '2026-11-30',
        commitments: [asked('a summary', '2026-12-04')],
      },
    ],
    ["Spoke to Gareth, he won't sign before January", { type: 'call', who: ['Gareth'] }],
    [
      'Phoned Moira; she is going to check the budget and will ring back tomorrow',
      {
        type: 'call',
        who: ['Moira'],
        commitments: [theirs('check the budget'), theirs('ring back', '2026-12-03')],
      },
    ],
    [
      "Didn't get through to Callum, trying again on Thursday",
      { type: 'call', who: ['Callum'], commitments: [mine('trying again', '2026-12-03')] },
    ],
    [
      "I told Freya I'd introduce her to Ben by 10 December",
      { type: 'note', who: ['Freya'], commitments: [mine('introduce her to Ben', '2026-12-10')] },
    ],
    [
      'Coffee with Angus next Wednesday at 11',
      { type: 'meeting', who: ['Angus'], day: '2026-12-09', time: '11:00' },
    ],
    ['Elspeth dislikes long emails, best after 5pm', { type: 'note', who: ['Elspeth'] }],
    [
      'Met Ewan and Dr. Shah at the clinic, nothing agreed',
      { type: 'meeting', who: ['Ewan', 'Shah'] },
    ],
    ['Yesterday, called Niamh', { type: 'call', who: ['Niamh'], day: '2026-12-01' }],
  ])('%s', states);

  it('reads numbers in the order of the user', () => {
    expect(read('Rang Fiona on 30/11, promised rates by 9/12', 'day-first')).toMatchObject({
      day: '2026-11-30',
      commitments: [mine('rates', '2026-12-09')],
    });
  });
});

describe('lines of a fundraiser', () => {
  it.each<Example>([
    [
      'Tea with Lady Ashworth on Sunday, she pledged £5,000 by the end of January',
      {
        type: 'meeting',
        who: ['Lady Ashworth'],
        day: '2026-11-29',
        commitments: [theirs('£5,000', '2027-01-31')],
      },
    ],
    [
      'Ran into Harold at the gala, he would love a tour',
      { type: 'event', who: ['Harold'], commitments: [asked('a tour')] },
    ],
    ['Thanked Rosa by email for the gift', { type: 'email', who: ['Rosa'] }],
    [
      "Called Mr. Whitfield's office, they'll confirm the date on Monday",
      { type: 'call', who: ['Whitfield'], commitments: [theirs('confirm the date', '2026-12-07')] },
    ],
    [
      'Wrote to Imogen, I must send the gift form tomorrow',
      { type: 'email', who: ['Imogen'], commitments: [mine('send the gift form', '2026-12-03')] },
    ],
    [
      'Coffee with Abby Stone, she offered to host a dinner in two weeks',
      {
        type: 'meeting',
        who: ['Abby Stone'],
        commitments: [theirs('host a dinner', '2026-12-16')],
      },
    ],
    [
      'Send Percy the annual report by Monday',
      {
        type: 'note',
        who: ['Percy'],
        commitments: [mine('Send Percy the annual report', '2026-12-07')],
      },
    ],
    [
      'Gala lunch with Joan Webb, Art Cole and Kim tomorrow',
      { type: 'meeting', who: ['Joan Webb', 'Art Cole', 'Kim'], day: '2026-12-03' },
    ],
    [
      'message from Dot: check comes on Friday',
      { type: 'message', who: ['Dot'], commitments: [theirs('check comes', '2026-12-04')] },
    ],
    ['Winifred never promised a legacy', { type: 'note', who: ['Winifred'] }],
    [
      'aisha will send the list tomorrow',
      { type: 'note', who: ['aisha'], commitments: [theirs('send the list', '2026-12-03')] },
    ],
    [
      'Hal asked me to call Joan by Friday',
      { type: 'note', who: ['Hal'], commitments: [asked('call Joan', '2026-12-04')] },
    ],
  ])('%s', states);
});
