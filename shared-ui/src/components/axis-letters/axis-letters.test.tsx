import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { AxisLetters } from './axis-letters.tsx';

const axes = [
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
] as const;

describe('AxisLetters', () => {
  it('shows the letter of the chosen side of each axis', () => {
    render(<AxisLetters axes={axes} label="IS, S could go either way" />);
    expect(screen.getByRole('img', { name: 'IS, S could go either way' })).toHaveTextContent('IS');
  });

  it('is silent next to a strip with the same information', async () => {
    const { container } = render(<AxisLetters axes={axes} />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    await expectNoViolations();
  });

  it('makes each letter a button that asks why, if there is a handler', async () => {
    const onWhy = jest.fn();
    render(<AxisLetters axes={axes} label="Work style letters" onWhy={onWhy} />);
    await userEvent.click(screen.getByRole('button', { name: 'Why S' }));
    expect(onWhy).toHaveBeenCalledWith(1);
    await expectNoViolations();
  });

  it('shows a question mark for an unknown letter', () => {
    const unknown = axes.map((axis) => ({ ...axis, unknown: axis.open }));
    const { rerender } = render(<AxisLetters axes={unknown} label="Letters" />);
    expect(screen.getByRole('img')).toHaveTextContent('I?');
    rerender(<AxisLetters axes={unknown} onWhy={() => {}} />);
    expect(screen.getByRole('button', { name: 'Why S or N' })).toHaveTextContent('?');
  });
});
