import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { FieldFrame } from '../text-field/field-frame.tsx';
import { inputStyle } from '../text-field/field-style.ts';
import { type TextFieldProps } from '../text-field/text-field.tsx';

/** A password field with a button that shows the password. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  ...input
}: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame
      {...{ label, hint, error, optional, id, className, style }}
      aria-describedby={describedBy}
    >
      {(ties) => (
        <Row>
          <Input
            autoCapitalize="none"
            enterKeyHint="go"
            spellCheck={false}
            {...input}
            {...ties}
            type={shown ? 'text' : 'password'}
          />
          <Toggle
            label="Show password"
            aria-pressed={shown}
            icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            onClick={() => setShown(!shown)}
          />
        </Row>
      )}
    </FieldFrame>
  );
}

const Row = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${inputStyle}
  padding-right: ${theme.size.control};

  /* Hides the button that Edge adds. */
  &::-ms-reveal {
    display: none;
  }
`;

const Toggle = styled(IconButton)`
  position: absolute;
  top: 0;
  right: 0;
  color: ${theme.color.textMuted};
`;
