import { type ShellApi } from '@rapport/remote-api';
import { fakeShell, renderInShell, requestError } from '@rapport/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeContact } from '../../testing/make-contact.ts';
import { makeMeeting } from '../../testing/make-meeting.ts';
import { PlanMeetingDialog } from './plan-meeting-dialog.tsx';

const LISE = makeContact({ displayName: 'Lise Meitner' });
const OTTO = makeContact({
  id: '018f6b1e-0000-7000-8000-000000000116',
  displayName: 'Otto Hahn',
});
const MEETING = makeMeeting({ place: 'Room 4', duration: 45 });

type Answer = (path: string, options?: { method?: string; body?: unknown }) => unknown;

function open(answer: Answer, meeting?: typeof MEETING) {
  const request = jest.fn(async (path: string, options?: { method?: string }) =>
    answer(path, options),
  );
  const onClose = jest.fn();
  const shell = fakeShell({ request: request as ShellApi['request'] });
  const notify = jest.spyOn(shell, 'notify');
  renderInShell(<PlanMeetingDialog people={[LISE]} meeting={meeting} onClose={onClose} />, {
    shell,
  });
  const writes = () =>
    request.mock.calls.filter(
      ([, options]) => options?.method !== undefined && options.method !== 'GET',
    );
  return { onClose, writes, notify };
}

const plan = () => userEvent.click(screen.getByRole('button', { name: 'Plan' }));
const title = () => screen.getByLabelText(/^Title/);

