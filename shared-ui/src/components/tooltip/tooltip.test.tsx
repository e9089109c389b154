import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { Tooltip } from './tooltip.tsx';

function Explained() {
  return (
    <Tooltip content="Senior Vice President, Partnerships">
      <button>Maria Sibylla Merian</button>
    </Tooltip>
  );
}

describe('Tooltip', () => {
  it('describes its trigger while the trigger has the focus', async () => {
    render(<Explained />);
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Senior Vice President, Partnerships',
    );
    expect(screen.getByRole('button')).toHaveAccessibleDescription(
      'Senior Vice President, Partnerships',
    );
  });

  it('is hidden before', () => {
    render(<Explained />);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('closes with Escape', async () => {
    render(<Explained />);
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('has no accessibility violations', async () => {
    render(<Explained />);
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await expectNoViolations();
  });
});
