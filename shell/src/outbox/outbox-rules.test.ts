import { meetStored, resolved } from './outbox-rules.ts';
import { newWrite } from './stored-write.ts';

const seen = { text: 'Coffee', tier: 'gold' };
const written = { text: 'Tea', tier: 'silver' };
const CHANGE = newWrite(
  {
    ...{ id: '1', at: 1, method: 'PATCH', path: '/api/contacts/a', key: null, triedAt: null },
    ...{ ifMatch: '"1"', body: { customValues: written, pinnedNote: 'New' } },
  },
  {
    says: 'Details of Ada',
    fields: [
      { name: 'customValues.text', label: 'Order', seen: seen.text, written: written.text },
      { name: 'customValues.tier', label: 'Tier', seen: seen.tier, written: written.tier },
    ],
  },
);

describe('a waiting change of own fields', () => {
  it('is sent again without a question if the others changed another one', () => {
    const stored = { customValues: { ...seen, seats: 3 } };
    expect(meetStored(CHANGE, stored, '"2"')).toEqual({ ...CHANGE, ifMatch: '"2"' });
    expect(meetStored(CHANGE, { customValues: written }, '"2"')).toBeNull();
  });

  it('leaves out the value whose stored one the user keeps, and no other', () => {
    const met = meetStored(CHANGE, { customValues: { ...seen, tier: 'bronze' } }, '"2"');
    expect(met).toMatchObject({ state: 'conflict', stored: { etag: '"2"' } });
    const left = resolved(met ?? CHANGE, ['customValues.tier']);
    expect(left?.body).toEqual({ customValues: { text: 'Tea' }, pinnedNote: 'New' });
    expect(left?.fields.map(({ name }) => name)).toEqual(['customValues.text']);
  });
});
