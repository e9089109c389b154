import { type Contact } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { contactQuery } from '@rapport/remote-api/api-query';
import { useQuery } from '@rapport/remote-api/query';
import { fakeShell, renderInShell, requestError } from '@rapport/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakeRecordsApi, WithHeaders } from '../../testing/fake-records-api.ts';
import { makeContact } from '../../testing/make-contact.ts';
import { EditContactDialog } from './edit-contact-dialog.tsx';

const GET = 'GET /api/contacts/018f6b1e-0000-7000-8000-000000000115';
const PATCH = 'PATCH /api/contacts/018f6b1e-0000-7000-8000-000000000115';

const version = (etag: string, overrides: Partial<Contact> = {}) =>
  new WithHeaders(makeContact(overrides), { ETag: etag });

function open(answers: Record<string, unknown>) {
  const api = fakeRecordsApi(answers);
  const onClose = jest.fn();
  renderInShell(<EditContactDialog contact={makeContact()} onClose={onClose} />, {
    shell: api.shell,
  });
  return { ...api, onClose };
}

const field = (label: string) => screen.findByRole('textbox', { name: label });
const retype = async (label: string, text: string) => {
  await userEvent.clear(await field(label));
  await userEvent.type(await field(label), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: /^Sav/ }));

/** Edits the title while another user saves a change. */
async function race(elsewhere: Partial<Contact>) {
  const api = open({ [GET]: version('"1"') });
  await retype('Title', 'Director');
  api.answers[PATCH] = () => {
    throw requestError('This contact was changed in the meantime.', 412, 'CONTACT_CHANGED');
  };
  api.answers[GET] = version('"2"', elsewhere);
  await save();
  await screen.findByText('This contact was changed elsewhere');
  api.answers[PATCH] = makeContact();
  return api;
}

