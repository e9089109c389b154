import { offered, type FakeAccount } from '../testing/fake-account.ts';
import { fakePerson } from '../testing/fake-person.ts';
import { readWhen } from './read-when.ts';

const ACCOUNT: FakeAccount = {
  people: [
    ['Marta Weiss', 'Acme AG', 'Bern'],
    ['Peter Novak', 'Engines Ltd', 'Zurich'],
    ['Anna Keller', 'Engines Ltd', 'Basel'],
  ].map(([displayName = '', organizationName = '', text = ''], index) =>
    fakePerson({
      ...{ id: `p-${index}`, displayName, organizationName },
      ...{ primaryEmail: `p${index}@acme.example`, primaryPhone: '+41 44 668 18 00' },
      match: { kind: 'address', type: null, text },
    }),
  ),
  labels: ['VIP', 'Supplier', 'Customer', 'At risk'].map((name) => ({ id: name, name })),
  views: [{ id: 'v-1', name: 'Board' }],
  places: { company: ['Acme AG', 'Engines Ltd'], city: ['Bern'], country: [], department: [] },
  // A Saturday.
  now: new Date('2026-11-28T10:20:00'),
};
const first = (typed: string) => offered(typed, ACCOUNT).lines[0];

describe('words of users about labels', () => {
  it.each([
    ['make a label called churned', 'New label, “churned”'],
    ['rename the vip tag to key account', 'Edit labels, “vip to key account”'],
    ['+VIP marta', 'Add the label “VIP” to Marta Weiss'],
    ['marta = at risk', 'Add the label “At risk” to Marta Weiss'],
    ['marta → vip', 'Add the label “VIP” to Marta Weiss'],
    ['marta -vip', 'Take the label “VIP” off Marta Weiss'],
    ['move marta to suppliers', 'Add the label “Supplier” to Marta Weiss'],
    ['add marta and peter to suppliers', 'Add the label “Supplier” to Marta Weiss and Peter Novak'],
    ["marta isn't a customer anymore", 'Take the label “Customer” off Marta Weiss'],
    ['tag everyone at Engines as supplier', 'Add the label “Supplier” to: at Engines Ltd'],
    ['add vip to all customers in bern', 'Add the label “VIP” to: Customer, in Bern'],
    ['remove vip from all customers', 'Take the label “VIP” off: Customer'],
  ])('%s', (typed, line) => {
    expect(first(typed)).toBe(line);
  });
});

describe('words of users about one person', () => {
  it.each([
    ["copy marta's email", 'Copy the email address of Marta Weiss'],
    ['copy number of peter', 'Copy the phone number of Peter Novak'],
    ['move the session with peter to 3', 'Move the next meeting with Peter Novak, 3:00 PM'],
    ['bring back marta', 'Bring back what is snoozed for Marta Weiss'],
    [
      'put marta on ice until march',
      'Snooze the next step with Marta Weiss, Monday, December 28, the latest possible day',
    ],
    ['marta only on fridays', 'Add what Marta Weiss told you, “only on fridays”'],
    [
      'drop the cadence of marta to quarterly',
      'Set how often to be in touch with Marta Weiss, every quarter',
    ],
    [
      'see marta every other friday',
      'Set how often to be in touch with Marta Weiss, every 2 weeks',
    ],
    ['marta promised me the slides', 'Note what Marta Weiss promised you, “slides”'],
    ['pledged marta the slides', 'Note what you promised Marta Weiss, “slides”'],
    [
      "called peter, he'll sign next week",
      "Log a call with Peter Novak, “he'll sign next week”, then “he'll sign” on Monday, November 30",
    ],
    [
      'note on peter: prefers mornings, follow up tomorrow',
      'Log a note about Peter Novak, “prefers mornings, follow up tomorrow”, then “follow up” on Sunday, November 29',
    ],
    ['write to peter re invoice 2231', 'Find words for Peter Novak, “invoice 2231”'],
    ['chase peter', 'Write a follow-up to Peter Novak'],
    ['loop in peter', 'Plan an email to Peter Novak'],
    ["add to marta's notes: allergic to nuts", 'Log a note about Marta Weiss, “allergic to nuts”'],
    [
      'qbr with marta 14 dec 3pm',
      'Plan a meeting with Marta Weiss, “qbr”, Monday, December 14, 3:00 PM',
    ],
    ["told marta i'd send the list", 'Note what you promised Marta Weiss, “list”'],
    ['has marta replied', 'See the interactions with Marta Weiss'],
    ['help me write to marta about the delay', 'Find words for Marta Weiss, “the delay”'],
    ['what did marta and i talk about last', 'See the interactions with Marta Weiss'],
    [
      'ping marta about the offer tomorrow',
      'Plan a message to Marta Weiss, “the offer”, Sunday, November 29',
    ],
    [
      'lunch with marta about the board review',
      'Plan a meeting with Marta Weiss, “the board review”',
    ],
  ])('%s', (typed, line) => {
    expect(first(typed)).toBe(line);
  });
});

