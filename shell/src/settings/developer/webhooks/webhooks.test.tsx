import { WEBHOOK_EVENTS } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { fakeShell, renderInShell, requestError } from '@rapport/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EVENT_WORDS } from './webhook-words.ts';
import { Webhooks } from './webhooks.tsx';

const MOMENT = '2026-03-14T09:26:53.589Z';
const CRM = {
  id: '0192f1a0-0000-7000-8000-000000000001',
  name: 'CRM',
  address: 'https://crm.example/hooks',
  events: ['contacts'],
  enabled: true,
  offReason: null,
  offAt: null,
  failingSince: null,
  waiting: 0,
  createdAt: MOMENT,
};
const SENT = {
  id: '0192f1a0-0000-7000-8000-000000000002',
  type: 'contact.made',
  happenedAt: MOMENT,
  state: 'delivered',
  attempts: 1,
  triedAt: MOMENT,
  nextTryAt: null,
  status: 204,
  failure: null,
  excerpt: null,
  tookMs: 12,
};
const REFUSED = {
  ...SENT,
  state: 'failed',
  status: 500,
  failure: 'status',
  excerpt: 'Out of disk',
};
const SECRET = `whsec_${'a'.repeat(43)}=`;

type Answer = (call: string, body: unknown) => unknown;

function open(answer: Answer) {
  const request = jest.fn(async (path: string, options?: { method?: string; body?: unknown }) =>
    answer(`${options?.method ?? 'GET'} ${path.replace(CRM.id, '1')}`, options?.body),
  );
  const notify = jest.fn();
  const shell = fakeShell({ request: request as ShellApi['request'], notify });
  renderInShell(<Webhooks />, { shell });
  return { request, notify };
}

const button = (name: string) => screen.findByRole('button', { name });

it('adds a webhook, shows its secret once, and says first what is missing', async () => {
  const webhooks: (typeof CRM)[] = [];
  const sent: unknown[] = [];
  open((call, body) => {
    if (call !== 'POST /api/webhooks') return [...webhooks];
    sent.push(body);
    webhooks.push(CRM);
    return { ...CRM, secret: SECRET };
  });
  expect(await screen.findByText('No webhooks yet.')).toBeInTheDocument();
  await userEvent.click(await button('Add webhook'));
  const form = within(await screen.findByRole('dialog', { name: 'New webhook' }));
  const save = form.getByRole('button', { name: 'Add webhook' });
  await userEvent.click(save);
  expect(form.getByLabelText('What receives it?')).toHaveFocus();
  await userEvent.type(form.getByLabelText('What receives it?'), ' CRM ');
  await userEvent.type(form.getByLabelText('Address'), 'crm.example');
  await userEvent.click(save);
  expect(form.getByLabelText('Address')).toHaveAccessibleDescription(/begins with https/);
  await userEvent.clear(form.getByLabelText('Address'));
  await userEvent.type(form.getByLabelText('Address'), CRM.address);
  await userEvent.click(form.getByRole('checkbox', { name: 'Contacts' }));
  await userEvent.click(save);
  expect(form.getByRole('alert')).toHaveTextContent('Choose what it tells of');
  await userEvent.click(form.getByRole('checkbox', { name: 'Meetings' }));
  await userEvent.click(form.getByRole('checkbox', { name: 'Contacts' }));
  await userEvent.click(save);
  expect(await screen.findByLabelText('Secret of CRM')).toHaveValue(SECRET);
  expect(sent).toEqual([{ name: 'CRM', address: CRM.address, events: ['contacts', 'meetings'] }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Copy secret' })).toHaveFocus());
});

it('says at the field why the API refuses an address', async () => {
  open((call) => {
    if (call === 'GET /api/webhooks') return [];
    throw requestError('address must be on port 443, so leave the port out', 400);
  });
  await userEvent.click(await button('Add webhook'));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(form.getByLabelText('What receives it?'), 'CRM');
  await userEvent.type(form.getByLabelText('Address'), 'https://crm.example:8443/');
  await userEvent.click(form.getByRole('button', { name: 'Add webhook' }));
  await waitFor(() =>
    expect(form.getByLabelText('Address')).toHaveAccessibleDescription(/on port 443/),
  );
});

it('sends a test, and says what the receiver answered', async () => {
  let isDown = true;
  const { notify } = open((call) => {
    if (call === 'GET /api/webhooks') return [CRM];
    return isDown ? REFUSED : SENT;
  });
  await userEvent.click(await button('Send a test to CRM'));
  expect(await screen.findByText("CRM didn't take the test")).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Answered 500: “Out of disk”.');
  isDown = false;
  await userEvent.click(await button('Send a test to CRM'));
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ title: 'CRM took the test' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says why a webhook is off, and turns it on', async () => {
  let webhook: object = { ...CRM, enabled: false, offReason: 'gone', offAt: MOMENT, waiting: 3 };
  const { notify } = open((call, body) => {
    if (call === 'GET /api/webhooks') return [webhook];
    expect([call, body]).toEqual(['PATCH /api/webhooks/1', { enabled: true }]);
    webhook = CRM;
    return CRM;
  });
  const item = await screen.findByRole('listitem');
  expect(item).toHaveTextContent(/Off.*answered 410 \(Gone\), .*3 messages wait/);
  await userEvent.click(await button('Turn on CRM'));
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ title: 'CRM is on' }));
  expect(screen.queryByRole('button', { name: 'Turn on CRM' })).not.toBeInTheDocument();
});

