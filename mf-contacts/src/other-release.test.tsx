import { screen, within } from '@testing-library/react';
import remote from './remote.tsx';
import { beginInShell } from './testing/begin-in-shell.ts';
import { useWideScreen } from './testing/fake-contacts-api.ts';
import { fakeRecordsApi } from './testing/fake-records-api.ts';
import { makeContact } from './testing/make-contact.ts';
import { makeAction, makeAttention, makeInteraction } from './testing/make-records.ts';

const CONTACT = makeContact();
const { id } = CONTACT;

/** Responses of the API in the current format. */
const RESPONSES = {
  'GET /api/contacts': [CONTACT],
  [`GET /api/contacts/${id}`]: CONTACT,
  [`GET /api/health/${id}`]: makeAttention({ contactId: id }),
  [`GET /api/actions/${id}`]: [makeAction({ contactId: id, title: 'Reach out' })],
  [`GET /api/interactions/${id}`]: [makeInteraction({ contactId: id })],
};

/** Values that only a future API sends. */
const OF_TOMORROW = {
  ...RESPONSES,
  [`GET /api/health/${id}`]: { ...makeAttention(), status: 'glowing', trend: 'wild' },
  [`GET /api/actions/${id}`]: [{ ...makeAction(), actionType: 'sing', channelHint: 'fax' }],
  [`GET /api/interactions/${id}`]: [{ ...makeInteraction(), type: 'hologram', outcome: 'mixed' }],
};

const MEETING = '018f6b1e-0000-7000-8000-000000000201';
const UNSHOWN = "This part can't be shown. The page may be out of date.";

beforeAll(async () => {
  await import('./pages/contacts-page/contacts-page.tsx');
  await import('./pages/contact-page/contact-page.tsx');
  await import('./features/interactions/interactions.tsx');
});
beforeEach(() => {
  window.scrollTo = jest.fn();
  // React logs caught errors to the console.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

function open(path: string, responses: Record<string, unknown>) {
  const { shell } = fakeRecordsApi(responses);
  return beginInShell(remote.createRoutes(shell), { shell, path });
}

describe('with values that only a newer API knows', () => {
  useWideScreen();

  it('the list and the panel beside it name the contact', async () => {
    await open(`/contacts?selected=${id}`, OF_TOMORROW);
    const list = await screen.findByRole('list', { name: 'Contacts' });
    expect(within(list).getByText('Lise Meitner')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Lise Meitner', level: 2 })).toBeVisible();
  });

  it('the page of the contact names it', async () => {
    await open(`/contacts/${id}`, OF_TOMORROW);
    expect(await screen.findByRole('heading', { name: 'Lise Meitner', level: 1 })).toBeVisible();
  });
});

describe("a response that can't be rendered", () => {
  it.each([
    ['the briefing', `GET /api/guidance/${id}`, { tips: 7 }],
    ['the meeting of a briefing', `GET /api/meetings/${MEETING}`, { people: 7 }],
  ])('is an error of its own part of a briefing: %s', async (_part, route, response) => {
    await open(`/contacts/${id}/briefing?meeting=${MEETING}`, { ...RESPONSES, [route]: response });
    expect(await screen.findByRole('link', { name: /^Back to Lise/ })).toBeVisible();
    expect((await screen.findAllByText(UNSHOWN))[0]).toBeVisible();
  });

  it.each([
    ['/contacts/duplicates', 'GET /api/contacts/duplicates', 'Possible duplicates'],
    ['/contacts/import', 'GET /api/imports', 'Import contacts'],
  ])('is an error of its own part of %s', async (path, route, heading) => {
    await open(path, { ...RESPONSES, [route]: [null] });
    expect(await screen.findByText(UNSHOWN)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  });

  it.each([
    ['attention', `GET /api/health/${id}`, [null]],
    ['next steps', `GET /api/actions/${id}`, [null]],
    ['interactions', `GET /api/interactions/${id}`, [{ id: 'i-1', labels: 7 }]],
  ])('is an error of its own part of the page: %s', async (_part, route, response) => {
    await open(`/contacts/${id}?tab=interactions`, { ...RESPONSES, [route]: response });
    expect(await screen.findByRole('heading', { name: 'Lise Meitner', level: 1 })).toBeVisible();
    expect((await screen.findAllByText(UNSHOWN))[0]).toBeVisible();
  });
});
