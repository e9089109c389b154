import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { Checkbox } from './checkbox.tsx';

function Step({ disabled = false }: { disabled?: boolean }) {
  const [done, setDone] = useState(false);
  return (
    <Checkbox
      label="Write the date down"
      hint="Where others see it"
      checked={done}
      onCheckedChange={setDone}
      disabled={disabled}
    />
  );
}

const box = () => screen.getByRole('checkbox', { name: 'Write the date down' });

describe('Checkbox', () => {
  it('is toggled by a click on the box or its label', async () => {
    render(<Step />);
    await userEvent.click(box());
    expect(box()).toBeChecked();
    await userEvent.click(screen.getByText('Write the date down'));
    expect(box()).not.toBeChecked();
  });

  it('is toggled with the space key', async () => {
    render(<Step />);
    await userEvent.tab();
    expect(box()).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(box()).toBeChecked();
  });

  it('is described by its hint', () => {
    render(<Step />);
    expect(box()).toHaveAccessibleDescription('Where others see it');
  });

  it('stays unchanged if disabled', async () => {
    render(<Step disabled />);
    await userEvent.click(box());
    await userEvent.click(screen.getByText('Write the date down'));
    expect(box()).not.toBeChecked();
    expect(box()).toBeDisabled();
  });

  it('is mixed if some of several are checked, and checks all when pressed', async () => {
    const change = jest.fn();
    render(<Checkbox label="Select all" checked="mixed" onCheckedChange={change} />);
    const all = screen.getByRole('checkbox', { name: 'Select all' });
    expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    expect(change).toHaveBeenCalledWith(true);
  });

  it('has no accessibility violations, checked or not', async () => {
    render(
      <>
        <Step />
        <Checkbox label="Done" checked onCheckedChange={() => {}} />
      </>,
    );
    await expectNoViolations();
  });
});
