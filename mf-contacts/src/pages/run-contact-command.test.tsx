import { type ToastMessage } from '@rapport/remote-api';
import { CHOSEN_IN_MENU } from '@rapport/remote-api/commands';
import { renderInShell } from '@rapport/remote-kit/testing';
import { localMinute } from '@rapport/shared-ui';
import { act, waitFor } from '@testing-library/react';
import { fakeRecordsApi } from '../testing/fake-records-api.ts';
import { makeContact } from '../testing/make-contact.ts';
import { makeAction, makeCommitment } from '../testing/make-records.ts';
import { type ContactDialog } from '../contact-dialogs/contact-dialogs.ts';
import { useUrlDialogs } from './use-url-dialogs.ts';

const contact = makeContact();
const { id } = contact;
const step = makeAction({ title: 'Send the figures' });
const STEPS = `GET /api/actions/${id}`;
const STEP = `PATCH /api/actions/${id}/${encodeURIComponent(step.id)}`;
const promise = makeCommitment({ id: 'a', contactId: id });
const PROMISES = `GET /api/commitments/${id}`;
const PROMISE = `PATCH /api/commitments/${id}/a`;
const THIS_YEAR = new Date().getFullYear();
const BULK = 'POST /api/contacts/bulk';
const OTHER = '018f6b1e-0000-7000-8000-000000000116';
const LABEL = { id: '018f6b1e-0000-7000-8000-000000000301', name: 'Partner' };

function dayIn(days: number): string {
  return localMinute(new Date(Date.now() + days * 86_400_000)).slice(0, 10);
}
function dayWords(day: string): string {
  const parts = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  return new Date(`${day}T12:00`).toLocaleDateString('en-US', parts);
}
const SOON = dayIn(20);

