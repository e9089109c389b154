import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

const onConfirm = jest.fn();
const onCancel = jest.fn();

function renderAsking(options: Partial<ConfirmDialogProps> = {}) {
  render(
    <ConfirmDialog
      open
      title="Close the quiz?"
      confirmLabel="Close and discard"
      cancelLabel="Keep going"
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...options}
    >
      Your three answers will not be kept.
    </ConfirmDialog>,
  );
}

describe('ConfirmDialog', () => {
  it('is an alert dialog with the consequence as its description', () => {
    renderAsking();
    const dialog = screen.getByRole('alertdialog', { name: 'Close the quiz?' });
    expect(dialog).toHaveAccessibleDescription('Your three answers will not be kept.');
  });

  it.each(['default', 'caution', 'danger'] as const)(
    'focuses the harmless answer first (%s)',
    (tone) => {
      renderAsking({ tone });
      expect(screen.getByRole('button', { name: 'Keep going' })).toHaveFocus();
    },
  );

  it('reports the answer', async () => {
    renderAsking();
    await userEvent.click(screen.getByRole('button', { name: 'Close and discard' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Keep going' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('treats Escape as cancel', async () => {
    renderAsking();
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('disables both buttons while confirming runs', async () => {
    renderAsking({ pending: true, pendingLabel: 'Closing...' });
    await userEvent.click(screen.getByRole('button', { name: 'Closing...' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Keep going' })).toBeDisabled();
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('has no accessibility violations', async () => {
    renderAsking({ tone: 'danger' });
    await expectNoViolations();
  });
});
