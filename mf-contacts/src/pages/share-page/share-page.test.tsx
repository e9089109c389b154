import { fakeShell, renderInShell } from '@rapport/remote-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRecordsApi } from '../../testing/fake-records-api.ts';
import { makeContact } from '../../testing/make-contact.ts';
import { DroppedFiles } from '../dropped-files.tsx';
import { SharePage } from './share-page.tsx';
import { contentOf } from './shared-content.ts';

const CARD = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada Lovelace\r\nEND:VCARD';
const MAIL = [
  'From: Lise Meitner <lise@physics.example>',
  'To: me@example.com',
  'Date: Mon, 02 Nov 2026 10:30:00 +0100',
  'Subject: The offer',
  '',
  'Hello, The price is 40. Regards',
].join('\r\n');
const LISE = makeContact();
const PLANNED = { id: 'f-1', added: 1, changed: 0, unchanged: 0, left: 0, problems: [] };

function formWith(fields: Record<string, string>, files: readonly File[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append('files', file);
  return form;
}

/** The answer of the service worker. */
function share(form: FormData | null) {
  const answer = {
    ok: form !== null,
    headers: new Headers(form ? { 'Content-Type': 'multipart/form-data; boundary=x' } : {}),
    formData: () => Promise.resolve(form),
  };
  globalThis.fetch = jest.fn().mockResolvedValue(answer);
}

function open(path = '/contacts/share') {
  const api = fakeRecordsApi({
    'GET /api/contacts': [LISE],
    [`GET /api/contacts/${LISE.id}`]: LISE,
    'POST /api/calendar-files': PLANNED,
    'POST /api/contacts/matches': {
      matches: [[{ contact: LISE, grade: 'same', reasons: ['email'] }]],
    },
    [`POST /api/interactions/${LISE.id}`]: null,
  });
  renderInShell(<SharePage />, { shell: api.shell, path });
  return api;
}

it('makes a text and its link a note of the contact that is chosen', async () => {
  share(formWith({ title: 'On physics', text: 'Read this', url: 'https://physics.example/1' }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Choose the contact' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Add someone' }), 'Lise');
  await userEvent.click(await screen.findByRole('button', { name: /Lise Meitner/ }));
  expect(await screen.findByRole('radio', { name: 'Note' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: /Subject/ })).toHaveValue('On physics');
  expect(screen.getByRole('textbox', { name: /Notes/ })).toHaveValue(
    'Read this\n\nhttps://physics.example/1',
  );
});

it('shows everything of several shares that were not handled yet', async () => {
  const form = formWith({
    title: 'On physics',
    text: 'Read this',
    url: 'https://physics.example/1',
  });
  form.append('title', 'On chemistry');
  form.append('url', 'https://chemistry.example/2');
  expect(await contentOf(form, null)).toMatchObject({
    title: 'On physics',
    text: 'On chemistry\n\nRead this\n\nhttps://physics.example/1\n\nhttps://chemistry.example/2',
  });
});

it('plans the meetings of a calendar file', async () => {
  share(formWith({}, [new File(['BEGIN:VCALENDAR'], 'review.ics', { type: 'text/calendar' })]));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Plan the meetings' }));
  expect(await screen.findByText('1 meeting added, 0 changed, 0 known already.')).toBeVisible();
});

it('discards what was shared once the last of several files is handled', async () => {
  const fileOf = (name: string) => new File(['BEGIN:VCALENDAR'], name, { type: 'text/calendar' });
  share(formWith({}, ['one.ics', 'two.ics', 'three.ics'].map(fileOf)));
  open();
  for (const left of [3, 2, 1]) {
    const buttons = await screen.findAllByRole('button', { name: 'Plan the meetings' });
    expect(buttons).toHaveLength(left);
    expect(fetch).not.toHaveBeenCalledWith('/share', { method: 'DELETE' });
    if (buttons[0]) await userEvent.click(buttons[0]);
    expect(await screen.findAllByText(/^1 meeting added/)).toHaveLength(4 - left);
  }
  expect(fetch).toHaveBeenCalledWith('/share', { method: 'DELETE' });
});

