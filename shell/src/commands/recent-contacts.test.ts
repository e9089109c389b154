/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { contactIdOf, noteVisit, recentContacts } from './recent-contacts.ts';

const id = (last: number) => `018f6b1e-0000-7000-8000-00000000000${last}`;

describe('recently opened contacts', () => {
  it('are found in the URLs of the list and of the contact pages', () => {
    expect(contactIdOf(`/contacts/${id(1)}`)).toBe(id(1));
    expect(contactIdOf(`/contacts/${id(1)}/briefing`)).toBe(id(1));
    expect(contactIdOf(`/contacts?q=ada&selected=${id(2)}`)).toBe(id(2));
    for (const other of ['/contacts', '/contacts/import', '/coaching', `/assessment/${id(1)}`]) {
      expect(contactIdOf(other)).toBeNull();
    }
  });

  it('are at most five, each once, last one first', () => {
    for (const last of [1, 2, 3, 2, 4, 5, 6]) noteVisit('u-1', `/contacts/${id(last)}`);
    expect(recentContacts('u-1').read()).toEqual([6, 5, 4, 2, 3].map(id));
    expect(recentContacts('u-2').read()).toBeNull();
  });
});
