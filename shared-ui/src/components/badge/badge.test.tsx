import { render, screen } from '@testing-library/react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { Badge } from './badge.tsx';

describe('Badge', () => {
  it('shows its state in words', () => {
    render(
      <Badge tone="positive" icon={<svg aria-hidden />}>
        Assessment Complete
      </Badge>,
    );
    expect(screen.getByText('Assessment Complete')).toBeVisible();
  });

  it('has no accessibility violations', async () => {
    render(<Badge plain>Not assessed</Badge>);
    await expectNoViolations();
  });
});
