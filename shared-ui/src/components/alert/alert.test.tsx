import { render, screen } from '@testing-library/react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { Alert } from './alert.tsx';

describe('Alert', () => {
  it('interrupts when it is negative', () => {
    render(<Alert tone="negative">Invalid login credentials</Alert>);
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid login credentials');
  });

  it.each(['positive', 'warning', 'info', 'accent'] as const)('waits when it is %s', (tone) => {
    render(<Alert tone={tone}>Account created!</Alert>);
    expect(screen.getByRole('status')).toHaveTextContent('Account created!');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows title, text, and action', () => {
    render(
      <Alert
        tone="warning"
        title="You may already have this contact"
        action={<button>Open</button>}
      >
        Mary Somerville
      </Alert>,
    );
    expect(screen.getByText('You may already have this contact')).toBeVisible();
    expect(screen.getByText('Mary Somerville')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open' })).toBeVisible();
  });

  it('has no accessibility violations', async () => {
    render(
      <Alert tone="accent" title="Professional Profile Available">
        Built from your answers.
      </Alert>,
    );
    await expectNoViolations();
  });
});
