import { offered, readingsOf, type FakeAccount } from '../testing/fake-account.ts';
import { fakePerson } from '../testing/fake-person.ts';
import { addressOf, withCurrentQuery } from './shown-reading.ts';

const ACCOUNT: FakeAccount = {
  people: [fakePerson({ id: 'p', displayName: 'Marta Weiss', organizationName: 'Acme AG' })],
  labels: ['Customer', 'VIP'].map((name) => ({ id: name.toLowerCase(), name })),
  views: [
    { id: 'v-1', name: 'Board' },
    { id: 'v-2', name: 'Cold customers' },
  ],
  places: {
    ...{ company: ['Acme AG', 'Kestrel'], city: ['Bern', 'New York'], country: ['Switzerland'] },
    department: ['Sales'],
  },
  now: new Date('2026-11-28T10:20:00'),
};
const offers = (typed: string) => offered(typed, ACCOUNT);
const addresses = (typed: string) =>
  readingsOf(typed, ACCOUNT).map((reading) => addressOf(reading, null));

describe('several filters in one command', () => {
  it.each([
    ['overdue customers', 'Filter: overdue, Customer', '/contacts?due=true&label=customer'],
    ['engineers in bern', 'Filter: in Bern, “engineer”', '/contacts?city=Bern&q=engineer'],
    [
      'acme people not assessed',
      'Filter: at Acme AG, not assessed',
      '/contacts?company=Acme+AG&assessed=false',
    ],
    [
      'VIPs who prefer email in New York',
      'Filter: VIP, prefers email, in New York',
      '/contacts?label=vip&prefers=email&city=New+York',
    ],
    ['candidates in bern', 'Filter: in Bern, “candidate”', '/contacts?city=Bern&q=candidate'],
    ['everyone in switzerland', 'Filter: in Switzerland', '/contacts?country=Switzerland'],
  ])('%s', (typed, line, address) => {
    expect(offers(typed).lines).toContain(line);
    expect(addresses(typed)).toContain(address);
  });

  it('says which words a single filter leaves out', () => {
    expect(offers('overdue people zork').problem).toBe("“zork” wasn't understood.");
  });

  it('counts any number of days back', () => {
    const typed = "customers i haven't talked to in 60 days";
    const [line] = offers(typed).lines.filter((each) => each.includes('not contacted since'));
    expect(line).toMatch(/^Filter: Customer, not contacted since \w+ \d+, \d{4}$/);
    expect(addresses(typed)[0]).toMatch(/^\/contacts\?label=customer&notSince=\d{4}-\d\d-\d\d$/);
    expect(offers(typed).problem).toBe('');
  });

  it.each([
    'customers but not VIP',
    'customers without VIP in bern',
    'label marta vip',
    'log a call with marta in bern',
    'overdue',
    'does marta prefer email or phone',
    'customers',
  ])('are not read where the list has no such filter, or only one: %s', (typed) => {
    expect(readingsOf(typed, ACCOUNT).filter(({ verb }) => verb.id.startsWith('list:'))).toEqual(
      [],
    );
  });
});

describe('an action on a filtered list', () => {
  it.each([
    ['export customers', 'Export as CSV: Customer', '/contacts?action=export-csv&label=customer'],
    [
      'export everyone in Bern as vcard',
      'Export as vCard: in Bern',
      '/contacts?action=export-vcard&city=Bern',
    ],
    [
      'print overdue customers',
      'Print: overdue, Customer',
      '/contacts/print?action=print&due=true&label=customer',
    ],
    [
      'keep in touch with all VIPs monthly',
      'Set how often to be in touch: VIP, every month',
      '/contacts?action=cadence&label=vip&every=30',
    ],
    [
      'every 3 months for customers',
      'Set how often to be in touch: Customer, every quarter',
      '/contacts?action=cadence&label=customer&every=90',
    ],
  ])('%s', (typed, line, address) => {
    expect(offers(typed).lines[0]).toBe(line);
    expect(addresses(typed)[0]).toBe(address);
  });
});

describe('a saved view', () => {
  it.each([
    ['show my board', 'View: Board'],
    ['open view board', 'View: Board'],
    ['open cold customers', 'View: Cold customers'],
    ['save this filter as hot leads', 'Save this view, “hot leads”'],
    ['open my saved filters', 'Saved views'],
  ])('is found by its name: %s', (typed, line) => {
    expect(offers(typed).lines[0]).toBe(line);
  });

  it('is saved with the filters of the list that is open', () => {
    const [address] = addresses('save this view as hot leads');
    const to = (path: string, query: string) => withCurrentQuery(address ?? '', path, query);
    expect(to('/contacts', '?due=true&label=a&label=b')).toBe(
      '/contacts?due=true&label=a&label=b&action=save-view&text=hot+leads',
    );
    expect(to('/coaching', '?due=true')).toBe('/contacts?action=save-view&text=hot+leads');
  });
});

it.each([
  ['wake marta', 'Bring back what is snoozed for Marta Weiss'],
  ['unsnooze marta', 'Bring back what is snoozed for Marta Weiss'],
  ['export marta', 'Export Marta Weiss as vCard'],
  ['print marta', 'Print the briefing for Marta Weiss'],
  ['keep up with marta monthly', 'Set how often to be in touch with Marta Weiss, every month'],
])('does one thing for one person: %s', (typed, line) => {
  expect(offers(typed).lines[0]).toBe(line);
});
