import { X } from 'lucide-react';
import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { isInToaster } from '../toaster/toaster-mark.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import {
  bodyStyle,
  footStyle,
  headStyle,
  overlayStyle,
  titleStyle,
  topStyle,
  windowStyle,
  type DialogLook,
} from './dialog-style.ts';
import { useDialogFocus, type FocusTarget } from './use-dialog-focus.ts';
import { bundleMark, useLaterDialogs } from './use-later-dialogs.ts';

export interface DialogProps {
  open: boolean;
  /** Called by the close button, Escape, or a press outside. Keep `open` to prevent closing. */
  onOpenChange: (open: boolean) => void;
  /** Names the dialog. Visible unless there's a `header`. */
  title: ReactNode;
  /** One line below the title, read when the dialog opens. */
  description?: ReactNode;
  /** Replaces the title, which is then only for screen readers. */
  header?: ReactNode;
  /** 640 px, or 480 px for forms and questions. */
  size?: 'md' | 'narrow';
  /** Covers the whole screen below 48rem instead of rising from the bottom edge. */
  fullScreenWhenSmall?: boolean;
  /** In the middle of the page, or near its top, so that a growing window doesn't jump. */
  placement?: 'center' | 'top';
  /** Stays visible below the scrolling body. A submit button here references its form: `form="…"`. */
  footer?: ReactNode;
  /** `end`: buttons on the right. `split`: a ghost button on the left, another item on the right. */
  footerLayout?: 'end' | 'split';
  /** Gets the focus when the dialog opens; by default the first control of the body, or else the dialog itself. */
  initialFocus?: FocusTarget;
  /** Gets the focus when the dialog closes; by default the element that had it before. */
  finalFocus?: FocusTarget;
  closeLabel?: string;
  children: ReactNode;
}

const Veil = styled(Overlay)<{ $top: boolean }>`
  ${overlayStyle}
  ${({ $top }) => $top && topStyle}
`;

const Window = styled(Content)<DialogLook>`
  ${windowStyle}
`;

const Head = styled.div`
  ${headStyle}
`;

const HeadText = styled.div`
  display: grid;
  flex: 1;
  align-content: center;
  min-width: 0;
  min-height: ${theme.size.control};
`;

const Heading = styled(Title)`
  ${titleStyle}
`;

const Subline = styled(Description)`
  color: ${theme.color.textMuted};
`;

/** Aligns the icon, not the box of the button, with the edge of the body. */
const CloseButton = styled(IconButton)`
  margin-right: calc(-1 * ${theme.space[2]});
`;

const Body = styled.div`
  ${bodyStyle}
`;

const Foot = styled.div<{ $split: boolean }>`
  ${footStyle}
`;

/** A modal window. Focus stays inside; Escape and the close button call `onOpenChange`. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  header,
  size = 'md',
  fullScreenWhenSmall = false,
  placement = 'center',
  footer,
  footerLayout = 'end',
  initialFocus,
  finalFocus,
  closeLabel = 'Close',
  children,
}: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const focus = useDialogFocus({ initial: initialFocus, final: finalFocus, body });
  const ownWindow = useRef<HTMLDivElement>(null);
  const isInLater = useLaterDialogs(ownWindow);
  // Radix warns about a missing description unless it's explicitly undefined.
  const undescribed = description === undefined ? { 'aria-describedby': undefined } : {};
  const heading = <Heading>{title}</Heading>;
  const subline = description !== undefined && <Subline>{description}</Subline>;
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Veil $top={placement === 'top'}>
          <Window
            $size={size}
            $fullScreen={fullScreenWhenSmall}
            {...focus}
            {...undescribed}
            {...bundleMark}
            ref={ownWindow}
            onInteractOutside={(event) => {
              const { target } = event.detail.originalEvent;
              if (isInToaster(target) || isInLater(target)) event.preventDefault();
            }}
            onEscapeKeyDown={(event) => {
              if (isInLater(document.activeElement)) event.preventDefault();
            }}
          >
            <Head>
              <HeadText>
                {header === undefined ? (
                  <>
                    {heading}
                    {subline}
                  </>
                ) : (
                  <>
                    <VisuallyHidden>
                      {heading}
                      {subline}
                    </VisuallyHidden>
                    {header}
                  </>
                )}
              </HeadText>
              <Close asChild>
                <CloseButton label={closeLabel} icon={<X aria-hidden />} />
              </Close>
            </Head>
            <Body ref={body}>{children}</Body>
            {footer !== undefined && <Foot $split={footerLayout === 'split'}>{footer}</Foot>}
          </Window>
        </Veil>
      </Portal>
    </Root>
  );
}
