import { type ComponentProps } from 'react';
import styled from 'styled-components';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { inputStyle } from './field-style.ts';

export interface TextFieldProps extends ComponentProps<'input'>, FieldFrameProps {
  /** Hides the label visually, if the context already names it. */
  labelHidden?: boolean;
}

const Input = styled.input`
  ${inputStyle}
`;

/** One line of text with a label, a hint, and an error message. */
export function TextField({
  label,
  hint,
  error,
  optional,
  labelHidden = false,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame
      {...{ label, labelHidden, hint, error, optional, id, className, style }}
      aria-describedby={describedBy}
    >
      {(ties) => <Input dir="auto" enterKeyHint="done" {...input} {...ties} />}
    </FieldFrame>
  );
}