describe('the dialog that plans a meeting', () => {
  it('cancels a planned meeting after a question, and can restore it', async () => {
    const { onClose, writes, notify } = open(() => undefined, MEETING);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel meeting' }));
    expect(writes()).toEqual([]);
    const question = await screen.findByRole('alertdialog', { name: 'Cancel this meeting?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel meeting' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(writes()).toEqual([
      [`/api/meetings/${MEETING.id}`, expect.objectContaining({ method: 'DELETE' })],
    ]);
    notify.mock.calls[0]?.[0].action?.onSelect();
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ title: `Undone: ${MEETING.title}` }));
    expect(writes()).toHaveLength(2);
    expect(writes()[1]).toEqual([
      `/api/meetings/${MEETING.id}/restore`,
      expect.objectContaining({ method: 'POST' }),
    ]);
  });

  it('keeps a meeting that could not be canceled', async () => {
    const { onClose } = open(() => {
      throw requestError('Internal error', 500);
    }, MEETING);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel meeting' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel meeting' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeEnabled();
  });

  it('begins in the title, an hour long and at a half or full hour, and plans it', async () => {
    const { onClose, writes } = open(() => MEETING);
    await waitFor(() => expect(title()).toHaveFocus());
    const startsAt = screen.getByLabelText<HTMLInputElement>('Starts');
    expect(startsAt.value).toMatch(/T\d{2}:[03]0$/);
    await userEvent.type(title(), ' Budget ');
    await userEvent.type(screen.getByLabelText(/^Link/), 'meet.example.com/budget');
    await plan();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(writes()).toEqual([
      [
        '/api/meetings',
        expect.objectContaining({
          method: 'POST',
          body: expect.objectContaining({
            title: 'Budget',
            duration: 60,
            place: null,
            link: 'https://meet.example.com/budget',
            contactIds: [LISE.id],
          }),
          headers: { 'Idempotency-Key': expect.any(String) },
        }),
      ],
    ]);
  });

  it('plans one without a title, and moves its end with its beginning', async () => {
    const { writes } = open(() => MEETING);
    expect(title()).toHaveAttribute('placeholder', 'Meeting with Lise Meitner');
    fireEvent.change(screen.getByLabelText('Starts'), { target: { value: '2030-01-07T10:30' } });
    expect(screen.getByLabelText(/^Ends/)).toHaveValue('2030-01-07T11:30');
    fireEvent.change(screen.getByLabelText(/^Ends/), { target: { value: '2030-01-07T10:00' } });
    await plan();
    expect(screen.getByText('Enter a time after the beginning.')).toBeVisible();
    fireEvent.change(screen.getByLabelText(/^Ends/), { target: { value: '2030-01-07T11:00' } });
    await userEvent.type(screen.getByLabelText(/^Notes/), 'Prices{Enter}Delivery');
    await plan();
    expect(writes()[0]?.[1]).toMatchObject({
      body: { title: null, duration: 30, notes: 'Prices\nDelivery' },
    });
  });

  it('shows the company of those who are chosen and found', async () => {
    const found = { ...OTTO, organizationName: 'Institute for Chemistry' };
    open((path) => (path.startsWith('/api/contacts') ? [found] : MEETING));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Add someone' }), 'Otto');
    await userEvent.click(
      await screen.findByRole('button', { name: /^Otto Hahn.*Institute for Chemistry$/ }),
    );
    expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent(
      'Otto Hahn, Institute for Chemistry',
    );
  });

  it('finds more people with the keyboard', async () => {
    const { writes } = open((path) => (path.startsWith('/api/contacts') ? [LISE, OTTO] : MEETING));
    await userEvent.type(title(), 'Budget');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Add someone' }), 'Otto');
    await screen.findByRole('button', { name: /^Otto Hahn/ });
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove Otto Hahn' })).toBeVisible();
    await plan();
    expect(writes()[0]?.[1]).toMatchObject({ body: { contactIds: [LISE.id, OTTO.id] } });
  });

  it("adds a name that's still in the field, and asks if it's ambiguous", async () => {
    const { writes } = open((path) => {
      if (!path.startsWith('/api/contacts')) return MEETING;
      if (path.includes('q=Zork')) return [];
      return path.includes('q=Otto+H') ? [OTTO] : [OTTO, { ...OTTO, id: MEETING.id }];
    });
    const field = screen.getByRole('searchbox', { name: 'Add someone' });
    await userEvent.type(field, 'Zork');
    await plan();
    expect(await screen.findByRole('alert')).toHaveTextContent('No contact is called “Zork”.');
    await userEvent.clear(field);
    await userEvent.type(field, 'Otto');
    await plan();
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose whom you mean by “Otto”');
    expect(field).toHaveFocus();
    expect(writes()).toEqual([]);
    await userEvent.type(field, ' H');
    await plan();
    await waitFor(() =>
      expect(writes()[0]?.[1]).toMatchObject({ body: { contactIds: [LISE.id, OTTO.id] } }),
    );
  });

  it('asks before it drops people who were chosen, or a name in the field', async () => {
    const { onClose } = open((path) => (path.startsWith('/api/contacts') ? [OTTO] : MEETING));
    const question = () => screen.findByRole('alertdialog', { name: 'Discard this meeting?' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Add someone' }), 'Otto');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Otto Hahn/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(await question()).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows the matching number next to the name', async () => {
    const found = { ...OTTO, matchedPhone: '+43 1 555 0142' };
    open((path) => (path.startsWith('/api/contacts') ? [found] : MEETING));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Add someone' }), '0142');
    expect(await screen.findByRole('button', { name: /^Otto Hahn/ })).toHaveTextContent(
      /^Otto Hahn.*\+43 1 555 0142$/,
    );
  });

  it('shows problems at each field, and sends nothing', async () => {
    const { writes } = open(() => MEETING);
    await userEvent.clear(screen.getByLabelText('Starts'));
    await userEvent.type(screen.getByLabelText(/^Link/), 'javascript:alert(1)');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Lise Meitner' }));
    await plan();
    expect(screen.getByText('Enter a date and a time.')).toBeVisible();
    expect(screen.getByText(/Enter a web address, or tel:/)).toBeVisible();
    expect(screen.getByText('Choose at least one person.')).toBeVisible();
    expect(screen.getByLabelText('Starts')).toHaveFocus();
    expect(writes()).toEqual([]);
  });

  it.each([
    ['the API fails', requestError('Internal error', 500)],
    ['there is no network', requestError('Failed to fetch', 0)],
  ])('keeps what was typed when %s, and sends the same request again', async (_, error) => {
    let isBroken = true;
    const { onClose, writes } = open(() => {
      if (isBroken) throw error;
      return MEETING;
    });
    await userEvent.type(title(), 'Budget');
    await plan();
    expect(await screen.findByText("Couldn't save the meeting")).toBeVisible();
    expect(title()).toHaveValue('Budget');
    isBroken = false;
    await plan();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [first, second] = writes();
    expect(second).toEqual(first);
  });

  it('changes one that is planned', async () => {
    const { writes } = open(() => MEETING, MEETING);
    expect(screen.getByRole('dialog', { name: 'Change meeting' })).toBeVisible();
    const place = screen.getByLabelText(/^Place/);
    expect(place).toHaveValue('Room 4');
    await userEvent.clear(place);
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(writes()).toEqual([
      [
        `/api/meetings/${MEETING.id}`,
        expect.objectContaining({
          method: 'PATCH',
          body: expect.objectContaining({ place: null, startsAt: MEETING.startsAt }),
        }),
      ],
    ]);
  });
});
