import { fakeShell, renderInShell } from '@rapport/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button.tsx';

function open(writeText: () => Promise<void>) {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  const notify = jest.fn();
  renderInShell(<CopyButton text="ada@engines.example" what="email address" />, {
    shell: fakeShell({ notify }),
  });
  return { user, notify };
}

describe('CopyButton', () => {
  it('copies and says so', async () => {
    const { user, notify } = open(() => Promise.resolve());
    await user.click(screen.getByRole('button', { name: 'Copy email address' }));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Copied email address'),
    );
    expect(navigator.clipboard.writeText).toHaveBeenCalledWith('ada@engines.example');
    expect(notify).not.toHaveBeenCalled();
  });

  it('reports a refusal by the browser', async () => {
    const { user, notify } = open(() => Promise.reject(new Error('refused')));
    await user.click(screen.getByRole('button', { name: 'Copy email address' }));
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({
        title: 'Not copied',
        description: "Your browser didn't allow it. Select the email address and copy it by hand.",
        variant: 'destructive',
      }),
    );
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
