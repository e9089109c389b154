import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { ActionBar } from './action-bar.tsx';

const onAction = jest.fn();
const onDismiss = jest.fn();

describe('ActionBar', () => {
  it('says what happened and offers an action', async () => {
    render(
      <ActionBar actionLabel="Undo" onAction={onAction}>
        Ada Lovelace was deleted
      </ActionBar>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Ada Lovelace was deleted');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  });

  it('does nothing more while the action is running', async () => {
    render(
      <ActionBar actionLabel="Undo" onAction={onAction} pending>
        Deleted
      </ActionBar>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAction).not.toHaveBeenCalled();
  });

  it('can be dismissed if there is a handler for it', async () => {
    render(
      <ActionBar actionLabel="Undo" onAction={onAction} onDismiss={onDismiss}>
        Deleted
      </ActionBar>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('interrupts a screen reader only when something failed', async () => {
    render(
      <ActionBar actionLabel="Retry" onAction={onAction} tone="negative">
        Could not be saved
      </ActionBar>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Could not be saved');
    await expectNoViolations();
  });
});
