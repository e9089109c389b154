import { render, screen } from '@testing-library/react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { NumberMark } from './number-mark.tsx';

describe('NumberMark', () => {
  it('is silent next to text with the number', () => {
    render(<NumberMark value={5} />);
    expect(screen.getByText('5')).toHaveAttribute('aria-hidden', 'true');
  });

  it('has a name if it stands alone', async () => {
    render(<NumberMark value={5} label="Motivation type 5" />);
    expect(screen.getByRole('img', { name: 'Motivation type 5' })).toBeInTheDocument();
    await expectNoViolations();
  });
});
