import { X } from 'lucide-react';
import { type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

export type ActionBarTone = 'neutral' | 'positive' | 'negative';

export interface ActionBarProps {
  /** What happened, in a few words. */
  children: ReactNode;
  /** The label of the action, such as "Undo". */
  actionLabel: string;
  onAction: () => void;
  /** True while the action is running; the button keeps its width. */
  pending?: boolean;
  /** Shows a button that closes the bar. */
  onDismiss?: (() => void) | undefined;
  tone?: ActionBarTone;
  className?: string | undefined;
}

const tones = {
  neutral: css`
    border-color: ${theme.color.border};
    background: ${theme.color.surface};
  `,
  positive: css`
    background: ${theme.color.positiveSoft};
  `,
  negative: css`
    background: ${theme.color.negativeSoft};
  `,
} as const;

const Root = styled.div<{ $tone: ActionBarTone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
  min-width: 0;
  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[4]};
  border: ${theme.size.hairline} solid transparent;
  border-radius: ${theme.radius.md};
  color: ${theme.color.text};
  font: ${theme.font.body};
  ${({ $tone }) => tones[$tone]}
`;

/** Takes the rest of the line. If that's too narrow to read, the buttons wrap below. */
const Words = styled.div`
  flex: 1 1 ${theme.size.axisBar};
  min-width: min(12rem, 100%);
  overflow-wrap: anywhere;
`;

const Buttons = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  margin-left: auto;
`;

/**
 * Reports something that was just done, in the flow of the page, with an action such as undo. It takes no focus and
 * stays until its owner removes it; a negative one interrupts a screen reader.
 */
export function ActionBar({
  children,
  actionLabel,
  onAction,
  pending = false,
  onDismiss,
  tone = 'neutral',
  className,
}: ActionBarProps) {
  return (
    <Root className={className} $tone={tone} role={tone === 'negative' ? 'alert' : 'status'}>
      <Words>{children}</Words>
      <Buttons>
        <Button size="sm" pending={pending} onClick={onAction}>
          {actionLabel}
        </Button>
        {onDismiss && (
          <IconButton size="sm" label="Dismiss" icon={<X aria-hidden />} onClick={onDismiss} />
        )}
      </Buttons>
    </Root>
  );
}
