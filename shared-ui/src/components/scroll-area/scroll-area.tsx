import { Root, Scrollbar, Thumb, Viewport } from 'radix-ui/scroll-area';
import { type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** Milliseconds until the scrollbar fades after the last scroll. */
const hideDelay = 600;

export interface ScrollAreaProps {
  children: ReactNode;
  /** Makes the area a named region that the keyboard can scroll; needed if nothing inside is focusable. */
  label?: string;
  /** The scrolling element, for reading or restoring its position. */
  viewportRef?: Ref<HTMLDivElement>;
  className?: string | undefined;
}

const Area = styled(Root)`
  display: flex;
  flex-direction: column;
  min-height: 0;
  overflow: hidden;
`;

const View = styled(Viewport)`
  flex: 1;
  width: 100%;
  min-height: 0;
  overscroll-behavior: contain;

  /* Radix lays the content out as a table, in which long lines do not truncate. */
  & > div {
    display: block !important;
    min-width: 0 !important;
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${theme.size.ringOffset});
  }
`;

const Bar = styled(Scrollbar)`
  display: flex;
  width: ${theme.space[2]};
  padding: ${theme.size.hairline};
  touch-action: none;
  user-select: none;
`;

const Handle = styled(Thumb)`
  position: relative;
  flex: 1;
  border-radius: ${theme.radius.full};
  background: ${theme.color.border};

  &:hover {
    background: ${theme.color.borderControl};
  }
`;

/** A part of the page that scrolls separately, with a scrollbar that fades. Its container determines the height. */
export function ScrollArea({ children, label, viewportRef, className }: ScrollAreaProps) {
  const region = label === undefined ? {} : { role: 'region', 'aria-label': label, tabIndex: 0 };
  return (
    <Area className={className} type="scroll" scrollHideDelay={hideDelay}>
      <View {...region} {...(viewportRef === undefined ? {} : { ref: viewportRef })}>
        {children}
      </View>
      <Bar orientation="vertical">
        <Handle />
      </Bar>
    </Area>
  );
}
