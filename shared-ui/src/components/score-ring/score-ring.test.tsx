import { render, screen } from '@testing-library/react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { ScoreRing } from './score-ring.tsx';

const filled = () =>
  document.querySelector('[data-part="filled"]')?.getAttribute('stroke-dasharray');

describe('ScoreRing', () => {
  it('shows score and word and names what is scored', () => {
    render(<ScoreRing label="Attention" score={64} word="Steady" tone="info" />);
    expect(screen.getByRole('img', { name: 'Attention: 64 of 100' })).toHaveTextContent('64');
    expect(screen.getByText('Steady')).toBeVisible();
  });

  it('shows a dash and no arc if there is no score', () => {
    render(<ScoreRing label="Attention" score={null} word="No data yet" tone="neutral" />);
    expect(screen.getByRole('img', { name: 'Attention: no score' })).toHaveTextContent('–');
    expect(screen.getByText('No data yet')).toBeVisible();
    expect(filled()).toBeUndefined();
  });

  it.each([
    [0, '0 100'],
    [75, '75 100'],
    [100, '100 100'],
    [130, '100 100'],
    [-4, '0 100'],
  ])('fills the ring for %d as %s', (score, pattern) => {
    render(<ScoreRing label="Attention" score={score} word="Steady" tone="info" />);
    expect(filled()).toBe(pattern);
  });

  it('can show additional text', async () => {
    render(
      <ScoreRing label="Attention" score={95} word="Thriving" tone="positive" size="sm">
        Spoken 5 days ago
      </ScoreRing>,
    );
    expect(screen.getByText('Spoken 5 days ago')).toBeVisible();
    await expectNoViolations();
  });
});
