import { screen, within } from '@testing-library/react';
import remote from './remote.tsx';
import { beginInShell } from './testing/begin-in-shell.ts';
import { useWideScreen } from './testing/fake-contacts-api.ts';
import { fakeRecordsApi } from './testing/fake-records-api.ts';

const ID = '018f6b1e-0000-7000-8000-000000000115';
const MOMENT = '2026-01-10T09:00:00.000Z';
const CONTACT = { id: ID, displayName: 'Lise Meitner' };

/** As little as each answer can hold: what an older API may send to pages of today. */
const MINIMAL = {
  'GET /api/contacts': [CONTACT],
  [`GET /api/contacts/${ID}`]: CONTACT,
  [`GET /api/health/${ID}`]: { score: 64, cadenceDays: 30 },
  [`GET /api/actions/${ID}`]: [{ id: `R3:${ID}:1`, title: 'Reach out', status: 'open' }],
  [`GET /api/interactions/${ID}`]: [{ id: 'i-1', interactionDate: MOMENT }],
};

/** Values that only an API of tomorrow knows. */
const OF_TOMORROW = {
  ...MINIMAL,
  [`GET /api/contacts/${ID}`]: { ...CONTACT, mbtiType: 'WXYZ', enneagramType: 12 },
  [`GET /api/health/${ID}`]: { score: 64, status: 'glowing', trend: 'wild', cadenceDays: 30 },
  [`GET /api/actions/${ID}`]: [
    {
      id: `R3:${ID}:1`,
      title: 'Reach out',
      status: 'open',
      actionType: 'sing',
      channelHint: 'fax',
    },
    { id: `R4:${ID}:1`, title: 'Delegated step', status: 'delegated' },
  ],
  [`GET /api/interactions/${ID}`]: [
    { id: 'i-1', type: 'hologram', interactionDate: MOMENT, outcome: 'mixed' },
  ],
};

beforeAll(async () => {
  await import('./pages/contacts-page/contacts-page.tsx');
  await import('./pages/contact-page/contact-page.tsx');
  await import('./pages/contact-records.ts');
});
beforeEach(() => {
  window.scrollTo = jest.fn();
});

function open(path: string, answers: Record<string, unknown>) {
  const { shell } = fakeRecordsApi(answers);
  return beginInShell(remote.createRoutes(shell), { shell, path });
}

describe.each([
  ['minimal answers', MINIMAL],
  ['values that only a newer API knows', OF_TOMORROW],
])('with %s', (_name, answers) => {
  useWideScreen();

  it('the list and the panel beside it show the contact', async () => {
    await open(`/contacts?selected=${ID}`, answers);
    const list = await screen.findByRole('list', { name: 'Contacts' });
    expect(within(list).getByText('Lise Meitner')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Lise Meitner', level: 2 })).toBeVisible();
    expect(await screen.findByText('Reach out')).toBeVisible();
    expect(await screen.findByText('64')).toBeVisible();
    expect(screen.queryByText('Delegated step')).not.toBeInTheDocument();
  });

  it('the page of the contact shows every part', async () => {
    await open(`/contacts/${ID}`, answers);
    expect(await screen.findByRole('heading', { name: 'Lise Meitner', level: 1 })).toBeVisible();
    expect(await screen.findByText('Reach out')).toBeVisible();
    expect(await screen.findByText('64')).toBeVisible();
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  });
});

describe('an answer that cannot be read', () => {
  it.each([
    ['health', `GET /api/health/${ID}`, /health could not be loaded/i],
    ['next steps', `GET /api/actions/${ID}`, /next steps could not be loaded/i],
    ['interactions', `GET /api/interactions/${ID}`, /interactions could not be loaded/i],
  ])('is an error of its own part of the page: %s', async (_part, route, words) => {
    await open(`/contacts/${ID}?tab=interactions`, { ...MINIMAL, [route]: 'out of order' });
    expect(await screen.findByRole('heading', { name: 'Lise Meitner', level: 1 })).toBeVisible();
    expect((await screen.findAllByText(words))[0]).toBeVisible();
  });

  it('leaves the list with an error and the way to load it again', async () => {
    await open('/contacts', { ...MINIMAL, 'GET /api/contacts': [{ id: ID }] });
    expect(await screen.findByRole('heading', { name: 'Unable to Load Contacts' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  });

  it('leaves the page of the contact with an error and the way to load it again', async () => {
    await open(`/contacts/${ID}`, { ...MINIMAL, [`GET /api/contacts/${ID}`]: [] });
    expect(
      await screen.findByRole('heading', { name: 'Unable to load this contact' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
