import { render, screen } from '@testing-library/react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { ScoreBar } from './score-bar.tsx';

const marker = () => screen.getByRole('img').querySelector<HTMLElement>('[style*="left"]');

describe('ScoreBar', () => {
  it('shows label, number, and word, and has them as one text alternative', () => {
    render(<ScoreBar label="Openness" value={75} valueText="high" />);
    expect(screen.getByRole('img', { name: 'Openness: 75 of 100, high' })).toHaveTextContent(
      'Openness75high',
    );
  });

  it('names its two ends and the one that’s reached', () => {
    render(
      <ScoreBar
        label="Energy"
        labelHidden
        value={25}
        lowLabel="Reserved"
        highLabel="Outgoing"
        highlight="low"
      />,
    );
    const bar = screen.getByRole('img', {
      name: 'Energy: 25 of 100, between Reserved and Outgoing, on the Reserved side',
    });
    expect(bar).toHaveTextContent(/^ReservedOutgoing25$/);
  });

  it('says that a score that reaches neither end is in the middle', () => {
    render(<ScoreBar label="Energy" value={50} lowLabel="Reserved" highLabel="Outgoing" />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Energy: 50 of 100, between Reserved and Outgoing, in the middle',
    );
  });

  it('shows no number for a missing score', () => {
    render(<ScoreBar label="Courage" value={null} />);
    expect(screen.getByRole('img', { name: 'Courage: not measured' })).toHaveTextContent(
      /^Couragenot measured$/,
    );
    expect(marker()).toBeNull();
  });

  it('shows the number of an unmeasured score, and says so', () => {
    render(<ScoreBar label="Courage" value={50} measured={false} />);
    expect(screen.getByRole('img', { name: 'Courage: 50 of 100, not measured' })).toBeVisible();
  });

  it.each([
    [0, '0%'],
    [30, '30%'],
    [100, '100%'],
    [-5, '0%'],
    [140, '100%'],
  ])('draws %j at %s', (value, left) => {
    render(<ScoreBar label="Openness" value={value} />);
    expect(marker()?.style.left).toBe(left);
  });

  it('has no accessibility violations', async () => {
    render(
      <>
        <ScoreBar label="Openness" value={75} valueText="high" />
        <ScoreBar label="Courage" value={null} />
      </>,
    );
    await expectNoViolations();
  });
});
