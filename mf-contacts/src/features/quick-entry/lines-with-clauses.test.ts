import { type Example, NOTHING, asked, mine, read, theirs } from './line-examples.ts';

describe('a line of several clauses', () => {
  it.each<Example>([
    [
      'Rang Ingrid, promised the quote by Monday',
      { type: 'call', who: ['Ingrid'], commitments: [mine('the quote', '2026-12-07')] },
    ],
    [
      'zoom w Owen yesterday 45 mins',
      { type: 'meeting', who: ['Owen'], day: '2026-12-01', duration: 45 },
    ],
    [
      'coaching session with Nadia yesterday, i said id send the exercise by Monday',
      {
        type: 'meeting',
        who: ['Nadia'],
        day: '2026-12-01',
        commitments: [mine('send the exercise', '2026-12-07')],
      },
    ],
    [
      'Met Owen yesterday for tea, he will send the figures on Monday',
      {
        type: 'meeting',
        who: ['Owen'],
        day: '2026-12-01',
        commitments: [theirs('send the figures', '2026-12-07')],
      },
    ],
    [
      'emailed Jörg the brochure, need to follow up next Tuesday',
      { type: 'email', who: ['Jörg'], commitments: [mine('follow up', '2026-12-08')] },
    ],
    [
      "Spoke with Liz on Friday about the grant, she asked for last year's accounts",
      {
        type: 'call',
        who: ['Liz'],
        day: '2026-11-27',
        about: 'the grant',
        commitments: [asked("last year's accounts")],
      },
    ],
    [
      'Mit Renate Vogel telefoniert, habe ihr die Unterlagen bis Montag versprochen',
      { type: 'call', who: ['Renate Vogel'], commitments: [mine('die Unterlagen', '2026-12-07')] },
    ],
    [
      'Nadia texted: signed forms come tomorrow',
      {
        type: 'message',
        who: ['Nadia'],
        commitments: [theirs('signed forms come', '2026-12-03')],
      },
    ],
    [
      'called lena, her new number is +44 20 7946 0188, likes short mails',
      { type: 'call', who: ['lena'] },
    ],
    [
      'caled Dermot Quinn tody, i promissed him teh sketch by thrusday',
      {
        type: 'call',
        who: ['Dermot Quinn'],
        day: '2026-12-02',
        commitments: [mine('teh sketch', '2026-12-03')],
      },
    ],
    [
      "Meeting with Kate and Ruth at Fairholm last Thursday, I'll send minutes by Monday",
      {
        type: 'meeting',
        who: ['Kate', 'Ruth'],
        day: '2026-11-26',
        commitments: [mine('send minutes', '2026-12-07')],
      },
    ],
    [
      'Lunch with Hugo Brandt, promised intro to our CTO',
      { type: 'meeting', who: ['Hugo Brandt'], commitments: [mine('intro to our CTO')] },
    ],
    [
      "Quick call w/ Will: he'll confirm seats by 18 Dec, I owe him the floor plan tomorrow",
      {
        type: 'call',
        who: ['Will'],
        commitments: [theirs('confirm seats', '2026-12-18'), mine('the floor plan', '2026-12-03')],
      },
    ],
    [
      'Meg Hale prefers calls after 4pm, two dogs, hates slides',
      { type: 'note', who: ['Meg Hale'] },
    ],
    [
      'the CFO of Fairholm rang 2 days ago, wants a new quote before the end of the month',
      {
        type: 'call',
        who: ['CFO Fairholm'],
        day: '2026-11-30',
        commitments: [asked('a new quote', '2026-12-31')],
      },
    ],
    [
      'Fairholm: Frau Vogel will get back to me next week re the trial',
      {
        type: 'note',
        who: ['Vogel'],
        commitments: [theirs('get back to me next week re the trial', '2026-12-09')],
      },
    ],
    [
      'Sent Ruth the deck, she promised comments in two weeks',
      { type: 'email', who: ['Ruth'], commitments: [theirs('comments', '2026-12-16')] },
    ],
    [
      "26 Nov call with Rashid Amin - he wants case studies, I said I'd send three by 9 Dec",
      {
        type: 'call',
        who: ['Rashid Amin'],
        day: '2026-11-26',
        commitments: [asked('case studies'), mine('send three', '2026-12-09')],
      },
    ],
    [
      'No answer from Ingrid, left a voicemail, try again tomorrow',
      { type: 'call', who: ['Ingrid'], commitments: [mine('try again', '2026-12-03')] },
    ],
    [
      'Owen on WhatsApp this morning: can I review his draft by Friday?',
      {
        type: 'message',
        who: ['Owen'],
        day: '2026-12-02',
        time: '09:00',
        commitments: [asked('review his draft', '2026-12-04')],
      },
    ],
    [
      'Zoom with Fairholm (Jim), decided to skip the audit, no one promised anything',
      { type: 'meeting', who: ['Fairholm Jim'] },
    ],
    [
      "Dermot didn't promise a discount, but I will check with legal by Friday",
      {
        type: 'note',
        who: ['Dermot'],
        commitments: [mine('check with legal', '2026-12-04')],
      },
    ],
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual({ ...NOTHING, ...expected });
  });
});
