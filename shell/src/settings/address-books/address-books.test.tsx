import { type ShellApi } from '@rapport/remote-api';
import { fakeShell, renderInShell, requestError } from '@rapport/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressBookSettings } from './address-book-settings.tsx';

const MOMENT = '2026-03-14T09:26:53.589Z';
const ID = '0192f1a0-0000-7000-8000-000000000001';
const PERSONAL = { id: 'c1', name: 'Personal', mayWrite: true, chosen: true };
const TEAM = { id: 'c2', name: 'Team', mayWrite: false, chosen: false };
const BOOK = {
  id: ID,
  address: 'https://cloud.example/',
  userName: 'ada',
  twoWay: true,
  labelIds: [],
  collections: [PERSONAL, TEAM],
  syncing: false,
  done: null,
  total: null,
  syncedAt: MOMENT,
  failure: null,
  failingSince: null,
  movedTo: null,
  linked: 1_204,
  questions: 0,
  problems: 0,
  createdAt: MOMENT,
};
const GRACE = {
  id: '0192f1a0-0000-7000-8000-000000000002',
  displayName: 'Grace Hopper',
  organizationName: 'Navy',
  primaryEmail: 'grace@navy.example',
  primaryPhone: null,
};
const none = { card: null, contacts: [GRACE], fields: [] };

type Answer = (call: string, body: unknown) => unknown;

function open(answer: Answer) {
  const request = jest.fn(async (path: string, options?: { method?: string; body?: unknown }) => {
    const call = `${options?.method ?? 'GET'} ${path.replace('/api/address-books', '').replace(ID, '1')}`;
    return call === 'GET /api/labels' ? [] : answer(call, options?.body);
  });
  const shell = fakeShell({ request: request as ShellApi['request'] });
  return renderInShell(<AddressBookSettings />, { shell });
}

const button = (name: string) => screen.findByRole('button', { name });

it('an account is connected, and a refusal stands at the field that it is about', async () => {
  const sent: unknown[] = [];
  const refusals = [
    { field: 'password', message: 'The server refuses this user name or password.' },
    { field: 'address', message: 'Google lets programs in only by its own sign-in.' },
  ];
  open((call, body) => {
    if (call === 'GET ') return [];
    sent.push(body);
    const refusal = refusals.shift();
    if (refusal !== undefined) {
      throw requestError(refusal.message, 409, 'ADDRESS_BOOK_REFUSED', [refusal]);
    }
    return BOOK;
  });
  await userEvent.click(await button('Connect'));
  expect(screen.getByLabelText('Server')).toHaveFocus();
  expect(screen.getByLabelText('Server')).toHaveAccessibleDescription(/Enter the address/);
  await userEvent.type(screen.getByLabelText('Server'), ' cloud.example ');
  await userEvent.type(screen.getByLabelText('User name'), 'ada');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(await button('Connect'));
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/refuses this user name/);
  await userEvent.click(await button('Connect'));
  await waitFor(() => expect(screen.getByLabelText('Server')).toHaveFocus());
  await userEvent.click(await button('Connect'));
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveValue(''));
  expect(sent[0]).toEqual({ address: 'cloud.example', userName: 'ada', password: 'secret' });
});

it('nothing is synced before an address book is chosen', async () => {
  const sent: unknown[] = [];
  const book = { ...BOOK, collections: [{ ...PERSONAL, chosen: false }, TEAM], syncedAt: null };
  open((call, body) => {
    if (call === 'GET ') return [book];
    sent.push([call, body]);
    return book;
  });
  expect(await screen.findByText('Not synced yet. Choose what to sync.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sync now' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Personal' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Team' }));
  await userEvent.click(await button('Start sync'));
  expect(screen.getByText('Choose at least one')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Personal' }));
  await userEvent.click(screen.getByRole('radio', { name: /Read only/ }));
  await userEvent.click(await button('Start sync'));
  const body = {
    ...{ collectionIds: ['c1'], calendarIds: [], twoWay: false, labelIds: [] },
    timeZone: expect.any(String),
  };
  await waitFor(() => expect(sent).toEqual([['PATCH /1', body]]));
});

const WORK = { id: 'k1', name: 'Work', chosen: false, readAt: null, failure: null };
const HOME = { ...WORK, id: 'k2', name: 'Home' };

