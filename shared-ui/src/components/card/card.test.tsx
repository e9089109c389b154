import { render, screen } from '@testing-library/react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { Card } from './card.tsx';

describe('Card', () => {
  it('contains its children', () => {
    render(<Card>Core Identity</Card>);
    expect(screen.getByText('Core Identity')).toBeVisible();
  });

  it('applies its styles to a semantic element', () => {
    render(
      <Card asChild padding="lg" raised>
        <section aria-label="Communication">How to reach them</section>
      </Card>,
    );
    expect(screen.getByRole('region', { name: 'Communication' })).toHaveTextContent(
      'How to reach them',
    );
  });

  it('has no accessibility violations', async () => {
    render(<Card>Text</Card>);
    await expectNoViolations();
  });
});