/** Opens a contact at a URL that was chosen in the command menu or came from a link. */
async function visit(query: string, { isChosen = true, steps = [step] } = {}) {
  const notify = jest.fn<void, [ToastMessage]>();
  const open = jest.fn<void, [ContactDialog]>();
  const fake = fakeRecordsApi(
    {
      [STEPS]: steps,
      [STEP]: step,
      'GET /api/labels': [LABEL],
      [PROMISES]: [promise, { ...promise, id: 'n', kind: 'number' as const }],
      [PROMISE]: promise,
      [BULK]: { changed: [id], undo: [{ ids: [id], change: 'labels', removeLabels: [LABEL.id] }] },
    },
    { notify },
  );
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

describe('a command about a contact', () => {
  it('snoozes the next step until a day, says so, and takes it back', async () => {
    const { made, notify, router } = await visit(`action=snooze&day=${SOON}`);
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    const { title, action } = notify.mock.calls[0]![0];
    expect(title).toBe(`Snoozed until ${dayWords(SOON)}: Send the figures`);
    expect(router.state.location.search).toBe('');
    action?.onSelect();
    await waitFor(() => expect(notify).toHaveBeenLastCalledWith({ title: 'Taken back' }));
    expect(made(STEP).map(({ body }) => body)).toEqual([
      { status: 'snoozed', snoozedUntil: new Date(`${SOON}T08:00`).toISOString() },
      { status: 'open' },
    ]);
  });

  it('snoozes until the latest possible day if asked for longer, and says so', async () => {
    const { made, notify } = await visit('action=snooze&day=2099-06-01');
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    const latest = dayIn(30);
    expect(notify.mock.calls[0]![0].title).toBe(
      `Snoozed until ${dayWords(latest)}, the latest possible day: Send the figures`,
    );
    expect(made(STEP)[0]!.body).toEqual({
      status: 'snoozed',
      snoozedUntil: new Date(`${latest}T08:00`).toISOString(),
    });
  });

  it('snoozes for an hour at least, also until a day whose morning is over', async () => {
    const { made, notify } = await visit(`action=snooze&day=${dayIn(-2)}`);
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    const { body } = made(STEP)[0]!;
    const { snoozedUntil }: { snoozedUntil?: unknown } = Object(body);
    expect(Date.parse(String(snoozedUntil))).toBeGreaterThan(Date.now() + 59 * 60_000);
  });

  it('brings snoozed steps back, says so, and snoozes them again', async () => {
    const snoozedUntil = '2035-06-01T08:00:00.000Z';
    const snoozed = { ...step, status: 'snoozed' as const, snoozedUntil };
    const { made, notify } = await visit('action=wake', { steps: [snoozed] });
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    const { title, action } = notify.mock.calls[0]![0];
    expect(title).toBe('Back now: Send the figures');
    action?.onSelect();
    await waitFor(() => expect(notify).toHaveBeenLastCalledWith({ title: 'Taken back' }));
    expect(made(STEP).map(({ body }) => body)).toEqual([
      { status: 'open' },
      { status: 'snoozed', snoozedUntil },
    ]);
  });

  it('says so if nothing is snoozed, and changes nothing', async () => {
    const { made, notify } = await visit('action=wake');
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    expect(notify.mock.calls[0]![0].title).toMatch(/^Nothing is snoozed for /);
    expect(made(STEP)).toEqual([]);
  });

  it('marks the next step as done', async () => {
    const { made, notify } = await visit('action=done');
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    expect(notify.mock.calls[0]![0].title).toBe('Done: Send the figures');
    expect(made(STEP).map(({ body }) => body)).toEqual([{ status: 'done' }]);
  });

  it('says that there is no next step', async () => {
    const { made, notify } = await visit('action=done', { steps: [{ ...step, status: 'done' }] });
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    expect(notify.mock.calls[0]![0].title).toMatch(/ has no next step right now$/);
    expect(made(STEP)).toEqual([]);
  });

  it('marks the promise with the typed words as done, and takes it back', async () => {
    const { made, notify } = await visit('action=done&text=price+list');
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    const { title, action } = notify.mock.calls[0]![0];
    expect(title).toBe('Done: Send the price list');
    action?.onSelect();
    await waitFor(() => expect(made(PROMISE)).toHaveLength(2));
    expect(made(PROMISE).map(({ body }) => body)).toEqual([{ done: true }, { done: false }]);
    expect(made(STEP)).toEqual([]);
  });

  it('changes nothing if neither a promise nor a step has the typed words', async () => {
    const { made, notify } = await visit('action=done&text=contract');
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    expect(notify.mock.calls[0]![0].title).toMatch(/is called “contract”$/);
    expect([...made(STEP), ...made(PROMISE)]).toEqual([]);
  });

  it('opens a form with the interval or the birthday that was typed', async () => {
    const cadence = await visit('action=cadence&every=42');
    expect(cadence.open.mock.calls).toEqual([[{ kind: 'cadence', days: '42' }]]);
    const near = await visit(`action=edit-contact&for=birthday&day=${THIS_YEAR}-03-12`);
    expect(near.open.mock.calls).toEqual([[{ kind: 'edit-contact', birthday: '03-12' }]]);
    const whole = await visit('action=edit-contact&for=birthday&day=1980-03-12');
    expect(whole.open.mock.calls).toEqual([[{ kind: 'edit-contact', birthday: '1980-03-12' }]]);
    const none = await visit('action=edit-contact&for=birthday&day=soon');
    expect(none.open.mock.calls).toEqual([[{ kind: 'edit-contact' }]]);
  });

  it('adds a label, and takes it back', async () => {
    const { made, notify } = await visit(`action=label&label=${LABEL.id}`);
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    const { title, action } = notify.mock.calls[0]![0];
    expect(title).toBe('Label “Partner” added');
    action?.onSelect();
    await waitFor(() => expect(made(BULK)).toHaveLength(2));
    expect(made(BULK).map(({ body }) => body)).toEqual([
      { ids: [id], change: 'labels', addLabels: [LABEL.id] },
      { ids: [id], change: 'labels', removeLabels: [LABEL.id] },
    ]);
  });

  it.each(['action=snooze&day=2035-06-01', 'action=done'])(
    'changes nothing when it came as a link: %s',
    async (query) => {
      const { calls, open, router } = await visit(query, { isChosen: false });
      expect(router.state.location.search).toBe('');
      expect(calls).toEqual([]);
      expect(open).not.toHaveBeenCalled();
    },
  );

  it('exports the contact, but not when it came as a link', async () => {
    const linked = await visit('action=export-vcard', { isChosen: false });
    const chosen = await visit('action=export-vcard');
    await waitFor(() => expect(chosen.made('GET /api/export/contacts.vcf')).toHaveLength(1));
    expect(linked.calls).toEqual([]);
  });

  it('adds a label to several people', async () => {
    const { made, notify } = await visit(`action=label&label=${LABEL.id}&with=${OTHER}`);
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    expect(made(BULK).map(({ body }) => body)).toEqual([
      { ids: [id, OTHER], change: 'labels', addLabels: [LABEL.id] },
    ]);
    expect(notify.mock.calls[0]![0].description).toMatch(/ and 1 more$/);
  });

  it('opens the labels when one came as a link', async () => {
    const { calls, open } = await visit(`action=label&label=${LABEL.id}`, { isChosen: false });
    expect(open.mock.calls).toEqual([[{ kind: 'labels' }]]);
    expect(calls).toEqual([]);
  });

  it('plans a meeting with more people', async () => {
    const { open } = await visit('action=plan-meeting&with=a,b');
    expect(open.mock.calls).toEqual([[{ kind: 'plan-meeting', start: {}, others: ['a', 'b'] }]]);
  });

  it('opens the words with what they are about', async () => {
    const { open } = await visit('action=compose&text=invoice');
    expect(open.mock.calls).toEqual([[{ kind: 'compose', purpose: null, about: 'invoice' }]]);
  });

  it('opens a dialog with what the address says', async () => {
    const { open } = await visit(
      'action=plan-meeting&day=2035-06-01&time=10:00&text=Budget&with=b',
    );
    const start = { moment: '2035-06-01T10:00', text: 'Budget' };
    expect(open.mock.calls).toEqual([[{ kind: 'plan-meeting', start, others: ['b'] }]]);
  });
});
