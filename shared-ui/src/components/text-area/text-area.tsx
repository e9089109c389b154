import { type ComponentProps } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { FieldFrame, type FieldFrameProps } from '../text-field/field-frame.tsx';
import { inputStyle } from '../text-field/field-style.ts';

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldFrameProps {}

/** Grows with its text if the browser supports it, up to a size that keeps the page visible. */
const Area = styled.textarea`
  ${inputStyle}
  max-height: 50vh;
  padding-block: ${theme.space[2]};
  line-height: inherit;
  resize: vertical;
  field-sizing: content;
`;

/** Several lines of text with a label, a hint, and an error message. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  id,
  className,
  style,
  rows = 3,
  'aria-describedby': describedBy,
  ...area
}: TextAreaProps) {
  return (
    <FieldFrame
      {...{ label, hint, error, optional, id, className, style }}
      aria-describedby={describedBy}
    >
      {(ties) => (
        <Area
          dir="auto"
          {...area}
          {...ties}
          rows={rows}
          // A field that's sized by its content ignores `rows`.
          style={{ minHeight: `calc(${rows}lh + 2 * ${theme.space[2]})` }}
        />
      )}
    </FieldFrame>
  );
}
