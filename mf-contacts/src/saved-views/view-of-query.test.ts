import { type SavedView } from '@rapport/api-client';
import {
  CONTACT_SORTS,
  LAST_CONTACTS,
  MISSING_FACTS,
  STATED_CHANNELS,
  WORK_STYLE_TYPES,
} from '@rapport/contracts';
import * as fc from 'fast-check';
import { readListView, writeListView, type ListView, WHOLE_LIST } from '../contacts/list-view.ts';
import { queryOfView, savedViewOf, viewOfQuery } from './view-of-query.ts';

const views: fc.Arbitrary<ListView> = fc
  .record({
    search: fc.constantFrom('', 'Berlin', 'a & b'),
    sort: fc.constantFrom(...CONTACT_SORTS),
    due: fc.boolean(),
    assessed: fc.constantFrom(true, false, null),
    workStyle: fc.constantFrom(null, ...WORK_STYLE_TYPES),
    motivation: fc.constantFrom(null, 1 as const, 9 as const),
    labels: fc.uniqueArray(fc.uuid(), { maxLength: 3 }),
    lastContact: fc.constantFrom(null, ...LAST_CONTACTS),
    dueWithinDays: fc.constantFrom(null, 1, 7, 30),
    city: fc.constantFrom(null, 'Bern', 'Sankt Gallen & Co'),
    country: fc.constantFrom(null, 'Switzerland'),
    department: fc.constantFrom(null, 'R&D'),
    company: fc.constantFrom(null, 'Quay & Partners'),
    prefers: fc.constantFrom(null, ...STATED_CHANNELS),
    never: fc.constantFrom(null, ...STATED_CHANNELS),
    missing: fc.constantFrom(null, ...MISSING_FACTS),
    notSince: fc.constantFrom(null, '2026-03-01'),
    customFields: fc.uniqueArray(
      fc.uuid().map((id) => `${id}:set`),
      { maxLength: 2 },
    ),
  })
  // A view of due contacts has no `dueWithinDays`.
  .map((view) => (view.due ? { ...view, dueWithinDays: null } : view));

describe('a saved view', () => {
  it('shows the saved result, also by its URL', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(viewOfQuery(queryOfView(view))).toEqual(view);
        const params = new URLSearchParams();
        writeListView(view, params);
        expect(readListView(params)).toEqual(view);
      }),
    );
  });

  it('is found again, whatever the order of its labels', () => {
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
    const saved = (labels: string[]): SavedView => ({
      id: crypto.randomUUID(),
      name: 'Clients',
      query: queryOfView({ ...WHOLE_LIST, labels }),
    });
    const all = [saved([one]), saved([one, two])];
    expect(savedViewOf(all, { ...WHOLE_LIST, labels: [two, one] })).toBe(all[1]);
    expect(savedViewOf(all, WHOLE_LIST)).toBeUndefined();
  });
});