describe('words of users about people who belong together', () => {
  it.each([
    ['marta reports to anna', 'Add a relation of Marta Weiss and Anna Keller, “reports to anna”'],
    [
      'anna was introduced by peter',
      'Add a relation of Anna Keller and Peter Novak, “was introduced by peter”',
    ],
    ['relate marta', 'Add a relation of Marta Weiss'],
    ['add relation for marta', 'Add a relation of Marta Weiss'],
    [
      'peter is the boss of anna',
      'Add a relation of Peter Novak and Anna Keller, “is the boss of anna”',
    ],
  ])('%s', (typed, line) => {
    expect(first(typed)).toBe(line);
  });
});

describe('words of users that were misread', () => {
  it.each([
    ['who owes me', 'Open promises'],
    [
      'marta still has to send me the contract',
      'Note what Marta Weiss promised you, “send the contract”',
    ],
    ['peter will send me the draft', 'Note what Peter Novak promised you, “send the draft”'],
    [
      "write to marta to say thanks for tuesday's workshop",
      "Thank Marta Weiss, “tuesday's workshop”",
    ],
    ['marta now works at Globex', 'Change the company of Marta Weiss, “now works at Globex”'],
    [
      'coffee w/ petter novak tmrw 10ish',
      'Plan a meeting with Peter Novak, “Coffee”, Sunday, November 29, 10:00 AM',
    ],
    [
      'left a voicemail for peter, no answer',
      'Log a call with Peter Novak, “Voicemail, no answer”',
    ],
    // It's a Saturday.
    [
      'i owe peter the list by saturday',
      'Note what you promised Peter Novak, “list”, Saturday, December 5',
    ],
  ])('%s', (typed, line) => {
    expect(first(typed)).toBe(line);
  });

  it.each([
    [
      'coffee with marta nxt tues 3pm',
      'Plan a meeting with Marta Weiss, “Coffee”, Tuesday, December 1, 3:00 PM',
    ],
    [
      'move marta to thursday 10am',
      'Move the next meeting with Marta Weiss, Thursday, December 3, 10:00 AM',
    ],
    ['move marta to thursday', 'Snooze the next step with Marta Weiss, Thursday, December 3'],
    ['everyone labeled customer in bern', 'Filter: Customer, in Bern'],
    [
      'site visit at thornbury barn friday 11am with peter',
      'Plan a meeting with Peter Novak, “Site visit”, Friday, December 4, 11:00 AM, in Thornbury Barn',
    ],
    ['called peter 20 mins', 'Log a call with Peter Novak, 20 minutes'],
    [
      'zoom with peter 11 dec 16:30',
      'Plan a meeting with Peter Novak, “Zoom”, Friday, December 11, 4:30 PM',
    ],
    ['stop reminding me about peter', 'Set how often to be in touch with Peter Novak'],
    [
      'renewal mtg marta weds 2pm',
      'Plan a meeting with Marta Weiss, “renewal”, Wednesday, December 2, 2:00 PM',
    ],
    [
      'peter rang, wants a quote by friday',
      'Log a call with Peter Novak, “wants a quote by friday”, then “wants a quote” on Friday, December 4',
    ],
    [
      'chase peter about the form in 10 days',
      'Plan an email to Peter Novak, “the form”, Tuesday, December 8',
    ],
    [
      'coffee w/ peter tuesday 9.30 at Watershed',
      'Plan a meeting with Peter Novak, “Coffee”, Tuesday, December 1, 9:30 AM, in Watershed',
    ],
    [
      'i promised peter the edit by the 11th',
      'Note what you promised Peter Novak, “edit”, Friday, December 11',
    ],
    ['marta every fortnight', 'Set how often to be in touch with Marta Weiss, every 2 weeks'],
    [
      'coffee with marta + peter on 9 dec at 11',
      'Plan a meeting with Marta Weiss and Peter Novak, “Coffee”, Wednesday, December 9, 11:00 AM',
    ],
    ['open marta', 'Person: Marta Weiss'],
    ['time zone lisbon', 'Settings: Profile'],
    ['peter has sent the contract', 'Mark the next step with Peter Novak as done, “the contract”'],
    ['marta friday 10:30', 'Plan a meeting with Marta Weiss, Friday, December 4, 10:30 AM'],
    [
      'peter prefers whatsapp, not phone',
      'Add what Peter Novak told you, “prefers whatsapp, not phone”',
    ],
  ])('%s', (typed, line) => {
    expect(first(typed)).toBe(line);
  });

  it('offers promises for everyone before those of recent people', () => {
    const { lines } = offered('what do i owe', { ...ACCOUNT, recent: ['p-0', 'p-1'] });
    expect(lines[0]).toBe('Open promises');
  });
});

describe('words of users about settings', () => {
  it.each([
    ['new field', 'New field for contacts'],
    ['add a custom field', 'New field for contacts'],
    ['make an api token for zapier', 'New access token'],
    ['create a webhook', 'New webhook'],
    ['sync my address book', 'Settings: Address books'],
  ])('%s', (typed, line) => {
    expect(first(typed)).toBe(line);
  });
});

