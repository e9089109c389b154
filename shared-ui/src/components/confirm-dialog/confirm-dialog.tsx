import { Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/alert-dialog';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { Button } from '../button/button.tsx';
import {
  footStyle,
  overlayStyle,
  titleStyle,
  windowStyle,
  type DialogLook,
} from '../dialog/dialog-style.ts';
import { useDialogFocus } from '../dialog/use-dialog-focus.ts';
import { bundleMark, useLaterDialogs } from '../dialog/use-later-dialogs.ts';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question, as short as possible. */
  title: ReactNode;
  /** What will happen. */
  children: ReactNode;
  /** Names the action, never just "OK". */
  confirmLabel: string;
  cancelLabel: string;
  /**
   * `default`: confirming is expected. `caution`: canceling is expected and gets the accent. `danger`: confirming
   * destroys something.
   */
  tone?: 'default' | 'caution' | 'danger';
  /** True while confirming is running; both buttons are disabled. */
  pending?: boolean;
  pendingLabel?: string;
  onConfirm: () => void;
  /** Also called for Escape. */
  onCancel: () => void;
}

const Veil = styled(Overlay)`
  ${overlayStyle}
`;

const Window = styled(Content)<DialogLook>`
  ${windowStyle}
`;

const Text = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  min-height: 0;
  overflow-y: auto;
  padding: ${theme.space[6]};

  ${media.small} {
    padding: ${theme.space[5]} ${theme.space[4]};
  }
`;

const Heading = styled(Title)`
  ${titleStyle}
`;

const Consequence = styled(Description)`
  color: ${theme.color.textMuted};
  font: ${theme.font.reading};
  text-wrap: pretty;
`;

const Foot = styled.div<{ $split: boolean }>`
  ${footStyle}
`;

const looks = {
  default: { confirm: 'primary', cancel: 'ghost' },
  caution: { confirm: 'ghost', cancel: 'primary' },
  danger: { confirm: 'danger', cancel: 'outline' },
} as const;

/** Asks for confirmation before something is lost. The harmless answer has the initial focus. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'default',
  pending = false,
  pendingLabel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const focus = useDialogFocus({ initial: cancel });
  const ownWindow = useRef<HTMLDivElement>(null);
  const isInLater = useLaterDialogs(ownWindow);
  const look = looks[tone];
  const wait = pendingLabel === undefined ? {} : { pendingLabel };
  return (
    <Root open={open} onOpenChange={(next) => !next && !pending && onCancel()}>
      <Portal>
        <Veil>
          <Window
            $size="narrow"
            $fullScreen={false}
            {...focus}
            {...bundleMark}
            ref={ownWindow}
            onEscapeKeyDown={(event) => {
              if (isInLater(document.activeElement)) event.preventDefault();
            }}
          >
            <Text>
              <Heading>{title}</Heading>
              <Consequence asChild>
                <div>{children}</div>
              </Consequence>
            </Text>
            <Foot $split={false}>
              {tone === 'caution' ? (
                <>
                  <Button variant={look.confirm} pending={pending} {...wait} onClick={onConfirm}>
                    {confirmLabel}
                  </Button>
                  <Button ref={cancel} variant={look.cancel} disabled={pending} onClick={onCancel}>
                    {cancelLabel}
                  </Button>
                </>
              ) : (
                <>
                  <Button ref={cancel} variant={look.cancel} disabled={pending} onClick={onCancel}>
                    {cancelLabel}
                  </Button>
                  <Button variant={look.confirm} pending={pending} {...wait} onClick={onConfirm}>
                    {confirmLabel}
                  </Button>
                </>
              )}
            </Foot>
          </Window>
        </Veil>
      </Portal>
    </Root>
  );
}
