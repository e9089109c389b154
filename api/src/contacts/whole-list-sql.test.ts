import { CONTACT_SORTS } from '@rapport/contracts';
import { contactListSql, INDEXED_SORTS, isIndexed } from './contact-list-sql.ts';
import { ContactListQuery } from './dto/contact-list.query.ts';
import { wholeListSql } from './whole-list-sql.ts';

const OWNER = '01890a5d-ac96-774b-bcce-b302099a8057';
const NOW = new Date('2026-05-04T12:00:00Z');
const query = (parts: Partial<ContactListQuery>) => Object.assign(new ContactListQuery(), parts);

describe('wholeListSql', () => {
  it.each(INDEXED_SORTS)('equals the statement of the list sorted by %s', (sort) => {
    for (const limit of [1, 50, 100]) {
      const asked = query({ sort, limit });
      expect(wholeListSql(OWNER, asked, NOW)).toEqual(contactListSql(OWNER, asked, NOW));
    }
  });

  it('leaves lists with a filter, a cursor, a count, or another order to the general statement', () => {
    const others: Partial<ContactListQuery>[] = [
      { q: '' },
      { label: [OWNER] },
      { due: false },
      { assessed: true },
      { dueWithinDays: 0 },
      { mbtiType: 'INTJ' },
      { count: true },
      { count: 'exact' },
      { cursor: { sort: 'updated', key: '2026-05-04T12:00:00.000Z', id: OWNER } },
      ...CONTACT_SORTS.filter((sort) => !isIndexed(sort)).map((sort) => ({ sort })),
    ];
    for (const parts of others) expect(wholeListSql(OWNER, query(parts), NOW)).toBeNull();
  });
});
