import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { TextField } from './text-field.tsx';

describe('TextField', () => {
  it('is found by its visible label', async () => {
    const onChange = jest.fn();
    render(<TextField label="Full Name" onChange={onChange} />);
    await userEvent.type(screen.getByLabelText('Full Name'), 'Ada');
    expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Ada');
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('is described by its hint', () => {
    render(<TextField label="Phone" hint="With country code" />);
    const field = screen.getByRole('textbox', { name: 'Phone' });
    expect(field).toHaveAccessibleDescription('With country code');
    expect(field).toBeValid();
  });

  it('is invalid and described by hint and error when there is one', () => {
    render(<TextField label="Password" hint="At least 6 characters" error="Too short" />);
    const field = screen.getByRole('textbox', { name: 'Password' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('At least 6 characters Too short');
  });

  it('says that it is optional without changing its name', () => {
    render(<TextField label="Email" optional />);
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('optional');
  });

  it('keeps an external description', () => {
    render(
      <>
        <TextField label="Email" hint="Work address" aria-describedby="note" />
        <p id="note">Never shown to others</p>
      </>,
    );
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      'Work address Never shown to others',
    );
  });

  it('forwards its ref', () => {
    const ref = { current: null as HTMLInputElement | null };
    render(<TextField label="Email" ref={ref} />);
    expect(ref.current).toBe(screen.getByRole('textbox'));
  });

  it('shows a done key on a phone, unless another one is given', () => {
    render(
      <>
        <TextField label="Name" />
        <TextField label="Email" enterKeyHint="send" />
      </>,
    );
    expect(screen.getByLabelText('Name')).toHaveAttribute('enterkeyhint', 'done');
    expect(screen.getByLabelText('Email')).toHaveAttribute('enterkeyhint', 'send');
  });

  it('has no accessibility violations in any state', async () => {
    render(
      <>
        <TextField label="Email" optional />
        <TextField label="Phone" hint="With country code" />
        <TextField label="Name" error="Enter a name" />
        <TextField label="Account" disabled />
      </>,
    );
    await expectNoViolations();
  });
});
