import { ITEM_RULES } from './list-items.ts';

it('an address is the same in whatever order its parts are stored', () => {
  const street = 'Bundesgasse 1';
  const [postalCode, city, region, country] = ['3011', 'Bern', 'BE', 'Switzerland'];
  const read = { kind: 'work', street, postalCode, city, region, country } as const;
  const stored = { city, kind: 'work', region, street, country, postalCode } as const;
  const { keyOf, detailOf } = ITEM_RULES.addresses;
  expect([keyOf(stored), detailOf(stored)]).toEqual([keyOf(read), detailOf(read)]);
  expect(detailOf({ ...read, kind: 'home' })).not.toBe(detailOf(read));
});
