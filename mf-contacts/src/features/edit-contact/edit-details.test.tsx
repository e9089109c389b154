import { type Contact } from '@rapport/api-client';
import { renderInShell, requestError } from '@rapport/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '../../testing/enter.ts';
import { fakeRecordsApi, WithHeaders } from '../../testing/fake-records-api.ts';
import { makeContact } from '../../testing/make-contact.ts';
import { makeField } from '../../testing/make-field.ts';
import { EditContactDialog } from './edit-contact-dialog.tsx';

const GET = 'GET /api/contacts/018f6b1e-0000-7000-8000-000000000115';
const PATCH = 'PATCH /api/contacts/018f6b1e-0000-7000-8000-000000000115';

const version = (etag: string, overrides: Partial<Contact> = {}) =>
  new WithHeaders(makeContact(overrides), { ETag: etag });

async function open(answers: Record<string, unknown>) {
  const api = fakeRecordsApi(answers);
  const onClose = jest.fn();
  renderInShell(<EditContactDialog contact={makeContact()} onClose={onClose} />, {
    shell: api.shell,
  });
  const more = await screen.findByRole('button', { name: /More about this person/ });
  if (more.getAttribute('aria-expanded') === 'false') await userEvent.click(more);
  return { ...api, onClose };
}

const box = (name: string) => screen.getByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: /^Save/ }));
async function addField(name: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Add a field' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

it('offers what is empty in one menu, and sends what was added', async () => {
  const { made, onClose } = await open({ [GET]: version('"1"'), [PATCH]: version('"2"') });
  expect(screen.queryByRole('textbox', { name: 'Nickname' })).toBeNull();
  await addField('Nickname');
  await waitFor(() => expect(box('Nickname')).toHaveFocus());
  await userEvent.keyboard('Lise');
  await addField('Address');
  await userEvent.type(box('City'), 'Bern');
  await userEvent.type(box('Country'), 'Schweiz');
  await addField('Languages');
  await userEvent.type(box('Languages'), 'German, Swedish');
  await addField('Messaging');
  await userEvent.type(box('Messaging name or number 1'), '+41 79 555 01 23');
  await addField('Yearly date');
  await userEvent.type(box('Yearly date 1'), 'June 1, 2010');
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(made(PATCH)[0]?.body).toEqual({
    nickname: 'Lise',
    addresses: [
      {
        ...{ kind: 'work', street: null, postalCode: null },
        ...{ city: 'Bern', region: null, country: 'Schweiz' },
      },
    ],
    languages: ['de', 'sv'],
    handles: [{ service: 'signal', value: '+41 79 555 01 23' }],
    dates: [{ label: 'Anniversary', day: '2010-06-01' }],
  });
});

it('offers the zone of their country, and sets it only with a tap', async () => {
  await open({ [GET]: version('"1"') });
  await addField('Address');
  await enter(box('Country'), 'Schweiz');
  await addField('Time zone');
  const zone = screen.getByRole('combobox', { name: 'Time zone' });
  const offer = await screen.findByRole('button', { name: /^Use Europe\/Zurich/ });
  expect(zone).toHaveValue('');
  await userEvent.click(offer);
  expect(zone).toHaveValue('Europe/Zurich');
});

it('shows the problem at the field', async () => {
  const { made } = await open({ [GET]: version('"1"') });
  await addField('Time zone');
  await userEvent.type(screen.getByRole('combobox', { name: 'Time zone' }), 'Bern');
  await addField('Languages');
  await enter(box('Languages'), 'German, Klingonisch');
  await addField('Address');
  await enter(box('Street'), 'x'.repeat(2_000));
  await save();
  expect(await screen.findByText(/^Choose a time zone like Europe\/Zurich/)).toBeVisible();
  expect(screen.getByText(/“Klingonisch” isn’t one/)).toBeVisible();
  expect(box('Street')).toHaveAccessibleDescription(/Shorten this to 320 characters/);
  expect(made(PATCH)).toEqual([]);
});

it('shows both values where someone else changed the same detail, and keeps each other one', async () => {
  let stored = version('"1"', { nickname: 'Lise', pronouns: 'she/her' });
  await open({
    [GET]: () => stored,
    [PATCH]: () => {
      stored = version('"2"', { nickname: 'Liesl', pronouns: 'she/they' });
      throw requestError('This contact was changed in the meantime.', 412, 'CONTACT_CHANGED');
    },
  });
  await userEvent.clear(await screen.findByRole('textbox', { name: 'Nickname' }));
  await enter(box('Nickname'), 'Lieschen');
  await save();
  const alert = await screen.findByText(/Check Nickname, Pronouns/);
  expect(alert).toBeVisible();
  expect(box('Nickname')).toHaveValue('Lieschen');
  expect(box('Pronouns')).toHaveValue('she/they');
  expect(screen.getByText(/Changed elsewhere to “Liesl”. You had “Lieschen”/)).toBeVisible();
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Use the other for Nickname' }));
  expect(box('Nickname')).toHaveValue('Liesl');
});

it('shows both values of an address, a zone, and languages that were changed in two tabs', async () => {
  const address = (city: string) => ({
    ...{ kind: 'work' as const, street: null, postalCode: null, city },
    ...{ region: null, country: 'Schweiz' },
  });
  const before = {
    addresses: [address('Bern')],
    timeZone: 'Europe/Zurich',
    languages: ['de'],
  };
  let stored = version('"1"', before);
  await open({
    [GET]: () => stored,
    [PATCH]: () => {
      stored = version('"2"', {
        addresses: [address('Basel')],
        timeZone: 'Europe/Berlin',
        languages: ['fr'],
      });
      throw requestError('This contact was changed in the meantime.', 412, 'CONTACT_CHANGED');
    },
  });
  const rewrite = async (field: HTMLElement, text: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  await rewrite(await screen.findByRole('textbox', { name: 'City' }), 'Thun');
  await rewrite(screen.getByRole('combobox', { name: 'Time zone' }), 'Europe/Vienna');
  await rewrite(box('Languages'), 'Italian');
  await save();
  expect(await screen.findByText(/Check .*Address.*Time zone.*Languages/)).toBeVisible();
  const notes = screen.getAllByText(/^Changed elsewhere to/).map(({ textContent }) => textContent);
  expect(notes).toEqual([
    expect.stringMatching(/“.*Basel.*”\. You had “.*Thun.*”/),
    expect.stringMatching(/“Europe\/Berlin”\. You had “Europe\/Vienna”/),
    expect.stringMatching(/“French”\. You had “Italian”/),
  ]);
  await userEvent.click(screen.getByRole('button', { name: /^Use the other for Address/ }));
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Basel');
  await userEvent.click(screen.getByRole('button', { name: 'Use the other for Time zone' }));
  expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Berlin');
});

describe("with fields of the user's own", () => {
  const FIELDS = [
    makeField({ id: 'ends', name: 'Contract ends', kind: 'date' }),
    makeField({ id: 'tier', name: 'Tier', kind: 'choice' }),
    makeField({ id: 'order', name: 'Coffee order' }),
  ];
  const own = { 'GET /api/custom-fields': FIELDS };

  it('the menu offers the empty ones, and the change has only what was typed', async () => {
    const { made, onClose } = await open({
      ...{ ...own, [GET]: version('"1"', { customValues: { tier: 'gold' } }) },
      [PATCH]: version('"2"'),
    });
    expect(await screen.findByRole('combobox', { name: 'Tier' })).toHaveTextContent('Gold');
    await addField('Contract ends');
    await waitFor(() => expect(box('Contract ends')).toHaveFocus());
    await userEvent.keyboard('soon');
    await save();
    expect(box('Contract ends')).toHaveAccessibleDescription(/Enter a day with its year/);
    expect(box('Contract ends')).toHaveValue('soon');
    await userEvent.clear(box('Contract ends'));
    await enter(box('Contract ends'), '31 March 2027');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(made(PATCH)[0]?.body).toEqual({ customValues: { ends: '2027-03-31' } });
  });

  it('a conflict shows both values with the name of the field', async () => {
    let stored = version('"1"', { customValues: { tier: 'gold', order: 'tea' } });
    await open({
      ...{ ...own, [GET]: () => stored },
      [PATCH]: () => {
        stored = version('"2"', { customValues: { tier: 'silver', order: 'water' } });
        throw requestError('This contact was changed in the meantime.', 412, 'CONTACT_CHANGED');
      },
    });
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Coffee order' }));
    await enter(box('Coffee order'), 'flat white');
    await save();
    expect(await screen.findByText(/Check Tier, Coffee order/)).toBeVisible();
    expect(screen.getByText('Changed elsewhere to “Silver”. You had “Gold”.')).toBeVisible();
    expect(screen.getByText('Changed elsewhere to “water”. You had “flat white”.')).toBeVisible();
    expect(box('Coffee order')).toHaveValue('flat white');
    await userEvent.click(screen.getByRole('button', { name: 'Use the other for Coffee order' }));
    expect(box('Coffee order')).toHaveValue('water');
  });
});
