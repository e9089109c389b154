import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { Popover } from './popover.tsx';

function Notifications() {
  return (
    <Popover label="Notifications" trigger={<button>Show notifications</button>}>
      Nothing new
    </Popover>
  );
}

describe('Popover', () => {
  it('opens next to its trigger with its own name and closes with Escape', async () => {
    render(<Notifications />);
    await userEvent.click(screen.getByRole('button', { name: 'Show notifications' }));
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toHaveTextContent('Nothing new');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Show notifications' })).toHaveFocus();
  });

  it('can be opened by its owner', () => {
    const onOpenChange = jest.fn();
    render(
      <Popover label="Help" trigger={<button>Help</button>} open onOpenChange={onOpenChange}>
        Text
      </Popover>,
    );
    expect(screen.getByRole('dialog', { name: 'Help' })).toBeInTheDocument();
  });

  it('has no accessibility violations', async () => {
    render(<Notifications />);
    await userEvent.click(screen.getByRole('button'));
    await expectNoViolations();
  });
});
