import { render, screen } from '@testing-library/react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { ProgressBar } from './progress-bar.tsx';

describe('ProgressBar', () => {
  it('goes from 0 to 100', () => {
    render(<ProgressBar value={29} label="Quiz progress" />);
    const bar = screen.getByRole('progressbar', { name: 'Quiz progress' });
    expect(bar).toHaveAttribute('aria-valuenow', '29');
    expect(bar).toHaveAttribute('aria-valuemax', '100');
    expect(bar).toHaveAttribute('aria-valuetext', '29%');
  });

  it.each([
    [140, '100'],
    [-5, '0'],
    [Number.NaN, '0'],
  ])('draws %d as %s', (value, shown) => {
    render(<ProgressBar value={value} label="Quiz progress" />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', shown);
  });

  it('is read with the given text', () => {
    render(<ProgressBar value={40} label="Answers" valueText="2 of 5 answered" />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 5 answered');
  });

  it('has no accessibility violations', async () => {
    render(<ProgressBar value={29} label="Quiz progress" />);
    await expectNoViolations();
  });
});
