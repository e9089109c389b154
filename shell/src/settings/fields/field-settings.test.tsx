import { type CustomField } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { fakeShell, renderInShell, requestError } from '@rapport/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FieldSettings } from './field-settings.tsx';

interface Call {
  method?: string;
  body?: Partial<CustomField> & { position?: number; discard?: boolean };
}

const ID = '018f6b1e-0000-7000-8000-0000000001';

function makeField(number: number, overrides: Partial<CustomField> = {}): CustomField {
  const own = { id: `${ID}${String(number).padStart(2, '0')}`, name: `Field ${number}` };
  const empty = { kind: 'text' as const, choices: [], yearly: false };
  return { ...own, ...empty, shownIn: ['contact'], ...overrides };
}

/** @param answer responds to writes; by default they succeed */
function open(fields: CustomField[], answer?: (path: string, options: Call) => unknown, count = 0) {
  const made: { path: string; method: string; body?: Call['body'] }[] = [];
  const request = jest.fn(async (path: string, options: Call = {}) => {
    const { method = 'GET', body } = options;
    if (method === 'GET') return [...fields];
    made.push({ path, method, ...(body && { body }) });
    return answer?.(path, options) ?? { ...makeField(99), ...body };
  });
  const notify = jest.fn();
  const shell = fakeShell({
    request: request as ShellApi['request'],
    requestWithHeaders: (async (path: string) => {
      made.push({ path, method: 'COUNT' });
      return { data: [], headers: new Headers({ 'X-Total-Count': String(count) }) };
    }) as ShellApi['requestWithHeaders'],
    notify,
  });
  renderInShell(<FieldSettings />, { shell });
  return { made, notify };
}

const button = (name: string) => screen.findByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const question = async () => within(await screen.findByRole('alertdialog'));

it('an account without fields is told what they are for, and adds a date that comes every year', async () => {
  const { made, notify } = open([]);
  expect(await screen.findByText(/like when a contract ends or their coffee order/)).toBeVisible();
  await userEvent.click(await button('New field'));
  const form = await dialog('New field');
  await userEvent.click(form.getByRole('button', { name: 'Add field' }));
  expect(form.getByLabelText('Name')).toHaveAccessibleDescription(/Enter a name/);
  expect(form.getByLabelText('Name')).toHaveFocus();
  await userEvent.type(form.getByLabelText('Name'), ' Contract renewal ');
  await userEvent.click(form.getByRole('combobox', { name: 'Kind' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Date' }));
  await userEvent.click(form.getByRole('checkbox', { name: 'Comes again every year' }));
  await userEvent.click(form.getByRole('checkbox', { name: 'In the list' }));
  await userEvent.click(form.getByRole('button', { name: 'Add field' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ title: 'Contract renewal is added' }));
  const body = {
    name: 'Contract renewal',
    kind: 'date',
    yearly: true,
    shownIn: ['list', 'contact'],
  };
  expect(made).toEqual([{ path: '/api/custom-fields', method: 'POST', body }]);
});

it('a name that is taken is reported at its input, and what was typed stays', async () => {
  open([makeField(1)], () => {
    throw requestError('taken', 409, 'CUSTOM_FIELD_EXISTS');
  });
  await userEvent.click(await button('New field'));
  const form = await dialog('New field');
  await userEvent.type(form.getByLabelText('Name'), 'field 1');
  await userEvent.click(form.getByRole('button', { name: 'Add field' }));
  expect(form.getByLabelText('Name')).toHaveAccessibleDescription(/Another field has this name/);
  await userEvent.type(form.getByLabelText('Name'), '1');
  await userEvent.click(form.getByRole('button', { name: 'Add field' }));
  expect(await form.findByText(/Another field has this name/)).toBeVisible();
  expect(form.getByLabelText('Name')).toHaveValue('field 11');
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  expect((await question()).getByText("The field isn't saved yet.")).toBeVisible();
});

it('a removed choice that contacts have is removed only after a confirmation', async () => {
  const choices = [
    { id: `${ID}51`, name: 'Gold' },
    { id: `${ID}52`, name: 'Silver' },
  ];
  const { made } = open([makeField(1, { kind: 'choice', choices })], undefined, 2);
  await userEvent.click(await button('Edit Field 1'));
  const form = await dialog('Edit field');
  await userEvent.click(form.getByRole('button', { name: 'Remove choice 1' }));
  await userEvent.type(form.getByLabelText('Choice 1'), ' tier{Enter}Bronze');
  await userEvent.click(form.getByRole('button', { name: 'Save field' }));
  const asked = await question();
  expect(asked.getByText(/2 contacts have a choice that you removed/)).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: 'Remove and save' }));
  await waitFor(() =>
    expect(made.at(-1)?.body).toEqual({
      name: 'Field 1',
      choices: [{ id: `${ID}52`, name: 'Silver tier' }, { name: 'Bronze' }],
      shownIn: ['contact'],
      discard: true,
    }),
  );
});

it('a field moves by its buttons, which keep the focus', async () => {
  const { made } = open([makeField(1), makeField(2), makeField(3)]);
  const down = await button('Move Field 1 down');
  await userEvent.click(down);
  await waitFor(() => expect(screen.getByText('Field 1 is now 2 of 3')).toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Move Field 1 down' })).toHaveFocus();
  expect(made[0]).toEqual({
    path: `/api/custom-fields/${ID}01`,
    method: 'PATCH',
    body: { position: 1 },
  });
});

it('a deletion says how many contacts have a value', async () => {
  const { made } = open([makeField(1)], () => null, 3);
  await userEvent.click(await button('Delete Field 1'));
  const asked = await question();
  expect(asked.getByText(/3 contacts have a value in it/)).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: 'Delete field' }));
  await waitFor(() =>
    expect(made.at(-1)).toEqual({
      path: `/api/custom-fields/${ID}01?discard=true`,
      method: 'DELETE',
    }),
  );
});

it('an account with 20 fields is told to delete one first', async () => {
  open(Array.from({ length: 20 }, (_, index) => makeField(index)));
  expect(await screen.findByText('20 of 20: delete one to add another')).toBeVisible();
  expect(await button('New field')).toBeDisabled();
});
