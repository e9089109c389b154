import { render, screen } from '@testing-library/react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { AxisStrip } from './axis-strip.tsx';
import { type Axis } from './axis.ts';

const axes: readonly Axis[] = [
  {
    low: { letter: 'E', word: 'Outward' },
    high: { letter: 'I', word: 'Inward' },
    side: 'high',
    open: false,
  },
  {
    low: { letter: 'S', word: 'Concrete' },
    high: { letter: 'N', word: 'Conceptual' },
    side: 'low',
    open: true,
  },
];

describe('AxisStrip', () => {
  it('is an image with the chosen words as its text', () => {
    render(<AxisStrip axes={axes} label="Work style IS" />);
    expect(
      screen.getByRole('img', { name: 'Work style IS: Inward; Concrete, either way' }),
    ).toBeInTheDocument();
  });

  it('says of an open axis only that it could go either way', () => {
    const { rerender } = render(<AxisStrip axes={axes} label="Work style" />);
    expect(screen.getAllByText('either way').length).toBeGreaterThan(0);
    rerender(<AxisStrip axes={axes.slice(0, 1)} label="Work style" />);
    expect(screen.queryByText('either way')).not.toBeInTheDocument();
  });

  it('names both ends of every axis', () => {
    render(<AxisStrip axes={axes} label="Work style" />);
    for (const text of ['Outward', 'E', 'I', 'Inward', 'Concrete', 'S', 'N', 'Conceptual']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
  });

  it('accepts other words for an open axis', () => {
    render(<AxisStrip axes={axes} label="Work style" openWords={{ open: 'not settled' }} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Work style: Inward; Concrete, not settled',
    );
  });

  it('names no side of an unknown axis', () => {
    const unknown = axes.map((axis) => ({ ...axis, unknown: axis.open }));
    render(<AxisStrip axes={unknown} label="Work style" />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Work style: Inward; Concrete or Conceptual, still open',
    );
  });

  it('shows the certainty below each axis', () => {
    const noted = axes.map((axis) => ({ ...axis, note: axis.open ? '' : 'strong, 1 answer' }));
    render(<AxisStrip axes={noted} label="Work style" />);
    expect(screen.getByText('strong, 1 answer')).toBeVisible();
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Work style: Inward, strong, 1 answer; Concrete, either way',
    );
  });

  it('has no accessibility violations', async () => {
    render(<AxisStrip axes={axes} label="Work style" />);
    await expectNoViolations();
  });
});
