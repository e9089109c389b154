import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type SubmitEvent } from 'react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { Button } from './button.tsx';

describe('Button', () => {
  it('is a plain button by default', () => {
    render(<Button>Cancel</Button>);
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('type', 'button');
  });

  it('calls its handler when pressed', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Retry</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('does nothing if disabled', async () => {
    const onClick = jest.fn();
    render(
      <Button disabled onClick={onClick}>
        Complete Assessment
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
  });

  it('has the pending label as its name while pending', () => {
    const { rerender } = render(<Button pendingLabel="Adding...">Add Contact</Button>);
    expect(screen.getByRole('button', { name: 'Add Contact' })).not.toHaveAttribute('aria-busy');
    rerender(
      <Button pending pendingLabel="Adding...">
        Add Contact
      </Button>,
    );
    expect(screen.getByRole('button', { name: 'Adding...' })).toHaveAttribute('aria-busy', 'true');
  });

  it("keeps both labels in the layout, so its width doesn't change", () => {
    render(
      <Button pending pendingLabel="Adding...">
        Add Contact
      </Button>,
    );
    expect(screen.getByText('Add Contact')).toBeInTheDocument();
    expect(screen.getByText('Adding...')).toBeInTheDocument();
  });

  it('keeps its name if it has no pending label', () => {
    render(<Button pending>Retry</Button>);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });

  it('ignores presses while pending and keeps the focus', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" pending onClick={onClick}>
          Save
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('applies its styles to a link', async () => {
    render(
      <Button asChild icon={<svg data-testid="icon" />}>
        <a href="/contacts">Go to Contacts</a>
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Go to Contacts' });
    expect(link).toContainElement(screen.getByTestId('icon'));
    expect(link).toHaveAttribute('href', '/contacts');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('forwards its ref', () => {
    const ref = { current: null as HTMLButtonElement | null };
    render(<Button ref={ref}>Focus me</Button>);
    expect(ref.current).toBe(screen.getByRole('button'));
  });

  it('has no accessibility violations in any state', async () => {
    render(
      <>
        <Button variant="primary">Primary</Button>
        <Button disabled>Disabled</Button>
        <Button pending pendingLabel="Saving...">
          Pending
        </Button>
        <Button asChild>
          <a href="/">Link</a>
        </Button>
      </>,
    );
    await expectNoViolations();
  });
});
