import { renderInShell } from '@rapport/remote-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRecordsApi } from '../../testing/fake-records-api.ts';
import { makeContact } from '../../testing/make-contact.ts';
import { DroppedFiles } from '../dropped-files.tsx';
import { SharePage } from './share-page.tsx';
import { contentOf } from './shared-content.ts';

const CARD = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada Lovelace\r\nEND:VCARD';
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
    headers: new Headers(form && { 'Content-Type': 'multipart/form-data; boundary=x' }),
    formData: () => Promise.resolve(form),
  };
  globalThis.fetch = jest.fn().mockResolvedValue(answer);
}

function open(path = '/contacts/share') {
  const api = fakeRecordsApi({
    'GET /api/contacts': [LISE],
    [`GET /api/contacts/${LISE.id}`]: LISE,
    'POST /api/calendar-files': PLANNED,
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

it('plans the meetings of a calendar file', async () => {
  share(formWith({}, [new File(['BEGIN:VCALENDAR'], 'review.ics', { type: 'text/calendar' })]));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Plan the meetings' }));
  expect(await screen.findByText('1 meeting added, 0 changed, 0 known already.')).toBeVisible();
});

it('discards what was shared once it is done', async () => {
  share(formWith({ text: 'Read this' }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  expect(fetch).toHaveBeenLastCalledWith('/share', { method: 'DELETE' });
});

it.each([
  ['/contacts/share', 'Nothing is waiting here'],
  ['/contacts/share?problem=too-large', 'This is larger than 5 MB'],
  ['/contacts/share?problem=not-kept', "The browser couldn't keep what you shared"],
])('says at %s: %s', async (path, words) => {
  share(null);
  open(path);
  expect(await screen.findByText(words)).toBeVisible();
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
  );
  expect(content.cards?.name).toBe('ada.vcf');
  expect(content.cards?.size).toBe(2 * (CARD.length + 2));
  expect(content.calendars.map(({ name }) => name)).toEqual(['review.ics']);
  expect(content.otherFiles).toEqual(['paper.pdf']);
  expect(content.text).toBe('https://a.example');
});

describe('a file that is dropped on the page', () => {
  function drop(file: File) {
    renderInShell(<DroppedFiles />, { path: '/contacts' });
    const event = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { files: [file] } });
    act(() => void document.body.dispatchEvent(event));
    return event;
  }

  it('is shown as if it was shared', async () => {
    share(null);
    expect(drop(new File([CARD], 'ada.vcf')).defaultPrevented).toBe(true);
    open();
    expect(await screen.findByRole('heading', { name: 'ada.vcf' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  });

  it('is left to the page if it is neither a card nor a calendar', () => {
    expect(drop(new File(['%PDF'], 'paper.pdf')).defaultPrevented).toBe(false);
  });
});
