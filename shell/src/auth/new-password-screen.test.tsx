import { type ShellApi } from '@rapport/remote-api';
import { fakeShell, requestError } from '@rapport/remote-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeAuth, fakeSession } from '../testing/fake-auth.ts';
import { NewPasswordScreen } from './new-password-screen.tsx';

type Answer = (method: string) => unknown;

function show(answer: Answer) {
  const { auth } = fakeAuth(fakeSession());
  auth.updateUser.mockResolvedValue({ data: {}, error: null });
  const request = jest.fn(async (_path: string, options?: { method?: string }) =>
    answer(options?.method ?? 'GET'),
  );
  const [notify, onDone] = [jest.fn(), jest.fn()];
  const shell = fakeShell({ request: request as ShellApi['request'], notify });
  render(<NewPasswordScreen auth={auth} email="ada@example.test" shell={shell} onDone={onDone} />);
  const revoked = () => request.mock.calls.filter(([, options]) => options?.method === 'DELETE');
  return { notify, onDone, request, revoked };
}

async function save() {
  await userEvent.type(screen.getByLabelText('New password'), 'four words are easy');
  await userEvent.type(screen.getByLabelText('New password again'), 'four words are easy');
  await userEvent.click(screen.getByRole('button', { name: 'Save and sign in' }));
}

const box = () => screen.findByRole('checkbox', { name: 'Also revoke access tokens' });

describe('the new password of a recovery', () => {
  it('revokes the access tokens if the user wants that', async () => {
    const { notify, onDone, revoked } = show(() => [{ id: 'a' }]);
    expect(await box()).not.toBeChecked();
    await userEvent.click(await box());
    await save();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(revoked()).toHaveLength(1);
    expect(notify).not.toHaveBeenCalled();
  });

  it('keeps the access tokens otherwise', async () => {
    const { onDone, revoked } = show(() => [{ id: 'a' }]);
    await box();
    await save();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(revoked()).toHaveLength(0);
  });

  it('reports that the access tokens still work if they couldn’t be revoked', async () => {
    const { notify, onDone } = show((method) => {
      if (method === 'DELETE') throw requestError('away', 503);
      return [{ id: 'a' }];
    });
    await userEvent.click(await box());
    await save();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(notify).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Your access tokens still work' }),
    );
  });

  it.each([
    ['there is none', () => []],
    [
      'the API is of an earlier release',
      () => {
        throw requestError('Not found', 404);
      },
    ],
  ])('asks nothing about them where %s', async (_when, answer) => {
    const { onDone, request } = show(answer);
    await waitFor(() => expect(request).toHaveBeenCalled());
    await save();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
