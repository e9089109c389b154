import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { Select } from './select.tsx';

const options = [
  { value: 'call', label: 'Call' },
  { value: 'meeting', label: 'Meeting' },
  { value: 'letter', label: 'Letter', disabled: true },
] as const;

type Kind = (typeof options)[number]['value'];

const onValueChange = jest.fn();

function KindOfTalk({ start = '', error }: { start?: Kind | ''; error?: string }) {
  const [kind, setKind] = useState<Kind | ''>(start);
  return (
    <main>
      <Select
        label="Kind"
        hint="How you talked"
        error={error}
        placeholder="Choose one"
        options={options}
        value={kind}
        onValueChange={(next) => {
          onValueChange(next);
          setKind(next);
        }}
      />
    </main>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Kind' });

describe('Select', () => {
  it('shows its placeholder until something is chosen', async () => {
    render(<KindOfTalk />);
    expect(box()).toHaveTextContent('Choose one');
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('option', { name: 'Meeting' }));
    expect(onValueChange).toHaveBeenCalledWith('meeting');
    expect(box()).toHaveTextContent('Meeting');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('can be opened and used with the keyboard and returns the focus', async () => {
    render(<KindOfTalk start="call" />);
    await userEvent.tab();
    expect(box()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Call' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(box()).toHaveTextContent('Meeting');
    await waitFor(() => expect(box()).toHaveFocus());
  });

  it('reads the options of a list only when it can be opened', async () => {
    const read = jest.fn();
    const counted = options.map(({ value }) => ({
      value,
      get label() {
        read(value);
        return `To ${value}`;
      },
    }));
    const choices = { label: 'Kind', options: counted, onValueChange };
    render(<Select {...choices} value="call" />);
    expect(box()).toHaveTextContent('To call');
    expect(read.mock.calls.filter(([value]) => value !== 'call')).toEqual([]);
    await userEvent.tab();
    // A letter chooses the next option that begins with it, also in a closed list.
    await userEvent.keyboard('to m');
    expect(onValueChange).toHaveBeenCalledWith('meeting');
  });

  it('closes with Escape and keeps its choice', async () => {
    render(<KindOfTalk start="call" />);
    await userEvent.click(box());
    await userEvent.keyboard('{Escape}');
    expect(box()).toHaveTextContent('Call');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('ignores a disabled option', async () => {
    render(<KindOfTalk />);
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('option', { name: 'Letter' }));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('shows its options inside the landmark around it', async () => {
    render(<KindOfTalk />);
    await userEvent.click(box());
    expect(document.querySelector('main')).toContainElement(screen.getByRole('listbox'));
  });

  it('is invalid and described by hint and error', () => {
    render(<KindOfTalk error="Choose how you talked" />);
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription('How you talked Choose how you talked');
  });

  it('keeps its name when the label is hidden', () => {
    render(
      <Select
        label="Sort by"
        labelHidden
        size="sm"
        options={options}
        value="call"
        onValueChange={onValueChange}
      />,
    );
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveTextContent('Call');
  });

  it('has no accessibility violations, closed or open', async () => {
    render(<KindOfTalk />);
    await expectNoViolations();
    await userEvent.click(box());
    await expectNoViolations();
  });
});
