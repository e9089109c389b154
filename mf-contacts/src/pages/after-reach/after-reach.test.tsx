import { renderInShell } from '@rapport/remote-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeContactsApi } from '../../testing/fake-contacts-api.ts';
import { makeContact } from '../../testing/make-contact.ts';
import { AfterReach } from './after-reach.tsx';

const LISE = makeContact();

function setVisibility(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Another app opens, and the user returns. */
function goAndReturn() {
  setVisibility('hidden');
  setVisibility('visible');
}

async function open(href: string, contactId: string | undefined = LISE.id) {
  const { shell } = fakeContactsApi({ pages: [[LISE]] });
  const page = renderInShell(
    <>
      <a href={href} data-contact={contactId} target="_blank" rel="noreferrer">
        Reach
      </a>
      <AfterReach />
    </>,
    { shell, path: '/contacts' },
  );
  await userEvent.click(screen.getByRole('link', { name: 'Reach' }));
  return page;
}

const question = () => screen.queryByRole('status')?.textContent;

beforeAll(() => import('../log-interaction-dialog.tsx'));
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it.each([
  ['tel:+4315550142', 'Log this call?'],
  ['mailto:lise@kestrel.example', 'Log this email?'],
  ['sms:+4315550142', 'Log this message?'],
  ['https://wa.me/4315550142', 'Log this message?'],
])('asks once after %s', async (href, words) => {
  await open(href);
  expect(screen.queryByRole('status')).toBeNull();
  goAndReturn();
  expect(question()).toContain(words);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  goAndReturn();
  expect(screen.queryByRole('status')).toBeNull();
});

it('opens the dialog with the kind of what happened', async () => {
  await open('tel:+4315550142');
  goAndReturn();
  await userEvent.click(screen.getByRole('button', { name: 'Log' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Call' })).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
});

it.each([
  ['an address in the web', 'https://kestrel.example', LISE.id],
  ['a number of no contact', 'tel:+4315550142', 'x'],
])('asks nothing after %s', async (_, href, contactId) => {
  await open(href, contactId);
  goAndReturn();
  expect(screen.queryByRole('status')).toBeNull();
});

it('still asks after the phone has closed the page in the meantime', async () => {
  const { unmount } = await open('tel:+4315550142');
  setVisibility('hidden');
  unmount();
  const { shell } = fakeContactsApi({ pages: [[LISE]] });
  renderInShell(<AfterReach />, { shell, path: '/contacts' });
  expect(question()).toContain('Log this call');
});