it('calendars are chosen with the address books, none of them unasked', async () => {
  const sent: unknown[] = [];
  const book = {
    ...BOOK,
    ...{ collections: [{ ...PERSONAL, chosen: false }], calendars: [WORK, HOME], syncedAt: null },
  };
  open((call, body) => {
    if (call === 'GET ') return [book];
    sent.push([call, body]);
    return book;
  });
  expect(await screen.findByRole('checkbox', { name: 'Work' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Personal' }));
  await userEvent.click(await button('Start sync'));
  expect(screen.getByText('Choose at least one address book or calendar')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Work' }));
  await userEvent.click(await button('Start sync'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual([
    'PATCH /1',
    {
      ...{ collectionIds: [], calendarIds: ['k1'], twoWay: true, labelIds: [] },
      timeZone: expect.any(String),
    },
  ]);
});

it('an account with calendars only shows no address books, and when they were read', async () => {
  const read = { ...WORK, chosen: true, readAt: MOMENT };
  const book = { ...BOOK, collections: [], calendars: [read, HOME], syncedAt: null };
  open(() => [book]);
  expect(await screen.findByText(/^1 calendar, read/)).toBeInTheDocument();
  expect(screen.queryByText(/Not synced yet/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: "What's synced" }));
  expect(screen.getByRole('checkbox', { name: 'Work' })).toBeChecked();
  expect(screen.queryByText('Direction')).not.toBeInTheDocument();
});

it('calendars that fail are named with the reason, and one new password is asked for', async () => {
  const failing = { ...WORK, chosen: true, readAt: MOMENT, failure: 'wrongPassword' };
  const other = { ...HOME, chosen: true, failure: 'wrongPassword' };
  const third = { ...failing, id: 'k3', name: 'Old', failure: 'notFound' };
  open(() => [{ ...BOOK, failure: 'wrongPassword', calendars: [failing, other, third] }]);
  expect(await screen.findByText("Can't read Work, Home")).toBeInTheDocument();
  expect(screen.getByText(/^The reason is the same\./)).toBeInTheDocument();
  expect(screen.getByText("Can't read Old")).toBeInTheDocument();
  expect(screen.getAllByLabelText('New password')).toHaveLength(1);
});

it('a sync shows its progress, and a failure what to do', async () => {
  const syncing = { ...BOOK, syncing: true, done: 50, total: 200 };
  const failing = {
    ...BOOK,
    id: '0192f1a0-0000-7000-8000-000000000009',
    failure: 'wrongPassword',
    failingSince: MOMENT,
  };
  open(() => [syncing, failing]);
  expect(await screen.findByText('Syncing: 50 of 200 cards')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Progress of the sync' })).toBeInTheDocument();
  expect(screen.getByText(/The server refuses your password/)).toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toBeInTheDocument();
});

it('a match, a conflict with both values, and a deletion are answered', async () => {
  const sent: unknown[] = [];
  const card = { name: 'G. Hopper', organizationName: null, emails: [], phones: ['+1 202'] };
  const fields = [{ field: 'organizationTitle', contact: 'Captain', card: '' }];
  open((call, body) => {
    if (call === 'GET ') return [{ ...BOOK, questions: 3 }];
    if (call !== 'GET /1/questions') return void sent.push([call, body]);
    return [
      { ...none, id: 'q1', kind: 'match', card },
      { ...none, id: 'q2', kind: 'conflict', fields },
      { ...none, id: 'q3', kind: 'deletion' },
    ];
  });
  expect(await screen.findByText('3 questions')).toBeInTheDocument();
  await userEvent.click(await button('Same person as Grace Hopper'));
  const conflict = within(
    screen.getByRole('group', { name: /Grace Hopper changed on both sides/ }),
  );
  const use = conflict.getByRole('button', { name: 'Use the chosen values' });
  expect(use).toBeDisabled();
  await userEvent.click(conflict.getByRole('radio', { name: /Nothing/ }));
  await userEvent.click(use);
  await userEvent.click(await button('Keep Grace Hopper here'));
  const choices = [{ field: 'organizationTitle', side: 'card' }];
  await waitFor(() =>
    expect(sent).toEqual([
      ['POST /1/questions/q1', { decision: 'same', contactId: GRACE.id }],
      ['POST /1/questions/q2', { decision: 'choose', choices }],
      ['POST /1/questions/q3', { decision: 'keep' }],
    ]),
  );
});

it('cards that are not in step say why', async () => {
  open((call) =>
    call === 'GET '
      ? [{ ...BOOK, problems: 2 }]
      : [
          { id: 'p1', problem: 'unreadable', fields: [], contact: null, file: 'x.vcf' },
          { id: 'p2', problem: 'notTaken', fields: ['phones'], contact: GRACE, file: 'g.vcf' },
        ],
  );
  await userEvent.click(await screen.findByRole('button', { name: /Cards that aren't in step/ }));
  expect(await screen.findByText('x.vcf')).toBeInTheDocument();
  expect(screen.getByText(/: phones\. They stay on the card\./)).toBeInTheDocument();
});

it('certain matches are accepted together after one look, and others are asked about one by one', async () => {
  const sent: unknown[] = [];
  const card = (name: string) => ({
    ...{ name, organizationName: null, emails: [], phones: [] },
    sameBy: ['email'],
  });
  const match = { ...none, kind: 'match', fields: [] };
  open((call, body) => {
    if (call === 'GET ') return [{ ...BOOK, questions: 3 }];
    if (call !== 'GET /1/questions') return void sent.push([call, body]);
    return [
      { ...match, id: 'q1', certain: true, card: card('G. Hopper') },
      { ...match, id: 'q2', certain: false, card: card('Grace') },
      { ...match, id: 'q3', certain: true, card: card('Grace Hopper') },
    ];
  });
  const together = within(await screen.findByRole('group', { name: /2 cards match one contact/ }));
  expect(together.getByText('Card: G. Hopper')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Same person as Grace Hopper' })).toHaveLength(1);
  await userEvent.click(together.getByRole('button', { name: 'Accept all 2' }));
  await waitFor(() => expect(sent).toEqual([['POST /1/questions', { questionIds: ['q1', 'q3'] }]]));
  await userEvent.click(await button('Decide one by one'));
  expect(screen.getAllByRole('button', { name: 'Same person as Grace Hopper' })).toHaveLength(3);
});
