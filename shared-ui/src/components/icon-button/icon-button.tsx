import { type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import {
  buttonStyle,
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
} from '../button/button-style.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The accessible name, which describes the action. */
  label: string;
  /** An icon from lucide-react. */
  icon: ReactNode;
  variant?: Exclude<ButtonVariant, 'primary'>;
  size?: ButtonSize;
}

const Root = styled.button<ButtonLook>`
  ${buttonStyle}
  flex: none;
  width: ${({ $size }) => ($size === 'sm' ? theme.size.controlSm : theme.size.control)};
  padding: 0;

  & > svg {
    width: ${({ $size }) => ($size === 'sm' ? theme.size.icon : theme.size.iconLg)};
    height: ${({ $size }) => ($size === 'sm' ? theme.size.icon : theme.size.iconLg)};
  }
`;

/** A square button with an icon and a name for assistive technology only. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  ...rest
}: IconButtonProps) {
  return (
    <Root type="button" {...rest} $variant={variant} $size={size} aria-label={label}>
      {icon}
    </Root>
  );
}
