import { renderInShell, requestError } from '@rapport/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRecordsApi } from '../../testing/fake-records-api.ts';
import { PasteDialog } from './paste-dialog.tsx';

const ID = '018f6b1e-0000-7000-8000-000000000115';
const POST = `POST /api/assessment-runs/${ID}/answers`;
const MAIL =
  'Hello, thanks for the call. Shall we meet on Thursday at 3 pm? The numbers show that it pays.';

function open(answers: Record<string, unknown> = { [POST]: {} }) {
  const notify = jest.fn();
  const api = fakeRecordsApi(answers, { notify });
  const onClose = jest.fn();
  renderInShell(
    <PasteDialog
      contact={{ id: ID, displayName: 'Lise Meitner' }}
      baseRunId={null}
      onClose={onClose}
    />,
    { shell: api.shell },
  );
  return { ...api, onClose, notify };
}
const area = () => screen.getByLabelText('A mail or message from Lise');
const paste = async (text: string) => {
  await userEvent.click(area());
  await userEvent.paste(text);
};

it('shows each proposal with its sentence, asks, and sends what was confirmed alone', async () => {
  const { calls, made, onClose, notify } = open();
  await paste(MAIL);
  expect(screen.getByText('“Shall we meet on Thursday at 3 pm?”')).toBeVisible();
  expect(screen.getByText(/^Names a day and a time:/)).toHaveTextContent('Planned?');
  expect(screen.getByRole('button', { name: 'Add answer' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'No, not Logic' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, Planned' }));
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Add answer' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(made(POST)[0]?.body).toEqual({
    baseRunId: null,
    source: 'writing',
    changes: [{ questionId: 'workstyle-jp', answer: 'A' }],
  });
  expect(JSON.stringify(calls)).not.toMatch(/Thursday|numbers/);
  expect(notify).toHaveBeenCalledWith({ title: 'One answer added' });
});

it('says that a text suggests nothing', async () => {
  open();
  await paste('Thank you, I have received the parcel and will pass it on.');
  expect(screen.getByText(/^Nothing in it says how they like to work/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add answer' })).toBeDisabled();
});

it('keeps what was confirmed when saving fails, and asks before that is lost', async () => {
  const { onClose } = open({
    [POST]: () => {
      throw requestError('Something broke');
    },
  });
  await paste(MAIL);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, Planned' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add answer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your choices are still here.');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('lets no checker of spelling have the text', () => {
  open();
  expect(area()).toHaveAttribute('spellcheck', 'false');
});
