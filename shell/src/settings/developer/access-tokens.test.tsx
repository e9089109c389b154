import { ACCESS_SCOPES } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { fakeShell, renderInShell, requestError } from '@rapport/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccessTokens } from './access-tokens.tsx';
import { SCOPE_WORDS } from './scope-words.ts';

const MOMENT = '2026-03-14T09:26:53.589Z';
const SYNC = {
  id: '0192f1a0-0000-7000-8000-000000000001',
  name: 'Phone book',
  prefix: 'rapport_pat_4fT9',
  scopes: ['contacts:read', 'meetings'],
  createdAt: MOMENT,
  expiresAt: '2999-06-12T12:00:00.000Z',
  lastUsedAt: null,
};
const TOKEN = `rapport_pat_4fT9${'x'.repeat(34)}`;

type Answer = (path: string, options?: { method?: string; body?: unknown }) => unknown;

function open(answer: Answer) {
  const request = jest.fn(async (path: string, options?: { method?: string; body?: unknown }) =>
    answer(path, options),
  );
  const notify = jest.fn();
  const shell = fakeShell({ request: request as ShellApi['request'], notify });
  renderInShell(<AccessTokens />, { shell });
  return { request, notify };
}

const button = (name: string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'New access token' }));

it('the settings create a token with the chosen scopes, and show it once', async () => {
  const tokens: (typeof SYNC)[] = [];
  const { request } = open((_path, options) => {
    if (options?.method !== 'POST') return [...tokens];
    tokens.push(SYNC);
    return { ...SYNC, token: TOKEN };
  });
  expect(await screen.findByText('No program has a token yet.')).toBeInTheDocument();
  await userEvent.click(await button('New access token'));
  const form = await dialog();
  await userEvent.click(form.getByRole('button', { name: 'Make token' }));
  expect(form.getByLabelText('What is it for?')).toHaveAccessibleDescription(
    'Say what the token is for',
  );
  await userEvent.type(form.getByLabelText('What is it for?'), ' Phone book ');
  await userEvent.click(form.getByRole('button', { name: 'Make token' }));
  expect(form.getByRole('alert')).toHaveTextContent('Choose what the program may do');
  expect(form.getByRole('checkbox', { name: 'Read contacts' })).toHaveFocus();
  await userEvent.click(form.getByRole('checkbox', { name: 'Meetings' }));
  await userEvent.click(form.getByRole('checkbox', { name: 'Read contacts' }));
  await userEvent.click(form.getByRole('button', { name: 'Make token' }));
  expect(await screen.findByLabelText('Token for Phone book')).toHaveValue(TOKEN);
  expect(request).toHaveBeenCalledWith(
    '/api/access-tokens',
    expect.objectContaining({
      method: 'POST',
      body: { name: 'Phone book', scopes: ['contacts:read', 'meetings'], expiresInDays: 90 },
    }),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Copy token' })).toHaveFocus());
  const list = within(screen.getByRole('list', { name: 'Access tokens' }));
  expect(list.getByRole('listitem')).toHaveTextContent(
    /Read contacts, Meetings.*rapport_pat_4fT9… was never used. It works until June 12, 2999/,
  );
});

it('the form keeps its text if the token can’t be created', async () => {
  open((_path, options) => {
    if (options?.method !== 'POST') return [];
    throw requestError('away', 503);
  });
  await userEvent.click(await button('New access token'));
  const form = await dialog();
  await userEvent.type(form.getByLabelText('What is it for?'), 'CRM');
  await userEvent.click(form.getByRole('checkbox', { name: 'Download everything' }));
  await userEvent.click(form.getByRole('button', { name: 'Make token' }));
  expect(await form.findByText('No token was made')).toBeInTheDocument();
  expect(form.getByLabelText('What is it for?')).toHaveValue('CRM');
  expect(form.getByRole('checkbox', { name: 'Download everything' })).toBeChecked();
});

it('a token is revoked after a confirmation, and a failure is reported', async () => {
  let tokens = [SYNC, { ...SYNC, id: MOMENT, name: 'Old', expiresAt: MOMENT }];
  let isDown = true;
  const { notify } = open((_path, options) => {
    if (options?.method !== 'DELETE') return tokens;
    if (isDown) throw requestError('away', 503);
    tokens = tokens.slice(1);
    return null;
  });
  const items = () => screen.findAllByRole('listitem');
  expect((await items())[1]).toHaveTextContent(/Expired.*It stopped working on March 14, 2026/);
  const revoke = async () => {
    await userEvent.click(await button('Revoke Phone book'));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
  };
  await revoke();
  expect(await screen.findByText("The token isn't revoked")).toBeInTheDocument();
  expect(await items()).toHaveLength(2);
  isDown = false;
  await revoke();
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ title: 'Phone book is revoked' }));
});

it('the settings report that the tokens couldn’t be loaded, and retry', async () => {
  let isDown = true;
  open(() => {
    if (isDown) throw requestError('bad', 400);
    return [];
  });
  expect(await screen.findByText("Couldn't load your access tokens")).toBeInTheDocument();
  isDown = false;
  await userEvent.click(await button('Retry'));
  expect(await screen.findByText('No program has a token yet.')).toBeInTheDocument();
});

it('the settings offer no tokens if the API is of an earlier release', async () => {
  open(() => {
    throw requestError('Not found', 404);
  });
  expect(await screen.findByText(/is of an earlier release/)).toBeInTheDocument();
});

it('every scope has a description', () => {
  expect(Object.keys(SCOPE_WORDS)).toEqual([...ACCESS_SCOPES]);
});
