import { Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip';
import { type ReactElement, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { floatingStyle } from '../popover/floating-style.ts';
import { useLandmark } from '../popover/use-landmark.ts';

/** Milliseconds of hovering over the trigger before it opens. */
const delay = 400;

export interface TooltipProps {
  /** A few helpful but unnecessary words, since touch screens have no tooltips. */
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The element that's explained; it must be focusable. */
  children: ReactElement;
}

const Bubble = styled(Content)<{ $origin: string }>`
  ${floatingStyle}
  max-width: ${theme.size.menu};
  padding: ${theme.space[1]} ${theme.space[2]};
  border-radius: ${theme.radius.sm};
  box-shadow: ${theme.shadow.raised};
  color: ${theme.color.text};
  font: ${theme.font.caption};
  overflow-wrap: anywhere;
`;

/** Explains a control on hover and on focus. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const [landmark, ref] = useLandmark();
  return (
    <Provider delayDuration={delay}>
      <Root>
        <Trigger asChild ref={ref}>
          {children}
        </Trigger>
        <Portal container={landmark}>
          <Bubble
            $origin="--radix-tooltip-content-transform-origin"
            side={side}
            sideOffset={4}
            collisionPadding={8}
          >
            {content}
          </Bubble>
        </Portal>
      </Root>
    </Provider>
  );
}
