import { render, screen } from '@testing-library/react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

describe('VisuallyHidden', () => {
  it('is part of the accessible name', () => {
    render(
      <button>
        Done <VisuallyHidden>with this step</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button', { name: 'Done with this step' })).toBeInTheDocument();
  });

  it('takes no space', () => {
    render(<VisuallyHidden>Loading</VisuallyHidden>);
    expect(screen.getByText('Loading')).toHaveStyle({ position: 'absolute', width: '1px' });
  });

  it('has no accessibility violations', async () => {
    render(<VisuallyHidden>Loading</VisuallyHidden>);
    await expectNoViolations();
  });
});
