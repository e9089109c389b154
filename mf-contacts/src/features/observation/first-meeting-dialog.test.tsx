import { type KitItem } from '@rapport/api-client';
import { renderInShell } from '@rapport/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRecordsApi } from '../../testing/fake-records-api.ts';
import { FirstMeetingDialog } from './first-meeting-dialog.tsx';

const ID = '018f6b1e-0000-7000-8000-000000000115';
const POST = `POST /api/observations/${ID}`;
const item = (letters: string): KitItem => ({
  questionId: `workstyle-${letters}`,
  about: 'EI',
  prompt: 'Notice it.',
  question: `Which ${letters}?`,
  optionA: `First ${letters}`,
  optionB: `Second ${letters}`,
  ask: 'This or that?',
});

it('saves each answer by one tap, and stays open for the others', async () => {
  const { shell, made } = fakeRecordsApi({ [POST]: { answer: 'A', runId: 'r' } });
  const onClose = jest.fn();
  renderInShell(
    <FirstMeetingDialog contact={{ id: ID }} kit={[item('ei'), item('jp')]} onClose={onClose} />,
    { shell },
  );
  await userEvent.click(screen.getByRole('radio', { name: /First ei/ }));
  await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(1));
  const [, second] = screen.getAllByRole('listitem');
  await userEvent.click(within(second!).getByRole('radio', { name: /Didn't come up/ }));
  await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(2));
  expect(made(POST).map(({ body }) => body)).toEqual([
    { questionId: 'workstyle-ei', answer: 'A', interactionId: null },
    { questionId: 'workstyle-jp', answer: 'did_not_come_up', interactionId: null },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
