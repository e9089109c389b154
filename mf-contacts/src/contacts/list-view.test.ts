import {
  CONTACT_SORTS,
  LAST_CONTACTS,
  MISSING_FACTS,
  STATED_CHANNELS,
  MOTIVATION_TYPES,
  WORK_STYLE_TYPES,
} from '@rapport/contracts';
import fc from 'fast-check';
import {
  filterCount,
  isNarrowed,
  readListView,
  WHOLE_LIST,
  withoutFilters,
  writeListView,
  type ListView,
} from './list-view.ts';

const anyView: fc.Arbitrary<ListView> = fc.record({
  search: fc.string(),
  sort: fc.constantFrom(...CONTACT_SORTS),
  due: fc.boolean(),
  assessed: fc.constantFrom(true, false, null),
  workStyle: fc.constantFrom(...WORK_STYLE_TYPES, null),
  motivation: fc.constantFrom(...MOTIVATION_TYPES, null),
  labels: fc.uniqueArray(fc.uuid(), { maxLength: 3 }),
  lastContact: fc.constantFrom(...LAST_CONTACTS, null),
  dueWithinDays: fc.constantFrom(7, 30, null),
  city: fc.constantFrom(null, 'Bern', 'Sankt Gallen & Co'),
  country: fc.constantFrom(null, 'Switzerland'),
  department: fc.constantFrom(null, 'R&D'),
  company: fc.constantFrom(null, 'Quay & Partners'),
  prefers: fc.constantFrom(null, ...STATED_CHANNELS),
  never: fc.constantFrom(null, ...STATED_CHANNELS),
  missing: fc.constantFrom(null, ...MISSING_FACTS),
  notSince: fc.constantFrom(null, '2026-03-01'),
  customFields: fc.uniqueArray(
    fc.uuid().map((id) => `${id}:contains:a & b: c`),
    { maxLength: 2 },
  ),
});

const read = (query: string) => readListView(new URLSearchParams(query));

describe('a view in the address', () => {
  it('comes back as it was written', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const params = new URLSearchParams();
        writeListView(view, params);
        expect(read(params.toString())).toEqual(view);
      }),
    );
  });

  it('is nothing for the whole list', () => {
    const params = new URLSearchParams();
    writeListView(WHOLE_LIST, params);
    expect(params.size).toBe(0);
  });

  it.each([
    'sort=size',
    'due=yes',
    'assessed=',
    'workStyle=intj',
    'workStyle=',
    'motivation=0',
    'motivation=10',
    'motivation=',
    'motivation=x',
    'city=',
    'country=+',
    'company=+',
    `department=${'x'.repeat(1_001)}`,
  ])('leaves out what no one understands: %s', (query) => {
    expect(read(query)).toEqual(WHOLE_LIST);
  });
});

describe('filters', () => {
  it('are counted without the search and the order', () => {
    expect(filterCount({ ...WHOLE_LIST, search: 'ada', sort: 'name' })).toBe(0);
    expect(
      filterCount({ ...WHOLE_LIST, due: true, assessed: false, workStyle: 'INTJ', motivation: 1 }),
    ).toBe(4);
  });

  it('by places are counted, too', () => {
    expect(filterCount({ ...WHOLE_LIST, city: 'Bern', department: 'Hydrology' })).toBe(2);
  });

  it('go, while search and order stay', () => {
    expect(
      withoutFilters({ ...WHOLE_LIST, search: 'ada', sort: 'name', due: true, motivation: 1 }),
    ).toEqual({ ...WHOLE_LIST, search: 'ada', sort: 'name' });
  });
});

describe('isNarrowed', () => {
  it.each([
    [{}, false],
    [{ sort: 'name' }, false],
    [{ search: '  ' }, false],
    [{ search: 'a' }, true],
    [{ assessed: false }, true],
  ] satisfies [Partial<ListView>, boolean][])('of %j is %s', (part, narrowed) => {
    expect(isNarrowed({ ...WHOLE_LIST, ...part })).toBe(narrowed);
  });
});
