import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog.tsx';

/** Simulates a dialog of the shell, which comes from another bundle. */
function openForeignDialog() {
  const veil = document.createElement('div');
  veil.style.pointerEvents = 'auto';
  veil.innerHTML =
    '<div role="alertdialog" aria-label="Leave?" data-dialog-bundle="shell"><button>Stay</button></div>';
  document.body.append(veil);
  return veil;
}

describe('a dialog below one of another bundle', () => {
  it('leaves the focus, keys, and presses to that one', async () => {
    const onOpenChange = jest.fn();
    render(
      <Dialog open onOpenChange={onOpenChange} title="Form">
        <input aria-label="Notes" />
      </Dialog>,
    );
    expect(screen.getByLabelText('Notes')).toHaveFocus();
    const veil = openForeignDialog();
    const stay = screen.getByText('Stay');
    stay.focus();
    expect(stay).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(stay);
    await userEvent.click(veil);
    expect(onOpenChange).not.toHaveBeenCalled();
    veil.remove();
    screen.getByLabelText('Notes').focus();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});

describe('a dialog above one of another bundle', () => {
  const question = (open: boolean) => (
    <Dialog open={open} onOpenChange={() => {}} title="Leave?">
      What you typed is lost.
    </Dialog>
  );

  // The lower one has blocked the page by the time this one opens, and is gone before it closes.
  beforeEach(() => {
    document.body.style.pointerEvents = 'none';
  });
  afterEach(() => {
    document.body.style.pointerEvents = '';
  });

  it('unblocks the page if it is the last to close', async () => {
    const { rerender } = render(question(true));
    rerender(question(false));
    await waitFor(() => expect(document.body.style.pointerEvents).toBe(''));
  });

  it('leaves the page blocked while the other one is open', async () => {
    const veil = openForeignDialog();
    const { rerender } = render(question(true));
    jest.useFakeTimers();
    rerender(question(false));
    await jest.runAllTimersAsync();
    jest.useRealTimers();
    expect(document.body.style.pointerEvents).toBe('none');
    veil.remove();
  });
});
