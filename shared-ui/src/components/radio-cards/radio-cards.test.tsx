import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { RadioCards } from './radio-cards.tsx';

type Answer = 'A' | 'B' | 'Unsure';

const options = [
  { value: 'A', label: 'logic, numbers and consistency', shortcut: '1' },
  { value: 'B', label: 'people, values', hint: 'and effects on others', shortcut: '2' },
  { value: 'Unsure', label: 'Not sure', quiet: true, shortcut: '3' },
] as const;

const answered = jest.fn();

function Question({ arrowKeys = 'choose' }: { arrowKeys?: 'choose' | 'move' }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  return (
    <RadioCards
      legend="They mostly point to…"
      options={options}
      arrowKeys={arrowKeys}
      value={answer}
      onValueChange={(value) => {
        answered(value);
        setAnswer(value);
      }}
    />
  );
}

const card = (name: RegExp) => screen.getByRole('radio', { name });

describe('RadioCards', () => {
  it('is a group named by its question, with nothing chosen initially', () => {
    render(<Question />);
    expect(screen.getByRole('radiogroup', { name: 'They mostly point to…' })).toBeInTheDocument();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('chooses a card when any part of it is clicked', async () => {
    render(<Question />);
    await userEvent.click(screen.getByText('and effects on others'));
    expect(card(/people, values/)).toBeChecked();
    expect(answered.mock.calls).toEqual([['B']]);
  });

  it('chooses with the arrow keys', async () => {
    render(<Question />);
    await userEvent.click(card(/logic/));
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(card(/people/)).toBeChecked());
    expect(card(/people/)).toHaveFocus();
  });

  it('chooses with an arrow key that is released before the focus moves', async () => {
    render(<Question />);
    await userEvent.click(card(/logic/));
    fireEvent.keyDown(card(/logic/), { key: 'ArrowDown' });
    fireEvent.keyUp(card(/logic/), { key: 'ArrowDown' });
    await waitFor(() => expect(card(/people/)).toHaveFocus());
    expect(card(/people/)).toBeChecked();
  });

  it('can let the arrow keys only move the focus, and Space and Enter choose', async () => {
    render(<Question arrowKeys="move" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(card(/people/)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(card(/Not sure/)).toHaveFocus());
    expect(answered).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(card(/Not sure/)).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(card(/people/)).toHaveFocus());
    await userEvent.keyboard(' ');
    expect(card(/people/)).toBeChecked();
    expect(answered.mock.calls).toEqual([['Unsure'], ['B']]);
  });

  it('reports when the chosen card is pressed again', async () => {
    const again = jest.fn();
    render(
      <RadioCards
        legend="Which is closer?"
        options={options}
        value="A"
        onValueChange={answered}
        onChooseAgain={again}
      />,
    );
    await userEvent.click(card(/people/));
    expect(again).not.toHaveBeenCalled();
    await userEvent.click(card(/logic/));
    expect(again).toHaveBeenCalledTimes(1);
    expect(answered.mock.calls).toEqual([['B']]);
  });

  it('announces its shortcuts', () => {
    render(<Question />);
    expect(card(/logic/)).toHaveAttribute('aria-keyshortcuts', '1');
    expect(card(/logic/)).toHaveAccessibleName('logic, numbers and consistency');
  });

  it('can be named by a heading elsewhere', () => {
    render(
      <>
        <h2 id="question">Which is closer?</h2>
        <RadioCards labelledBy="question" options={options} value="A" onValueChange={answered} />
      </>,
    );
    expect(screen.getByRole('radiogroup', { name: 'Which is closer?' })).toBeInTheDocument();
    expect(card(/logic/)).toBeChecked();
  });

  it('can hide its question visually', () => {
    render(
      <RadioCards
        legend="Which is closer?"
        hideLegend
        options={options}
        value={null}
        onValueChange={answered}
      />,
    );
    expect(screen.getByRole('radiogroup', { name: 'Which is closer?' })).toBeInTheDocument();
    expect(screen.getByText('Which is closer?')).toHaveStyle({ width: '1px' });
  });

  it('does not choose a disabled card', async () => {
    render(
      <RadioCards
        legend="How sure?"
        options={[{ value: 'none', label: 'Cannot say', disabled: true }]}
        value={null}
        onValueChange={answered}
      />,
    );
    await userEvent.click(card(/Cannot say/));
    expect(answered).not.toHaveBeenCalled();
  });

  it('has no accessibility violations', async () => {
    render(<Question />);
    await userEvent.click(card(/logic/));
    await expectNoViolations();
  });
});
