import { render, screen } from '@testing-library/react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { Brand } from './brand.tsx';

describe('Brand', () => {
  it('shows the name of the product', () => {
    render(<Brand />);
    expect(screen.getByText('Rapport')).toBeVisible();
  });

  it('is a link if it contains one', () => {
    render(
      <Brand asChild>
        <a href="/contacts">Rapport</a>
      </Brand>,
    );
    expect(screen.getByRole('link', { name: 'Rapport' })).toHaveAttribute('href', '/contacts');
  });

  it('has no accessibility violations', async () => {
    render(<Brand />);
    await expectNoViolations();
  });
});