describe('words of users about meetings', () => {
  it.each([
    ['brief me for my next meeting', 'Open the briefing for the next meeting'],
    ["prep for tomorrow's call", 'Open the briefing for the next meeting, Sunday, November 29'],
    ['sessions this week', 'All meetings'],
    [
      'lunch with marta and peter tuesday noon',
      'Plan a meeting with Marta Weiss and Peter Novak, “Lunch”, Tuesday, December 1, 12:00 PM',
    ],
    ['what do i owe people', 'Open promises'],
    ['my promises', 'Open promises'],
    ['im in lisbon this month, change timezone', 'Settings: Profile'],
    [
      'lunch with peter thursday 12.30',
      'Plan a meeting with Peter Novak, “Lunch”, Thursday, December 3, 12:30 PM',
    ],
    [
      '30 min video call w/ peter fri 9am',
      'Plan a meeting with Peter Novak, “Video call”, Friday, December 4, 9:00 AM, 30 minutes',
    ],
    [
      'meet peter friday half ten in leeds',
      'Plan a meeting with Peter Novak, Friday, December 4, 10:30 AM, in Leeds',
    ],
    ['cancel marta', 'Cancel the next meeting with Marta Weiss'],
    ['cancel marta tuesday', 'Cancel the meeting with Marta Weiss, Tuesday, December 1'],
    ['cancel my 3pm with marta', 'Cancel the meeting with Marta Weiss, 3:00 PM'],
    [
      "move friday's meeting with marta to tuesday 3pm",
      'Move the meeting with Marta Weiss, Friday, December 4, to Tuesday, December 1, 3:00 PM',
    ],
    [
      'push my meeting with marta from friday to monday',
      'Move the meeting with Marta Weiss, Friday, December 4, to Monday, November 30',
    ],
    [
      'move the meeting with marta to tuesday',
      'Move the next meeting with Marta Weiss, Tuesday, December 1',
    ],
  ])('%s', (typed, line) => {
    expect(first(typed)).toBe(line);
  });
});

describe('a name with typos', () => {
  it('is found if both names are nearly right', () => {
    expect(first('petre novka')).toBe('Person: Peter Novak');
    expect(first('pedro nowik')).toBe('add-contact');
  });
});

describe('a meeting that is over', () => {
  it("isn't canceled, and neither is the next one", () => {
    const { lines } = offered('cancel marta yesterday', ACCOUNT);
    expect(lines.filter((line) => line.startsWith('Cancel'))).toEqual([]);
  });
});

describe('words of users about a list', () => {
  it.each([
    ['customers i spoke to in the last 30 days', 'Filter: Customer, contacted in the last 30 days'],
    ['contacted in the last 3 months', 'Filter: contacted in the last 90 days'],
    ['customers not contacted since march', 'Filter: Customer, not contacted since March 1, 2026'],
    ['contacts in bern since september', 'Filter: in Bern, not contacted since September 1, 2026'],
    ['since march', 'Filter: not contacted since March 1, 2026'],
    ['customers who like email', 'Filter: Customer, prefers email'],
    ['who needs attention this week', 'Filter: overdue'],
    ['customers without phone', 'Filter: Customer, without a phone number'],
    ['people in bern w/o email', 'Filter: in Bern, without an email address'],
    ["who haven't i talked to since summer", 'Filter: not contacted since June 1, 2026'],
  ])('%s', (typed, line) => {
    expect(first(typed)).toBe(line);
  });

  it.each([
    ['export my hot prospects as csv', 'Search the list: “hot prospects”'],
    ['export contacts without vip', 'Open the list'],
    ['print the berlin crowd', 'Search the list: “berlin crowd”'],
  ])('never offer all contacts first for words that name no filter: %s', (typed, line) => {
    expect(first(typed)).toBe(line);
  });
});

describe('days as people name them', () => {
  it.each([
    ['eom', '2026-11-30'],
    ['by eow', '2026-12-04'],
    ['end of the quarter', '2026-12-31'],
    ['after easter', '2027-03-30'],
    ['until summer', '2027-06-01'],
    ['after christmas', '2026-12-28'],
    ['in q2', '2027-04-01'],
    ['in march', '2027-03-01'],
    ['first week of january', '2027-01-04'],
    ['mid january', '2027-01-15'],
    ['next week', '2026-11-30'],
    ['for 3 wks', '2026-12-19'],
    ["thursday's", '2026-12-03'],
    ['spring launch', null],
    ['for an hour', null],
  ])('%s', (words, day) => {
    const { now } = ACCOUNT;
    expect(readWhen(`tom ${words}`, { now, locale: 'en-US', past: false }).day).toBe(day);
  });

  it.each([
    ['at easter', '2026-04-05'],
    ['in march', '2026-03-01'],
  ])('are the last ones in what has happened: %s', (words, day) => {
    const { now } = ACCOUNT;
    expect(readWhen(`tom ${words}`, { now, locale: 'en-US', past: true }).day).toBe(day);
  });
});
