import { X } from 'lucide-react';
import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { useRef, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import {
  bodyStyle,
  footStyle,
  headStyle,
  overlayStyle,
  titleStyle,
} from '../dialog/dialog-style.ts';
import { edgePanelStyle } from '../dialog/edge-panel-style.ts';
import { useDialogFocus } from '../dialog/use-dialog-focus.ts';
import { bundleMark, useLaterDialogs } from '../dialog/use-later-dialogs.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { isInToaster } from '../toaster/toaster-mark.ts';

export interface DrawerProps {
  open: boolean;
  /** Called by the close button, Escape, or a press outside. Keep `open` to prevent closing. */
  onOpenChange: (open: boolean) => void;
  /** Names the drawer and gets the focus when it opens. */
  title: ReactNode;
  /** One line below the title, read when the drawer opens. */
  description?: ReactNode;
  /** Stays below the title while the body scrolls, for example a filter. */
  toolbar?: ReactNode;
  /** Stays below the scrolling body: an item on the left, a button on the right. */
  footer?: ReactNode;
  closeLabel?: string;
  children: ReactNode;
}

const slideUp = keyframes`
  from { transform: translateY(100%); }
`;

const slideDown = keyframes`
  to { transform: translateY(100%); }
`;

const Veil = styled(Overlay)`
  ${overlayStyle}
`;

const Panel = styled(Content)`
  ${edgePanelStyle}
  width: min(calc(${theme.size.dialogNarrow} + ${theme.space[8]}), 100%);

  ${media.small} {
    inset: 0;
    width: 100%;

    &[data-state='open'] {
      animation-name: ${slideUp};
    }

    &[data-state='closed'] {
      animation-name: ${slideDown};
    }
  }
`;

const Head = styled.div`
  ${headStyle}
`;

const Heading = styled(Title)`
  ${titleStyle}

  &:focus-visible {
    outline: none;
  }
`;

const Subline = styled(Description)`
  color: ${theme.color.textMuted};
`;

const Toolbar = styled.div`
  flex: none;
  padding: ${theme.space[3]} ${theme.space[6]} 0;

  ${media.small} {
    padding-inline: ${theme.space[4]};
  }
`;

const CloseButton = styled(IconButton)`
  margin-right: calc(-1 * ${theme.space[2]});
`;

const Body = styled.div`
  ${bodyStyle}
  padding-top: 0;

  ${media.small} {
    padding-top: 0;
  }
`;

const Foot = styled.div<{ $split: boolean }>`
  ${footStyle}
  justify-content: space-between;
`;

/**
 * A modal panel along the right edge, with the page visible next to it; on small screens it covers the page. Focus
 * stays inside; Escape and the close button call `onOpenChange`.
 */
export function Drawer({
  open,
  onOpenChange,
  title,
  description,
  toolbar,
  footer,
  closeLabel = 'Close',
  children,
}: DrawerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useDialogFocus({ initial: heading });
  const own = useRef<HTMLDivElement>(null);
  const isInLater = useLaterDialogs(own);
  const undescribed = description === undefined ? { 'aria-describedby': undefined } : {};
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Veil />
        <Panel
          {...focus}
          {...undescribed}
          {...bundleMark}
          ref={own}
          onInteractOutside={(event) => {
            const { target } = event.detail.originalEvent;
            if (isInToaster(target) || isInLater(target)) event.preventDefault();
          }}
          onEscapeKeyDown={(event) => {
            if (isInLater(document.activeElement)) event.preventDefault();
          }}
        >
          <Head>
            <div>
              <Heading ref={heading} tabIndex={-1}>
                {title}
              </Heading>
              {description !== undefined && <Subline>{description}</Subline>}
            </div>
            <Close asChild>
              <CloseButton label={closeLabel} icon={<X aria-hidden />} />
            </Close>
          </Head>
          {toolbar !== undefined && <Toolbar>{toolbar}</Toolbar>}
          <Body>{children}</Body>
          {footer !== undefined && <Foot $split={false}>{footer}</Foot>}
        </Panel>
      </Portal>
    </Root>
  );
}
