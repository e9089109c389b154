import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { SegmentedControl } from './segmented-control.tsx';

const levels = [
  { value: 'high', label: 'High' },
  { value: 'medium', label: 'Medium' },
  { value: 'low', label: 'Low' },
] as const;

function Confidence({ disabled = false }: { disabled?: boolean }) {
  const [level, setLevel] = useState<'high' | 'medium' | 'low'>('medium');
  return (
    <SegmentedControl
      label="Response Confidence"
      options={levels}
      value={level}
      onValueChange={setLevel}
      disabled={disabled}
    />
  );
}

describe('SegmentedControl', () => {
  it('is a named group of radios with one chosen', () => {
    render(<Confidence />);
    expect(screen.getByRole('radiogroup', { name: 'Response Confidence' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Medium' })).toBeChecked();
  });

  it('chooses by click and by arrow key', async () => {
    render(<Confidence />);
    await userEvent.click(screen.getByRole('radio', { name: 'High' }));
    expect(screen.getByRole('radio', { name: 'High' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft>}');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Low' })).toBeChecked());
  });

  it('chooses with an arrow key that is released before the focus moves', async () => {
    render(<Confidence />);
    const low = screen.getByRole('radio', { name: 'Low' });
    const high = screen.getByRole('radio', { name: 'High' });
    await userEvent.click(high);
    fireEvent.keyDown(high, { key: 'ArrowLeft' });
    fireEvent.keyUp(high, { key: 'ArrowLeft' });
    await waitFor(() => expect(low).toHaveFocus());
    expect(low).toBeChecked();
  });

  it('chooses nothing if disabled', async () => {
    render(<Confidence disabled />);
    await userEvent.click(screen.getByRole('radio', { name: 'High' }));
    expect(screen.getByRole('radio', { name: 'Medium' })).toBeChecked();
  });

  it('has no accessibility violations', async () => {
    render(<Confidence />);
    await expectNoViolations();
  });
});
