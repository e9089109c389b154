import { type FirstSteps as Steps } from '@rapport/api-client';
import { renderInShell } from '@rapport/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRecordsApi } from '../../testing/fake-records-api.ts';
import { FirstSteps } from './first-steps.tsx';

const GRACE = { id: '018f6b1e-0000-7000-8000-000000000201', displayName: 'Grace Hopper' };
const NONE: Steps = {
  people: false,
  answers: false,
  answerNext: null,
  meeting: false,
  ended: false,
  samples: 0,
};
const END = 'POST /api/first-steps/end';
const ADD = 'POST /api/sample-people';
const REMOVE = 'DELETE /api/sample-people';

function show(steps: Partial<Steps> = {}, failure?: Error) {
  const notify = jest.fn();
  const onPlan = jest.fn();
  const answer = { ...NONE, ...steps };
  const change = () => (failure ? Promise.reject(failure) : answer);
  const api = fakeRecordsApi(
    { 'GET /api/first-steps': answer, [END]: change, [ADD]: change, [REMOVE]: change },
    { notify },
  );
  return { ...api, notify, onPlan, ...renderInShell(<FirstSteps onPlan={onPlan} />, api) };
}

describe('the first steps', () => {
  it('lead to an import, a new contact, questions about someone, and a meeting', async () => {
    const { onPlan } = show({ answerNext: GRACE });
    const linkTo = async (name: string) =>
      (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await linkTo('Import a file')).toBe('/contacts/import');
    expect(await linkTo('Add one by hand')).toBe('/contacts?action=add-contact');
    expect(await linkTo('Answer about Grace Hopper')).toBe(`/assessment/${GRACE.id}`);
    expect(await linkTo('Add a calendar')).toBe('/settings/calendars');
    await userEvent.click(screen.getByRole('button', { name: 'Plan a meeting' }));
    expect(onPlan).toHaveBeenCalledTimes(1);
  });

  it('offer nothing more for a step that is done', async () => {
    show({ people: true });
    const [first] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('Bring your people, done');
    expect(within(first!).queryByRole('link')).not.toBeInTheDocument();
  });

  it('can be left at any point', async () => {
    const { made } = show({ people: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Leave the first steps' }));
    await waitFor(() => expect(made(END)).toHaveLength(1));
  });

  it('end once all of them are done', async () => {
    const { made, container } = show({ people: true, answers: true, meeting: true });
    await waitFor(() => expect(made(END)).toHaveLength(1));
    expect(container).toHaveTextContent('');
  });

  it('show nothing after their end', async () => {
    const { made, container } = show({ ended: true });
    await waitFor(() => expect(made('GET /api/first-steps')).toHaveLength(1));
    expect(container).toHaveTextContent('');
  });

  it('stay and say so if they could not be left', async () => {
    const { notify } = show({}, new Error('away'));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave the first steps' }));
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith(
        expect.objectContaining({ title: "Couldn't leave the first steps" }),
      ),
    );
    expect(screen.getByRole('button', { name: 'Leave the first steps' })).toBeEnabled();
  });
});

describe('sample people', () => {
  it('are added on request', async () => {
    const { made } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add sample people' }));
    await waitFor(() => expect(made(ADD)).toHaveLength(1));
  });

  it('are removed by one click, also after the steps', async () => {
    const { made } = show({ ended: true, samples: 3 });
    expect(await screen.findByText(/^3 sample people are among your contacts/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove sample people' }));
    await waitFor(() => expect(made(REMOVE)).toHaveLength(1));
  });
});
