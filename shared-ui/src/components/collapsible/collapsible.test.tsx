import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { Collapsible } from './collapsible.tsx';

function Questions() {
  const [open, setOpen] = useState(false);
  return (
    <Collapsible label="More questions" count={3} open={open} onOpenChange={setOpen}>
      <p>In a new place you mostly…</p>
    </Collapsible>
  );
}

const head = () => screen.getByRole('button', { name: /^More questions/ });

describe('Collapsible', () => {
  it('shows its title and the number of items while it is closed', () => {
    render(<Questions />);
    expect(head()).toHaveTextContent('More questions3');
    expect(head()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('In a new place you mostly…')).not.toBeInTheDocument();
  });

  it('opens by click and closes with the keyboard', async () => {
    render(<Questions />);
    await userEvent.click(head());
    expect(screen.getByText('In a new place you mostly…')).toBeVisible();
    expect(head()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByText('In a new place you mostly…')).not.toBeInTheDocument();
    expect(head()).toHaveFocus();
  });

  it('shows no number without a count', () => {
    render(
      <Collapsible label="Details" open={false} onOpenChange={() => {}}>
        <p>Text</p>
      </Collapsible>,
    );
    expect(screen.getByRole('button')).toHaveTextContent(/^Details$/);
  });

  it('has no accessibility violations, closed or open', async () => {
    render(<Questions />);
    await expectNoViolations();
    await userEvent.click(head());
    await expectNoViolations();
  });
});
