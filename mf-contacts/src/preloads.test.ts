/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { contactQuery } from '@rapport/remote-api/api-query';
/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { api } from '@rapport/api-client';
import { fakeShell } from '@rapport/remote-kit/testing';
import { PRELOADS } from '../preloads.ts';
import { commitmentsQuery } from './commitments/commitments-query.ts';
import { contactActionsQuery } from './contacts/contact-actions-query.ts';
import { interactionsQuery } from './contacts/interactions-query.ts';
import { undoableMergesQuery } from './features/merge/merge-offers.ts';
import { guidanceQuery } from './guidance/guidance-query.ts';

const shell = fakeShell();
const id = ':contactId';
const contact = contactQuery(shell, id);

/** Other tests compare the list, Today, and a contact's page with the preloads of the HTML. */
describe('the HTML asks for what is shown first', () => {
  it.each([
    [
      '/contacts/:contactId/briefing',
      [
        contact,
        guidanceQuery(shell, id),
        interactionsQuery(shell, id),
        contactActionsQuery(shell, id),
        commitmentsQuery(shell, id),
      ],
    ],
    ['/contacts/:contactId/merge', [contact]],
    ['/contacts/import', [{ queryKey: [api.get('/api/imports').path] }]],
    [
      '/contacts/duplicates',
      [undoableMergesQuery(shell), { queryKey: [api.get('/api/contacts/duplicates').path] }],
    ],
  ] as const)('at %s', (page, queries) => {
    expect(queries.map(({ queryKey }) => decodeURIComponent(queryKey[0] ?? ''))).toEqual(
      PRELOADS[page].requests,
    );
  });
});
