import { api } from '@rapport/api-client';
import { QueryClient } from '@rapport/remote-api/query';
import { makeContact } from '../../testing/make-contact.ts';
import { makeField } from '../../testing/make-field.ts';
import { contactOutboxOptions } from './contact-outbox-options.ts';

const TIER = makeField({ id: 'tier', name: 'Tier', kind: 'choice' });
const stored = makeContact({
  customValues: { tier: 'gold', coffee: 'Black' },
  primaryEmail: 'a@example.com',
  emails: [
    { value: 'a@example.com', kind: 'work' },
    { value: 'b@example.com', kind: 'home' },
  ],
});

function optionsFor(change: Parameters<typeof contactOutboxOptions>[2]) {
  const queries = new QueryClient();
  queries.setQueryData([api.get('/api/custom-fields').path], [TIER]);
  return contactOutboxOptions(queries, stored, change);
}

describe('a change of own fields that waits', () => {
  it('has each field by its name, with the value that the user saw and the words of its choices', () => {
    const { fields } = optionsFor({ customValues: { tier: 'silver', coffee: null } });
    expect(fields).toEqual([
      {
        ...{ name: 'customValues.tier', label: 'Tier', seen: 'gold', written: 'silver' },
        words: { true: 'Yes', false: 'No', gold: 'Gold', silver: 'Silver' },
      },
      // A field that isn't known in this browser.
      {
        ...{ name: 'customValues.coffee', label: 'Field', seen: 'Black', written: null },
        words: { true: 'Yes', false: 'No' },
      },
    ]);
  });

  it('shows all values as they will be, without those that are removed', () => {
    const { shows } = optionsFor({ customValues: { tier: 'silver', coffee: null } });
    expect(shows).toEqual({ customValues: { tier: 'silver' } });
  });
});

it('shows a changed first email in both places, and keeps the others', () => {
  expect(optionsFor({ primaryEmail: 'c@example.com' }).shows).toEqual({
    emails: [
      { value: 'c@example.com', kind: 'work' },
      { value: 'b@example.com', kind: 'home' },
    ],
  });
});
