import { TextArea } from '@rapport/shared-ui';
import styled from 'styled-components';

interface MarkedTextProps {
  label: string;
  hint: string;
  text: string;
  /** Called with the part that the user has marked; empty without one. */
  onMark: (part: string) => void;
}

/** A text of which the user marks the part to keep, by mouse, finger, or keyboard. */
export function MarkedText({ label, hint, text, onMark }: MarkedTextProps) {
  return (
    <Text
      readOnly
      label={label}
      hint={hint}
      rows={8}
      value={text}
      onSelect={({ currentTarget: { value, selectionStart, selectionEnd } }) =>
        onMark(value.slice(selectionStart, selectionEnd).trim())
      }
    />
  );
}

const Text = styled(TextArea)`
  justify-self: stretch;
`;
