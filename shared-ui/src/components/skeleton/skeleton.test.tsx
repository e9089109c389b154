import { render, screen } from '@testing-library/react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

describe('Skeleton', () => {
  it('is silent', () => {
    render(<Skeleton data-testid="line" />);
    expect(screen.getByTestId('line')).toHaveAttribute('aria-hidden', 'true');
  });

  it('has the given size', () => {
    render(<Skeleton data-testid="line" width="60%" height="1.25rem" />);
    expect(screen.getByTestId('line')).toHaveStyle({ width: '60%', height: '1.25rem' });
  });
});

describe('SkeletonGroup', () => {
  it('announces once what is loading', () => {
    render(
      <SkeletonGroup label="Loading coaching">
        <Skeleton />
        <Skeleton />
      </SkeletonGroup>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading coaching$/);
    expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  });

  it('has no accessibility violations', async () => {
    render(
      <SkeletonGroup label="Loading coaching">
        <Skeleton shape="circle" />
      </SkeletonGroup>,
    );
    await expectNoViolations();
  });
});