it('says that a receiver is failing, and what will happen', async () => {
  open(() => [{ ...CRM, failingSince: MOMENT, waiting: 1 }]);
  expect(await screen.findByRole('listitem')).toHaveTextContent(
    /Failing.*taken nothing since .* 1 message waits. After a day, Rapport turns it off/,
  );
});

it('has a log, and sends a message of it again', async () => {
  const { request, notify } = open((call) => {
    if (call === 'GET /api/webhooks') return [CRM];
    if (call.startsWith('POST')) return SENT;
    return [REFUSED, { ...SENT, id: MOMENT, state: 'waiting', attempts: 0, triedAt: null }];
  });
  await userEvent.click(await button('Log of CRM'));
  const log = within(await screen.findByRole('dialog', { name: 'Log of CRM' }));
  const [first] = await log.findAllByRole('listitem');
  expect(first).toHaveTextContent(
    /contact.made.*Failed.*Answered 500: “Out of disk”. Sent .*, 12 ms/,
  );
  const [again] = log.getAllByRole('button', { name: 'Send contact.made again' });
  if (again) await userEvent.click(again);
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ title: 'The message was taken' }));
  expect(request).toHaveBeenCalledWith(
    `/api/webhooks/${CRM.id}/deliveries/${REFUSED.id}/send`,
    expect.objectContaining({ method: 'POST' }),
  );
});

it('makes a new secret, and removes a webhook, after a question', async () => {
  let webhooks = [CRM];
  const { notify } = open((call) => {
    if (call === 'POST /api/webhooks/1/secret') return { secret: SECRET };
    if (call === 'DELETE /api/webhooks/1') webhooks = [];
    return [...webhooks];
  });
  const choose = async (item: string, confirm: string) => {
    await userEvent.click(await button('More for CRM'));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: confirm }));
  };
  await choose('New secret', 'Make secret');
  expect(await screen.findByLabelText('Secret of CRM')).toHaveValue(SECRET);
  expect(screen.getByRole('button', { name: 'Copy secret' })).toHaveFocus();
  await choose('Remove', 'Remove webhook');
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ title: 'CRM is removed' }));
  expect(screen.queryByLabelText('Secret of CRM')).not.toBeInTheDocument();
});

it('says that the webhooks could not be loaded, and tries again', async () => {
  let isDown = true;
  open(() => {
    if (isDown) throw requestError('bad', 400);
    return [];
  });
  expect(await screen.findByText("Couldn't load your webhooks")).toBeInTheDocument();
  isDown = false;
  await userEvent.click(await button('Retry'));
  expect(await screen.findByText('No webhooks yet.')).toBeInTheDocument();
});

it('has words for every group of changes', () => {
  expect(Object.keys(EVENT_WORDS)).toEqual([...WEBHOOK_EVENTS]);
});
