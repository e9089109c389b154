import { CircleAlert } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface FieldFrameProps {
  /** Always visible, because a placeholder isn't a label. */
  label: ReactNode;
  /** Help for filling it in; read after the label. */
  hint?: ReactNode;
  /** What's wrong and what to do; marks the field as invalid. */
  error?: ReactNode;
  /** Shows "optional" next to the label. */
  optional?: boolean | undefined;
}

/** The attributes that connect a control with its label, hint, and error. */
interface FieldTies {
  id: string;
  'aria-invalid'?: true | undefined;
  'aria-describedby': string | undefined;
}

interface OwnProps extends FieldFrameProps {
  /** The control's ID, generated if missing. */
  id: string | undefined;
  labelHidden?: boolean;
  'aria-describedby': string | undefined;
  className: string | undefined;
  style: CSSProperties | undefined;
  children: (ties: FieldTies) => ReactNode;
}

const Root = styled.div`
  display: grid;

  /* A long choice is cut off rather than wider than its form. */
  grid-template-columns: minmax(0, 1fr);
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

/** A control below its label, with a hint and an error message. */
export function FieldFrame({
  label,
  hint,
  error,
  optional = false,
  id,
  labelHidden = false,
  'aria-describedby': describedBy,
  className,
  style,
  children,
}: OwnProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const optionalId = `${controlId}-optional`;
  const described = [optional && optionalId, hint && hintId, error && errorId, describedBy]
    .filter(Boolean)
    .join(' ');
  const words = <label htmlFor={controlId}>{label}</label>;
  return (
    <Root className={className} style={style}>
      {labelHidden ? (
        <VisuallyHidden>{words}</VisuallyHidden>
      ) : (
        <LabelRow>
          {words}
          {optional && <Optional id={optionalId}>optional</Optional>}
        </LabelRow>
      )}
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        ...(error ? { 'aria-invalid': true } : {}),
      })}
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
