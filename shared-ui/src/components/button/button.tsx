import { type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { Root as Slot, Slottable } from 'radix-ui/slot';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { SpinnerRing } from '../spinner/spinner.tsx';
import {
  buttonStyle,
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
} from './button-style.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` once per view; `outline` next to it; `ghost` for what may be overlooked. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The action is running: shows a spinner, keeps the width and the focus, and ignores clicks. */
  pending?: boolean;
  /** Replaces the label while pending, for example "Saving...". */
  pendingLabel?: string;
  /** Fills the width of its container. */
  block?: boolean;
  /** Shown before the label. */
  icon?: ReactNode;
  /** Applies its styles to the only child, such as a router link. Pending isn't supported then. */
  asChild?: boolean;
}

const NativeButton = styled.button<ButtonLook>`
  ${buttonStyle}
`;

const SlottedButton = styled(Slot)<ButtonLook>`
  ${buttonStyle}
`;

/** Normal and pending labels share one cell, so that the wider one determines the width of both. */
const Faces = styled.span`
  display: inline-grid;
  place-items: center;
`;

const Face = styled.span<{ $shown: boolean; $named: boolean }>`
  display: inline-flex;
  grid-area: 1 / 1;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  visibility: ${({ $shown, $named }) => ($shown || $named ? 'visible' : 'hidden')};
  opacity: ${({ $shown }) => ($shown ? '1' : '0')};

  & > svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
  }
`;

/** A native button (`type="button"` by default) or, with `asChild`, a link that looks like one. */
export function Button({
  variant = 'outline',
  size = 'md',
  pending = false,
  pendingLabel,
  block = false,
  icon,
  asChild = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const look = { $variant: variant, $size: size, $block: block };
  if (asChild) {
    return (
      <SlottedButton {...look} onClick={onClick} {...rest}>
        {icon}
        <Slottable>{children}</Slottable>
      </SlottedButton>
    );
  }

  // A disabled button would lose the focus; so a pending one stays enabled and ignores the click, which also keeps
  // a form from being sent twice.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <NativeButton
      type="button"
      {...look}
      {...rest}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={handleClick}
    >
      <Faces>
        {/* Without a pending label, the invisible label remains the button's name. */}
        <Face
          $shown={!pending}
          $named={pendingLabel === undefined}
          aria-hidden={(pending && pendingLabel !== undefined) || undefined}
        >
          {icon}
          {children}
        </Face>
        {(pending || pendingLabel !== undefined) && (
          <Face $shown={pending} $named={false} aria-hidden={!pending || undefined}>
            <SpinnerRing aria-hidden />
            {pendingLabel}
          </Face>
        )}
      </Faces>
    </NativeButton>
  );
}