it('discards what was shared if the user wants none of it', async () => {
  share(formWith({ text: 'Read this' }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(fetch).toHaveBeenCalledWith('/share', { method: 'DELETE' });
});

describe('a mail', () => {
  it('becomes an email with its date, its subject, and the part that the user marks, once', async () => {
    share(formWith({}, [new File([MAIL], 'offer.eml')]));
    const api = open();
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    expect(screen.getByText(/^From Lise Meitner, /)).toBeVisible();
    const start = text.value.indexOf('The price');
    text.setSelectionRange(start, start + 'The price is 40.'.length);
    fireEvent.select(text);
    await userEvent.click(screen.getByRole('button', { name: 'Log with Lise Meitner' }));
    expect(await screen.findByRole('radio', { name: 'Email' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Logged with/)).toBeVisible();
    expect(api.made(`POST /api/interactions/${LISE.id}`)).toMatchObject([
      {
        body: {
          type: 'email',
          interactionDate: '2026-11-02T09:30:00.000Z',
          description: 'The offer',
          notes: 'The price is 40.',
        },
      },
    ]);
    expect(screen.queryByRole('button', { name: /^Log with/ })).not.toBeInTheDocument();
    expect(fetch).toHaveBeenLastCalledWith('/share', { method: 'DELETE' });
  });

  it('stays while a part of the same share is unhandled', async () => {
    share(formWith({}, [new File([MAIL], 'offer.eml'), new File([CARD], 'ada.vcf')]));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Log with Lise Meitner' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Logged with/)).toBeVisible();
    expect(fetch).not.toHaveBeenCalledWith('/share', { method: 'DELETE' });
  });

  it('that can not be read says so', async () => {
    share(formWith({}, [new File(['%PDF-1.7 no mail'], 'offer.eml')]));
    open();
    expect(await screen.findByText("offer.eml can't be read as an email")).toBeVisible();
  });
});

it('asks which part of a text to keep if it is too long for a note', async () => {
  share(formWith({ text: 'Very long. '.repeat(1_000) }));
  open();
  const text = await screen.findByRole('textbox', { name: 'What to keep' });
  expect(text).toHaveAccessibleDescription(/Mark up to 10,000 characters/);
});

it.each([
  ['/contacts/share', 'Nothing is waiting here'],
  ['/contacts/share?problem=too-large', 'This is larger than 5 MB'],
  ['/contacts/share?problem=not-kept', "The browser couldn't keep what you shared"],
  ['/contacts/share?problem=not-received', "Rapport wasn't ready for what you shared"],
])('says at %s: %s', async (path, words) => {
  share(null);
  open(path);
  expect(await screen.findByText(words)).toBeVisible();
});

it('says that nothing is waiting if an app has shared nothing', async () => {
  share(formWith({ title: '', text: ' ' }, [new File([], '')]));
  open();
  expect(await screen.findByText('Nothing is waiting here')).toBeVisible();
});

it('sorts files by what happens to them, and names those that it can not use', async () => {
  const files = [
    new File([CARD], 'ada.vcf'),
    new File([CARD], 'Contact', { type: 'text/x-vcard' }),
    new File(['BEGIN:VCALENDAR'], 'review.ics'),
    new File(['%PDF'], 'paper.pdf', { type: 'application/pdf' }),
  ];
  const content = await contentOf(
    formWith({ text: 'https://a.example', url: 'https://a.example' }, files),
    null,
  );
  expect(content.cards?.name).toBe('ada.vcf');
  expect(content.cards?.size).toBe(2 * (CARD.length + 2));
  expect(content.calendars.map(({ name }) => name)).toEqual(['review.ics']);
  expect(content.otherFiles).toEqual(['paper.pdf']);
  expect(content.text).toBe('https://a.example');
});

describe('a file that is dropped on the page', () => {
  function dispatch(type: string, file: File) {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, {
      dataTransfer: { files: [file], types: ['Files'] },
      relatedTarget: null,
    });
    act(() => void document.body.dispatchEvent(event));
  }
  function drop(file: File) {
    const notify = jest.fn();
    renderInShell(<DroppedFiles />, { shell: fakeShell({ notify }), path: '/contacts' });
    dispatch('drop', file);
    return notify;
  }

  it('is shown as if it was shared', async () => {
    share(null);
    drop(new File([CARD], 'ada.vcf'));
    open();
    expect(await screen.findByRole('heading', { name: 'ada.vcf' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  });

  it('is refused with the kinds that work', () => {
    const notify = drop(new File(['%PDF'], 'paper.pdf'));
    expect(notify).toHaveBeenCalledWith(
      expect.objectContaining({ description: expect.stringContaining('.eml') }),
    );
  });

  it('has a zone until it is away', () => {
    drop(new File(['%PDF'], 'paper.pdf'));
    dispatch('dragover', new File([CARD], 'ada.vcf'));
    expect(screen.getByText(/^Drop a contact card/)).toBeVisible();
    dispatch('dragleave', new File([CARD], 'ada.vcf'));
    expect(screen.queryByText(/^Drop a contact card/)).not.toBeInTheDocument();
  });

  it('opens nothing while a form is open', () => {
    renderInShell(<div role="dialog" aria-label="Form" />);
    expect(drop(new File(['%PDF'], 'paper.pdf'))).not.toHaveBeenCalled();
  });
});
