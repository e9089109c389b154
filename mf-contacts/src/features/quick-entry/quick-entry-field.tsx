import { Button, media, TextField, type TextFieldProps, theme } from '@rapport/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';

interface OneLineFieldProps extends Pick<TextFieldProps, 'ref' | 'autoFocus'> {
  /** Whether the last line is being read. */
  pending: boolean;
  /** Reads a line and shows the result; `clear` empties the field once it's saved. */
  onLine: (line: string, clear: () => void) => void;
}

/** A field for one line about a contact. Enter shows what was understood. */
export function QuickEntryField({ pending, onLine, ...field }: OneLineFieldProps) {
  const [line, setLine] = useState('');
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (line.trim() !== '' && !pending) onLine(line.trim(), () => setLine(''));
      }}
    >
      <TextField
        {...field}
        label="In one line"
        name="one-line"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={LONGEST}
        placeholder="Called Marta, promised a price by Friday"
        value={line}
        onChange={(event) => setLine(event.target.value)}
      />
      <Button
        type="submit"
        disabled={line.trim() === ''}
        pending={pending}
        pendingLabel="Reading..."
      >
        Check
      </Button>
    </Form>
  );
}

/** Longer texts belong into a note. */
const LONGEST = 2000;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[2]};
  align-items: end;

  ${media.enlarged} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
