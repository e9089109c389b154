import { render, screen } from '@testing-library/react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { TextLink } from './text-link.tsx';

describe('TextLink', () => {
  it('is a link', () => {
    render(<TextLink href="/assessment/7">View Assessment</TextLink>);
    expect(screen.getByRole('link', { name: 'View Assessment' })).toHaveAttribute(
      'href',
      '/assessment/7',
    );
  });

  it('applies its styles and its icon to another link', () => {
    render(
      <TextLink asChild icon={<svg data-testid="icon" />}>
        <a href="/contacts">Back to Contacts</a>
      </TextLink>,
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Back to Contacts' })).toContainElement(
      screen.getByTestId('icon'),
    );
  });

  it('has no accessibility violations', async () => {
    render(<TextLink href="/">Contacts</TextLink>);
    await expectNoViolations();
  });
});
