import { type ToastMessage } from '@rapport/remote-api';
import { CHOSEN_IN_MENU } from '@rapport/remote-api/commands';
import { renderInShell } from '@rapport/remote-kit/testing';
import { localMinute } from '@rapport/shared-ui';
import { act, waitFor } from '@testing-library/react';
import { type ContactDialog } from '../contact-dialogs/contact-dialogs.ts';
import { fakeRecordsApi } from '../testing/fake-records-api.ts';
import { makeContact } from '../testing/make-contact.ts';
import { makeMeeting } from '../testing/make-meeting.ts';
import { makeInteraction } from '../testing/make-records.ts';
import { useUrlDialogs } from './use-url-dialogs.ts';

const contact = makeContact();
const { id } = contact;

/** An interaction of a planned meeting in so many days, at 10:00. */
function plannedIn(days: number, number: number) {
  const date = new Date();
  date.setDate(date.getDate() + days);
  date.setHours(10, 0, 0, 0);
  const meeting = makeMeeting({ id: `018f6b1e-0000-7000-8000-00000000020${number}` });
  return makeInteraction({
    id: `018f6b1e-0000-7000-8000-00000000030${number}`,
    description: `Budget ${number}`,
    interactionDate: date.toISOString(),
    meeting,
  });
}
const [NEXT, LATER] = [plannedIn(2, 1), plannedIn(9, 2)];
const CANCEL_NEXT = `DELETE /api/meetings/${NEXT.meeting?.id}`;
const CANCEL_LATER = `DELETE /api/meetings/${LATER.meeting?.id}`;
const RESTORE = `POST /api/meetings/${LATER.meeting?.id}/restore`;

/** The day of an interaction, as notifications say it. */
function words({ interactionDate }: { interactionDate: string }): string {
  return new Date(interactionDate).toLocaleDateString('en-US', {
    ...{ weekday: 'long', month: 'long', day: 'numeric' },
  });
}
/** The local day of an interaction some days after its own. */
function dayOf({ interactionDate }: { interactionDate: string }, days = 0): string {
  const date = new Date(interactionDate);
  date.setDate(date.getDate() + days);
  return localMinute(date).slice(0, 10);
}

async function visit(query: string, planned = [LATER, NEXT], isChosen = true) {
  const notify = jest.fn<void, [ToastMessage]>();
  const open = jest.fn<void, [ContactDialog]>();
  const answers = { [CANCEL_NEXT]: {}, [CANCEL_LATER]: {}, [RESTORE]: {} };
  const fake = fakeRecordsApi({ [`GET /api/interactions/${id}`]: planned, ...answers }, { notify });
  function Page() {
    useUrlDialogs(contact, open);
    return null;
  }
  const { router } = renderInShell(<Page />, fake);
  await act(() =>
    router.navigate(`/contacts/${id}?${query}`, isChosen ? { state: CHOSEN_IN_MENU } : {}),
  );
  return { ...fake, notify, open, router };
}

describe('a command about the next meeting', () => {
  it('cancels the soonest one', async () => {
    const { made, notify } = await visit('action=cancel-meeting');
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    expect(notify.mock.calls[0]![0].title).toBe(`Canceled: Budget 1, ${words(NEXT)}`);
    expect(made(CANCEL_NEXT)).toHaveLength(1);
  });

  it('cancels the one on a day, and restores it', async () => {
    const day = localMinute(new Date(LATER.interactionDate)).slice(0, 10);
    const { made, notify } = await visit(`action=cancel-meeting&day=${day}`);
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    expect(made(CANCEL_LATER)).toHaveLength(1);
    notify.mock.calls[0]![0].action?.onSelect();
    await waitFor(() => expect(notify).toHaveBeenLastCalledWith({ title: 'Undone: Budget 2' }));
    expect(made(RESTORE)).toHaveLength(1);
  });

  it('cancels nothing if no meeting is on the day, and leads to the meetings', async () => {
    const { made, notify, router } = await visit(`action=cancel-meeting&day=${dayOf(NEXT, 1)}`);
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    const { title, action } = notify.mock.calls[0]![0];
    expect(title).toMatch(/ has no meeting on \w+, \w+ \d+$/);
    expect(made(CANCEL_NEXT)).toEqual([]);
    expect(made(CANCEL_LATER)).toEqual([]);
    expect(action?.label).toBe('Open meetings');
    await act(async () => action?.onSelect());
    expect(router.state.location.search).toBe('?tab=interactions');
  });

  it('cancels nothing if several are on the day, but the one at a time', async () => {
    const date = new Date(NEXT.interactionDate);
    date.setHours(15);
    const second = { ...LATER, interactionDate: date.toISOString() };
    const query = `action=cancel-meeting&day=${dayOf(NEXT)}`;
    const { made, notify } = await visit(query, [NEXT, second]);
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    expect(notify.mock.calls[0]![0].title).toMatch(/ has 2 meetings on /);
    expect([...made(CANCEL_NEXT), ...made(CANCEL_LATER)]).toEqual([]);
    const timed = await visit(`${query}&time=15:00`, [NEXT, second]);
    await waitFor(() => expect(timed.made(CANCEL_LATER)).toHaveLength(1));
  });

  it('cancels the next one at a time without a day, not one that is over', async () => {
    const { made, notify } = await visit('action=cancel-meeting&time=10:00', [
      plannedIn(-5, 3),
      LATER,
      NEXT,
    ]);
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    expect(notify.mock.calls[0]![0].title).toBe(`Canceled: Budget 1, ${words(NEXT)}`);
    expect(made(CANCEL_NEXT)).toHaveLength(1);
  });

  it('moves the one on a day', async () => {
    const { open } = await visit(`action=change-meeting&from=${dayOf(LATER)}&day=2035-06-01`);
    await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
    expect(open).toHaveBeenCalledWith({
      kind: 'edit-interaction',
      interaction: { ...LATER, interactionDate: new Date('2035-06-01T10:00').toISOString() },
    });
  });

  it('moves nothing if none is on the day', async () => {
    const { open, notify } = await visit(
      `action=change-meeting&from=${dayOf(NEXT, 1)}&day=2035-06-01`,
    );
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    expect(open).not.toHaveBeenCalled();
  });

  it('cancels nothing if it came with a link', async () => {
    const { made } = await visit('action=cancel-meeting', undefined, false);
    expect(made(CANCEL_NEXT)).toEqual([]);
  });

  it('says that none is planned', async () => {
    const { notify } = await visit('action=cancel-meeting', []);
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    expect(notify.mock.calls[0]![0].title).toMatch(/^No meeting with .* is planned$/);
  });

  it('opens the soonest one on another day, at the same time', async () => {
    const { open } = await visit('action=change-meeting&day=2035-06-01');
    await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
    expect(open).toHaveBeenCalledWith({
      kind: 'edit-interaction',
      interaction: { ...NEXT, interactionDate: new Date('2035-06-01T10:00').toISOString() },
    });
  });
});
