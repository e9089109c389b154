import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { TextArea } from './text-area.tsx';

describe('TextArea', () => {
  it('is found by its visible label and accepts several lines', async () => {
    render(<TextArea label="Notes" />);
    await userEvent.type(screen.getByLabelText('Notes'), 'First{Enter}second');
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('First\nsecond');
  });

  it('is invalid and described by hint and error', () => {
    render(<TextArea label="Notes" optional hint="What was said" error="At most 2000 letters" />);
    const area = screen.getByRole('textbox', { name: 'Notes' });
    expect(area).toBeInvalid();
    expect(area).toHaveAccessibleDescription('optional What was said At most 2000 letters');
  });

  it('starts with the given number of rows', () => {
    render(<TextArea label="Notes" rows={6} />);
    expect(screen.getByRole('textbox')).toHaveAttribute('rows', '6');
  });

  it('forwards its ref', () => {
    const ref = { current: null as HTMLTextAreaElement | null };
    render(<TextArea label="Notes" ref={ref} />);
    expect(ref.current).toBe(screen.getByRole('textbox'));
  });

  it('has no accessibility violations in any state', async () => {
    render(
      <>
        <TextArea label="Notes" optional />
        <TextArea label="Reason" hint="One sentence" />
        <TextArea label="Description" error="Write a sentence" />
        <TextArea label="Archive" disabled />
      </>,
    );
    await expectNoViolations();
  });
});
