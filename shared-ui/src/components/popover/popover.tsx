import { Content, Portal, Root, Trigger } from 'radix-ui/popover';
import { type ReactElement, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { floatingStyle } from './floating-style.ts';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The accessible name of the panel. */
  label: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

const Panel = styled(Content)<{ $origin: string }>`
  ${floatingStyle}
  min-width: ${theme.size.menu};
  max-width: min(${theme.size.toast}, var(--radix-popover-content-available-width));
  max-height: var(--radix-popover-content-available-height);
  overflow-y: auto;
  padding: ${theme.space[4]};

  &:focus-visible {
    outline: none;
  }
`;

/** A small panel next to the button that opened it; the page stays usable. */
export function Popover({
  trigger,
  label,
  side = 'bottom',
  align = 'start',
  open,
  onOpenChange,
  children,
}: PopoverProps) {
  return (
    <Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Panel
          $origin="--radix-popover-content-transform-origin"
          aria-label={label}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          {children}
        </Panel>
      </Portal>
    </Root>
  );
}
