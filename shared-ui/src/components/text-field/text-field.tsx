import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { inputStyle } from './field-style.ts';

export interface TextFieldProps extends ComponentProps<'input'> {
  /** Always visible: a placeholder is no label. */
  label: ReactNode;
  /** What helps to fill it in; read after the label. */
  hint?: ReactNode;
  /** What is wrong and what to do; marks the field as invalid. */
  error?: ReactNode;
  /** Says "optional" beside the label. */
  optional?: boolean;
}

const Root = styled.div`
  display: grid;
  gap: calc(1.5 * ${theme.space[1]});
  align-content: start;
  min-width: 0;
`;

const LabelRow = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[2]};
  font: ${theme.font.smallMedium};
`;

const Optional = styled.span`
  color: ${theme.color.textFaint};
  font: ${theme.font.small};
`;

const Input = styled.input`
  ${inputStyle}
`;

const Hint = styled.p`
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
`;

const ErrorLine = styled.p`
  display: flex;
  gap: calc(1.5 * ${theme.space[1]});
  color: ${theme.color.negativeText};
  font: ${theme.font.caption};

  & > svg {
    width: ${theme.size.iconSm};
    height: ${theme.size.iconSm};
    margin-top: ${theme.size.hairline};
  }
`;

/** One line of text with its label, and a hint and an error line tied to it. */
export function TextField({
  label,
  hint,
  error,
  optional = false,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const optionalId = `${inputId}-optional`;
  const described = [optional && optionalId, hint && hintId, error && errorId, describedBy]
    .filter(Boolean)
    .join(' ');
  return (
    <Root className={className} style={style}>
      <LabelRow>
        <label htmlFor={inputId}>{label}</label>
        {optional && <Optional id={optionalId}>optional</Optional>}
      </LabelRow>
      <Input
        {...input}
        id={inputId}
        aria-invalid={error ? true : input['aria-invalid']}
        aria-describedby={described || undefined}
      />
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {error && (
        <ErrorLine id={errorId}>
          <CircleAlert aria-hidden />
          {error}
        </ErrorLine>
      )}
    </Root>
  );
}
