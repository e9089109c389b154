import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Action, Close, Description, Provider, Root, Title, Viewport } from 'radix-ui/toast';
import styled, { css, keyframes } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TOAST_DURATION } from './toast-duration.ts';
import { toasterMark } from './toaster-mark.ts';

/** The distance in pixels of a swipe to the right that dismisses it. */
const swipeThreshold = 50;
const hotkey = ['F8'];

export interface Toast {
  /** A new ID makes a new toast, which is announced again. */
  id: string;
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive' | undefined;
  /** True for what was neither done nor failed. */
  neutral?: boolean | undefined;
  action?: { label: string; onSelect: () => void } | undefined;
  /** Additional actions next to `action`. */
  moreActions?: readonly { label: string; onSelect: () => void }[] | undefined;
  /** False closes it; a dismissed toast may stay in the store. */
  open?: boolean | undefined;
}

export interface ToasterProps {
  /** One at a time. */
  toast: Toast | null;
  /** Called when it's closed by its button, Escape, a swipe, its action, or the end of its duration. */
  onDismiss: (id: string) => void;
}

const enter = keyframes`
  from { opacity: 0; transform: translateY(${theme.space[3]}); }
`;

const leave = keyframes`
  to { opacity: 0; }
`;

const swipedAway = keyframes`
  from { transform: translateX(var(--radix-toast-swipe-end-x)); }
  to { opacity: 0; transform: translateX(calc(100% + ${theme.space[8]})); }
`;

const Region = styled(Viewport)`
  position: fixed;
  right: ${theme.space[6]};
  bottom: ${theme.space[6]};
  z-index: ${theme.z.toast};
  width: min(${theme.size.toast}, calc(100vw - 2 * ${theme.space[4]}));
  margin: 0;
  padding: 0;
  list-style: none;
  outline: none;

  /* A phone has its buttons at the bottom and what it shows below its title bar: only that bar is covered. */
  ${media.small} {
    inset: ${theme.space[1]} ${theme.space[2]} auto;
    width: auto;
  }

  ${media.print} {
    display: none;
  }
`;

const destructive = css`
  border-color: ${theme.color.negativeSolid};
`;

const Message = styled(Root)<{ $destructive: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[1]} ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[12]} ${theme.space[4]} ${theme.space[4]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.overlay};
  ${({ $destructive }) => $destructive && destructive}

  ${media.small} {
    gap: 0 ${theme.space[3]};
    padding-block: ${theme.space[2]};
    padding-left: ${theme.space[3]};
  }

  & > svg {
    width: ${theme.size.iconLg};
    height: ${theme.size.iconLg};
    color: ${({ $destructive }) =>
      $destructive ? theme.color.negativeText : theme.color.positiveText};
    stroke-width: 1.75;
  }

  &[data-state='open'] {
    animation: ${enter} ${theme.motion.slow} ${theme.easing.out};
  }

  &[data-state='closed'] {
    animation: ${leave} ${theme.motion.base} ${theme.easing.out} forwards;
  }

  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }

  &[data-swipe='cancel'] {
    transform: none;
    transition: transform ${theme.motion.base} ${theme.easing.out};
  }

  &[data-swipe='end'] {
    animation: ${swipedAway} ${theme.motion.base} ${theme.easing.out} forwards;
  }
`;

const Headline = styled(Title)<{ $destructive: boolean }>`
  color: ${({ $destructive }) => ($destructive ? theme.color.negativeText : theme.color.text)};
  font: ${theme.font.bodyStrong};
`;

const Details = styled(Description)`
  grid-column: 2;
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;

  ${media.small} {
    font: ${theme.font.small};
  }
`;

/** Positioned outside of the grid, so that its touch size doesn't push the lines apart. */
const CloseButton = styled(IconButton)`
  position: absolute;
  top: ${theme.space[3]};
  right: ${theme.space[2]};

  ${media.narrow} {
    top: ${theme.space[1]};
    right: 0;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};
`;

/**
 * Shows the current toast at the lower right. F8 moves the focus to it; its timer is paused while the pointer or
 * the focus is on it.
 */
export function Toaster({ toast, onDismiss }: ToasterProps) {
  const isDestructive = toast?.variant === 'destructive';
  const Icon = isDestructive ? CircleAlert : toast?.neutral === true ? Info : CircleCheck;
  const actions = [...(toast?.action ? [toast.action] : []), ...(toast?.moreActions ?? [])];
  return (
    <Provider
      label="Notification"
      duration={TOAST_DURATION}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
    >
      {toast && (
        <Message
          key={toast.id}
          $destructive={isDestructive}
          type={isDestructive ? 'foreground' : 'background'}
          // Actions take longer to read and to reach by keyboard.
          duration={actions.length > 0 ? 2 * TOAST_DURATION : TOAST_DURATION}
          open={toast.open ?? true}
          // A modal dialog disables the pointer for the rest of the page, but must not do so for toasts.
          style={{ pointerEvents: 'auto' }}
          onOpenChange={(open) => !open && onDismiss(toast.id)}
        >
          <Icon aria-hidden />
          <Headline $destructive={isDestructive}>{toast.title}</Headline>
          {toast.description !== undefined && <Details>{toast.description}</Details>}
          {actions.length > 0 && (
            <Actions>
              {actions.map(({ label, onSelect }) => (
                <Action key={label} asChild altText={label} onClick={onSelect}>
                  <Button size="sm">{label}</Button>
                </Action>
              ))}
            </Actions>
          )}
          <Close asChild>
            <CloseButton label="Close" icon={<X aria-hidden />} size="sm" />
          </Close>
        </Message>
      )}
      {/* Radix announces each toast itself. "off" only keeps a modal dialog from hiding the region. */}
      <Region
        hotkey={hotkey}
        label="Notifications ({hotkey})"
        aria-live="off"
        {...{ [toasterMark]: '' }}
      />
    </Provider>
  );
}
