import { render, screen } from '@testing-library/react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { Spinner } from './spinner.tsx';

describe('Spinner', () => {
  it('names what is loading', () => {
    render(<Spinner label="Loading contacts" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading contacts');
    expect(screen.getByText('Loading contacts')).toHaveStyle({ width: '1px' });
  });

  it('can show its label', () => {
    render(<Spinner label="Loading contacts" showLabel />);
    expect(screen.getByText('Loading contacts')).not.toHaveStyle({ width: '1px' });
  });

  it('has no accessibility violations', async () => {
    render(<Spinner label="Checking your session" size="lg" />);
    await expectNoViolations();
  });
});
