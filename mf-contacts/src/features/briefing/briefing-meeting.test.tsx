import { type Meeting } from '@rapport/api-client';
import { type ShellApi, type WaitingWrite } from '@rapport/remote-api';
import {
  constantSource,
  fakeShell,
  renderInShell,
  requestError,
} from '@rapport/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ContactDialogsContext,
  type ContactDialog,
} from '../../contact-dialogs/contact-dialogs.ts';
import { makeContact } from '../../testing/make-contact.ts';
import { BriefingMeeting } from './briefing-meeting.tsx';

const LISE = makeContact({ displayName: 'Lise Meitner' });
const OTTO = makeContact({ id: '018f6b1e-0000-7000-8000-000000000116', displayName: 'Otto Hahn' });
const ID = '018f6b1e-0000-7000-8000-000000000201';
const HOUR_MS = 3_600_000;

const meetingIn = (hours: number, overrides: Partial<Meeting> = {}): Meeting => ({
  id: ID,
  title: 'Budget',
  startsAt: new Date(Date.now() + hours * HOUR_MS).toISOString(),
  duration: 60,
  place: 'Room 4',
  link: 'https://meet.example.com/budget',
  state: 'planned',
  source: 'own',
  people: [LISE, OTTO].map((person) => ({ ...person, interactionId: person.id })),
  ...overrides,
});

function open(answer: () => unknown, meetingId = ID, waiting: WaitingWrite[] = []) {
  const request = jest.fn(async () => answer());
  const dialogs: ContactDialog[] = [];
  const context = { open: (dialog: ContactDialog) => void dialogs.push(dialog), opening: null };
  renderInShell(
    <ContactDialogsContext value={context}>
      <BriefingMeeting meetingId={meetingId} contact={LISE} />
    </ContactDialogsContext>,
    {
      shell: fakeShell({
        request: request as ShellApi['request'],
        waitingWrites: constantSource(waiting),
      }),
    },
  );
  return { request, dialogs };
}

describe('the meeting of a briefing', () => {
  it('lists what was changed of it and is not sent yet', async () => {
    const isShownAt = (path: string) => path === `/api/meetings/${ID}`;
    const write = { id: '1', says: 'Budget', contactId: null, at: 0, isShownAt } as const;
    open(() => meetingIn(3), ID, [{ ...write, state: 'waiting' }]);
    expect(await screen.findByRole('list', { name: 'Not sent yet' })).toHaveTextContent(
      'Budget Sent when you’re online',
    );
  });

  it('says when, where, and with whom, and leads to the briefings about the others', async () => {
    const { dialogs } = open(() => meetingIn(3));
    expect(await screen.findByText('Budget')).toBeVisible();
    expect(screen.getByText('Meeting in 3 hours')).toBeVisible();
    expect(screen.getByText(/Room 4/)).toHaveTextContent(
      /\d{1,2}:\d{2}( [AP]M)? to \d{1,2}:\d{2}( [AP]M)? · Room 4 · Join/,
    );
    expect(screen.getByRole('link', { name: 'Otto Hahn' })).toHaveAttribute(
      'href',
      `/contacts/${OTTO.id}/briefing?meeting=${ID}`,
    );
    expect(screen.queryByText('How did it go?')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Change meeting' }));
    expect(dialogs).toMatchObject([{ kind: 'plan-meeting', meeting: { id: ID } }]);
  });

  it('says that the meeting is still on, and asks for the outcome only on request', async () => {
    open(() => meetingIn(-0.5));
    expect(await screen.findByText(/^Meeting now, until \d{1,2}:\d{2}( [AP]M)?$/)).toBeVisible();
    expect(screen.queryByText('How did it go?')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Log it now' }));
    expect(await screen.findByText('How did it go?')).toBeVisible();
  });

  it('asks how it went once it is over', async () => {
    const { request } = open(() => meetingIn(-2));
    await userEvent.click(await screen.findByRole('radio', { name: 'Positive' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done: Budget' }));
    expect(request).toHaveBeenCalledWith(
      `/api/meetings/${ID}/outcome`,
      expect.objectContaining({ method: 'PUT' }),
    );
  });

  it('asks no more when the outcome is logged', async () => {
    open(() => meetingIn(-30, { state: 'held' }));
    expect(await screen.findByText(/Its outcome is logged/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See interactions' })).toHaveAttribute(
      'href',
      `/contacts/${LISE.id}?tab=interactions`,
    );
    expect(screen.queryByText('How did it go?')).toBeNull();
  });

  it('reports that someone no longer takes part', async () => {
    open(() => meetingIn(3, { people: meetingIn(3).people.slice(1) }));
    expect(await screen.findByText('Lise Meitner no longer takes part.')).toBeVisible();
  });

  it.each([
    ['canceled', ID, () => Promise.reject(requestError('Meeting not found', 404))],
    ['of an address that is none', 'x', () => meetingIn(1)],
  ])('says that it is gone: %s', async (_, id, answer) => {
    open(answer, id);
    expect(await screen.findByText('This meeting is no longer planned')).toBeVisible();
  });

  it('shows that it is on its way, and how to ask again when it did not come', async () => {
    open(() => new Promise(() => {}));
    expect(screen.getByRole('status')).toHaveTextContent('Loading meeting');
  });

  it('can be asked for again after a failure', async () => {
    let isBroken = true;
    open(() => {
      if (isBroken) throw requestError('Internal error', 500);
      return meetingIn(1);
    });
    expect(await screen.findByText(/Couldn't load the meeting/)).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Budget')).toBeVisible();
  });
});