describe('editing a contact', () => {
  it('cannot be saved before what is stored is there', () => {
    open({ [GET]: () => new Promise(() => {}) });
    expect(screen.getByRole('status')).toHaveTextContent('Loading contact');
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  });

  it("reports a contact that can't be loaded, and retries", async () => {
    const { answers } = open({
      [GET]: () => {
        throw requestError('HTTP 503 - Service Unavailable', 503);
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load the contact.");
    answers[GET] = version('"1"');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await field('Full Name')).toHaveValue('Lise Meitner');
  });

  it('begins with every field as it is stored', async () => {
    open({ [GET]: version('"1"', { photoUrl: 'https://x.example/lise.jpg' }) });
    const stored = {
      'Full Name': 'Lise Meitner',
      Email: 'lise.meitner@kestrel.example',
      Phone: '+43 1 555 0142',
      Company: 'Kestrel Works',
      Title: 'Head of Procurement',
      LinkedIn: 'https://www.linkedin.com/in/lise-meitner',
      'Photo address': 'https://x.example/lise.jpg',
    };
    for (const [label, value] of Object.entries(stored)) {
      expect(await field(label)).toHaveValue(value);
    }
  });

  it('sends the changed fields with the initial version', async () => {
    const { made, onClose } = open({ [GET]: version('"1"'), [PATCH]: makeContact() });
    await retype('Title', 'Director');
    await userEvent.clear(await field('Phone'));
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const [call] = made(PATCH);
    expect(call?.body).toEqual({ organizationTitle: 'Director', primaryPhone: null });
    expect(call?.headers).toEqual({ 'If-Match': '"1"' });
  });

  it('saves other fields of a contact whose values are older than the rules', async () => {
    const older = { primaryEmail: 'lise@host', primaryPhone: 'ask Otto', photoUrl: 'http://x/a' };
    const { made, onClose } = open({ [GET]: version('"1"', older), [PATCH]: makeContact() });
    await retype('Title', 'Director');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(made(PATCH)[0]?.body).toEqual({ organizationTitle: 'Director' });
  });

  it('offers a stored name that is a web address as the link', async () => {
    const { made, onClose } = open({
      [GET]: version('"1"', { displayName: 'linkedin.com/in/lise', linkedinUrl: null }),
      [PATCH]: makeContact(),
    });
    await field('Full Name');
    await userEvent.click(screen.getByRole('button', { name: 'Use this as the LinkedIn link' }));
    expect(await field('Full Name')).toHaveFocus();
    await userEvent.keyboard('Lise Meitner');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(made(PATCH)[0]?.body).toEqual({
      displayName: 'Lise Meitner',
      linkedinUrl: 'https://linkedin.com/in/lise',
    });
  });

  it('calls nothing when nothing changed', async () => {
    const { made, onClose } = open({ [GET]: version('"1"') });
    await field('Title');
    await save();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(made(PATCH)).toEqual([]);
  });

  it('shows problems next to the field', async () => {
    const { made } = open({ [GET]: version('"1"') });
    await userEvent.clear(await field('Full Name'));
    await retype('Photo address', 'javascript:alert(1)');
    await save();
    expect(await field('Full Name')).toHaveFocus();
    expect(await field('Full Name')).toHaveAccessibleDescription('Enter a name.');
    expect(await field('Photo address')).toBeInvalid();
    expect(made(PATCH)).toEqual([]);
  });

  it('keeps what was typed when saving fails, and asks before it is dropped', async () => {
    const { shell, onClose } = open({
      [GET]: version('"1"'),
      [PATCH]: () => {
        throw requestError('offline', null);
      },
    });
    await retype('Title', 'Director');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Couldn't reach Rapport. What you typed is still here. Choose Save changes again in a moment.",
    );
    expect(await field('Title')).toHaveValue('Director');
    expect(shell.hasUnsavedText()).toBe(true);
    await userEvent.keyboard('{Escape}');
    const question = screen.getByRole('alertdialog', { name: 'Discard your changes?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('what an edit is based on', () => {
  const NEWER = { organizationTitle: 'President' };

  /** A page that shows the contact and has an edit button. */
  function Page() {
    const { data } = useQuery(contactQuery(useShellApi(), makeContact().id));
    const [editing, setEditing] = useState(false);
    return (
      <>
        <p>Shown: {data?.organizationTitle}</p>
        <button onClick={() => setEditing(true)}>Edit</button>
        {editing && <EditContactDialog contact={makeContact()} onClose={() => setEditing(false)} />}
      </>
    );
  }

  async function openPage(answers: Record<string, unknown>) {
    const api = fakeRecordsApi(answers);
    const { queryClient } = renderInShell(<Page />, { shell: api.shell });
    await screen.findByText('Shown: Head of Procurement');
    return { ...api, queryClient };
  }
  const edit = () => userEvent.click(screen.getByRole('button', { name: 'Edit' }));

  it('is asked for each time editing begins, and not what the page shows', async () => {
    const { answers, made } = await openPage({ [GET]: version('"1"'), [PATCH]: makeContact() });
    answers[GET] = version('"2"', NEWER);
    await edit();
    expect(await field('Title')).toHaveValue('President');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    answers[GET] = version('"3"');
    await edit();
    expect(await field('Title')).toHaveValue('Head of Procurement');
    expect(made(GET)).toHaveLength(3);
    await retype('Title', 'Director');
    await save();
    await waitFor(() => expect(made(PATCH)[0]?.headers).toEqual({ 'If-Match': '"3"' }));
  });

  it('is not a response that the page asked for earlier and that comes later', async () => {
    const { answers, made, queryClient } = await openPage({
      [GET]: version('"1"'),
      [PATCH]: makeContact(),
    });
    let respond = (_response: unknown) => {};
    answers[GET] = () => new Promise((resolve) => (respond = resolve));
    void queryClient.invalidateQueries();
    await waitFor(() => expect(made(GET)).toHaveLength(2));
    answers[GET] = version('"3"', NEWER);
    await edit();
    expect(await field('Title')).toHaveValue('President');
    await act(async () => respond(version('"2"')));
    expect(await field('Title')).toHaveValue('President');
    await retype('Title', 'Director');
    await save();
    await waitFor(() => expect(made(PATCH)[0]?.headers).toEqual({ 'If-Match': '"3"' }));
  });

  it('stays in the form if the page fetches a newer version', async () => {
    const { answers, made, queryClient } = await openPage({
      [GET]: version('"1"'),
      [PATCH]: makeContact(),
    });
    await edit();
    await retype('Company', 'Aster');
    answers[GET] = version('"2"', NEWER);
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText('Shown: President')).toBeInTheDocument();
    expect(await field('Title')).toHaveValue('Head of Procurement');
    await save();
    await waitFor(() => expect(made(PATCH)[0]?.headers).toEqual({ 'If-Match': '"1"' }));
    expect(made(PATCH)[0]?.body).toEqual({ organizationName: 'Aster' });
  });

  it('is what the API has, not what another part of the product wrote into the cache', async () => {
    const { answers, made, queryClient } = await openPage({
      [GET]: version('"1"'),
      [PATCH]: makeContact(),
    });
    let respond = (_response: unknown) => {};
    answers[GET] = () => new Promise((resolve) => (respond = resolve));
    await edit();
    act(() => {
      queryClient.setQueryData(
        contactQuery(fakeShell(), makeContact().id).queryKey,
        makeContact({ organizationTitle: 'Written' }),
      );
    });
    expect(screen.getByRole('status')).toHaveTextContent('Loading contact');
    await act(async () => respond(version('"2"', NEWER)));
    expect(await field('Title')).toHaveValue('President');
    await retype('Title', 'Director');
    await save();
    await waitFor(() => expect(made(PATCH)[0]?.headers).toEqual({ 'If-Match': '"2"' }));
  });

  it('reports a failed request even if the page shows the contact', async () => {
    const { answers } = await openPage({ [GET]: version('"1"') });
    answers[GET] = () => {
      throw requestError('offline', null);
    };
    await edit();
    expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load the contact.");
    answers[GET] = version('"2"', NEWER);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await field('Title')).toHaveValue('President');
  });
});

describe('a contact that was changed elsewhere in the meantime', () => {
  it('keeps the typed text, shows the other value, and is saved over it on a second Save', async () => {
    const { made, onClose } = await race({ organizationTitle: 'President' });
    expect(await field('Title')).toHaveValue('Director');
    expect(await field('Title')).toHaveAccessibleDescription(
      /Changed elsewhere to “President”\. You had “Director”\./,
    );
    expect(screen.getByText(/Nothing was overwritten.*Check Title, then save again/)).toBeVisible();
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const last = made(PATCH).at(-1);
    expect(last?.body).toEqual({ organizationTitle: 'Director' });
    expect(last?.headers).toEqual({ 'If-Match': '"2"' });
  });

  it('lets one choose the other value, and change one’s mind', async () => {
    const { made, onClose } = await race({ organizationTitle: 'President' });
    await userEvent.click(screen.getByRole('button', { name: 'Use the other for Title' }));
    expect(await field('Title')).toHaveValue('President');
    await userEvent.click(screen.getByRole('button', { name: 'Use your own for Title' }));
    expect(await field('Title')).toHaveValue('Director');
    await userEvent.click(screen.getByRole('button', { name: 'Use the other for Title' }));
    await save();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(made(PATCH)).toHaveLength(1);
  });

  it('adopts changes in other fields, and says so', async () => {
    const { made } = await race({ primaryPhone: null });
    expect(await field('Phone')).toHaveValue('');
    expect(
      screen.getByText(/Changed elsewhere to nothing\. You had “\+43 1 555 0142”\./),
    ).toBeVisible();
    await save();
    await waitFor(() =>
      expect(made(PATCH).at(-1)?.body).toEqual({ organizationTitle: 'Director' }),
    );
  });
});
