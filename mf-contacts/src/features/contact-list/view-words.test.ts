import { exactly } from '../../contacts/list-total.ts';
import { WHOLE_LIST } from '../../contacts/list-view.ts';
import { suggestedName } from './suggested-name.ts';
import { foundText, viewParts } from './view-words.ts';

describe('viewParts', () => {
  it('has nothing to say about the whole list and about a search', () => {
    expect(viewParts({ ...WHOLE_LIST, search: 'ada' })).toEqual([]);
  });

  it('names each part, with the view that is left without it', () => {
    const view = {
      ...WHOLE_LIST,
      search: 'ada',
      sort: 'lastContact',
      due: true,
      assessed: false,
      workStyle: 'INTJ',
      motivation: 5,
    } as const;
    const parts = viewParts(view);
    expect(parts.map(({ label }) => label)).toEqual([
      'By last contact',
      'Due',
      'Not assessed',
      'Work style INTJ',
      'Motivation type 5',
    ]);
    expect(parts.map(({ without }) => without)).toEqual([
      { ...view, sort: 'updated' },
      { ...view, due: false },
      { ...view, assessed: null },
      { ...view, workStyle: null },
      { ...view, motivation: null },
    ]);
  });
});

describe('the order by last name', () => {
  it('is named as its field is', () => {
    const parts = viewParts({ ...WHOLE_LIST, sort: 'familyName' });
    expect(parts).toEqual([{ key: 'sort', label: 'By last name', without: WHOLE_LIST }]);
  });
});

describe('a view of a place', () => {
  const view = { ...WHOLE_LIST, city: 'Bern', country: 'Switzerland', department: 'Sales' };

  it('names city, country, and department, each with the view without it', () => {
    const parts = viewParts(view);
    expect(parts.map(({ label }) => label)).toEqual([
      ...['In Bern', 'In Switzerland', 'Department Sales'],
    ]);
    expect(parts[0]?.without).toEqual({ ...view, city: null });
    expect(suggestedName({ ...view, department: null })).toBe('In Bern, in Switzerland');
  });
});

it('names a company before the place', () => {
  const view = { ...WHOLE_LIST, company: 'Kestrel Works', city: 'Bern' };
  expect(suggestedName(view)).toBe('At Kestrel Works, in Bern');
  expect(viewParts(view)[0]?.without).toEqual({ ...WHOLE_LIST, city: 'Bern' });
});

it('names what contacts lack', () => {
  const parts = viewParts({ ...WHOLE_LIST, missing: 'phone' });
  expect(parts).toEqual([{ key: 'missing', label: 'No phone', without: WHOLE_LIST }]);
});

it('names what contacts said about channels', () => {
  const view = { ...WHOLE_LIST, prefers: 'email', never: 'call' } as const;
  const parts = viewParts(view);
  expect(parts.map(({ label }) => label)).toEqual(['Prefers email', 'Never wants phone calls']);
  expect(parts[0]?.without).toEqual({ ...WHOLE_LIST, never: 'call' });
});

describe('a view with labels and times', () => {
  const view = {
    ...WHOLE_LIST,
    search: 'Berlin',
    sort: 'nextDue',
    labels: ['b', 'gone'],
    lastContact: 'quarter',
    dueWithinDays: 7,
  } as const;
  const labels = [{ id: 'b', name: 'Board', color: 'teal', contactCount: 1 }] as const;

  it('names them', () => {
    expect(viewParts(view, labels).map(({ label }) => label)).toEqual([
      'By next due',
      'Due within a week',
      'Board',
      'Deleted label',
      'Last contact within 3 months',
    ]);
    expect(viewParts(view, labels)[2]?.without.labels).toEqual(['gone']);
  });

  it('suggests what it shows as its name', () => {
    expect(suggestedName({ ...view, labels: ['b'], lastContact: 'never' }, labels)).toBe(
      'Berlin, due within a week, Board, no contact yet',
    );
  });
});

describe('foundText', () => {
  it.each([
    [exactly(0), 'No contact found'],
    [exactly(1), '1 contact found'],
    [exactly(10_000), '10,000 contacts found'],
    [{ count: 1_000, known: 'at-least' }, '1,000+ contacts found'],
    [{ count: 12_345, known: 'about' }, 'About 12,300 contacts found'],
  ] as const)('says of %o: %s', (total, text) => {
    expect(foundText(total)).toBe(text);
  });
});
