import { X } from 'lucide-react';
import { Close, Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { edgePanelStyle } from '../dialog/edge-panel-style.ts';
import { useDialogFocus, type FocusTarget } from '../dialog/use-dialog-focus.ts';
import { overlayStyle } from '../dialog/dialog-style.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the sheet; visible unless there's a `header`. */
  title: string;
  /** Replaces the title at the top, for example with the brand. */
  header?: ReactNode;
  /** Stays at the bottom edge. */
  footer?: ReactNode;
  closeLabel?: string;
  /** Gets the focus on closing; by default the element that had it before. */
  finalFocus?: FocusTarget;
  children: ReactNode;
}

const Veil = styled(Overlay)`
  ${overlayStyle}
`;

const Panel = styled(Content)`
  ${edgePanelStyle}
  gap: ${theme.space[2]};
  width: min(${theme.size.sheet}, 86vw);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.space[2]} ${theme.space[3]}
    max(${theme.space[5]}, env(safe-area-inset-bottom, 0));
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  padding-left: ${theme.space[3]};
`;

const Heading = styled(Title)`
  font: ${theme.font.section};
`;

const Body = styled.div`
  display: grid;
`;

const Foot = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  margin-top: auto;
  padding: ${theme.space[4]} ${theme.space[3]} 0;
`;

/** A panel from the right edge, for the menu of narrow screens. */
export function Sheet({
  open,
  onOpenChange,
  title,
  header,
  footer,
  closeLabel = 'Close',
  finalFocus,
  children,
}: SheetProps) {
  const body = useRef<HTMLDivElement>(null);
  const focus = useDialogFocus({ final: finalFocus, body });
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Veil />
        <Panel {...focus} aria-describedby={undefined}>
          <Head>
            {header === undefined ? (
              <Heading>{title}</Heading>
            ) : (
              <>
                <VisuallyHidden>
                  <Title>{title}</Title>
                </VisuallyHidden>
                {header}
              </>
            )}
            <Close asChild>
              <IconButton label={closeLabel} icon={<X aria-hidden />} />
            </Close>
          </Head>
          <Body ref={body}>{children}</Body>
          {footer !== undefined && <Foot>{footer}</Foot>}
        </Panel>
      </Portal>
    </Root>
  );
}
