import { CircleAlert, CircleCheck, Info, Sparkles, TriangleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export type AlertTone = 'negative' | 'positive' | 'warning' | 'info' | 'accent';

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone: AlertTone;
  title?: ReactNode;
  /** Replaces the tone's icon, for example with an avatar. */
  icon?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
}

const tones = {
  negative: css`
    background: ${theme.color.negativeSoft};
    --ink: ${theme.color.negativeText};
  `,
  positive: css`
    background: ${theme.color.positiveSoft};
    --ink: ${theme.color.positiveText};
  `,
  warning: css`
    background: ${theme.color.warningSoft};
    --ink: ${theme.color.warningText};
  `,
  info: css`
    background: ${theme.color.infoSoft};
    --ink: ${theme.color.infoText};
  `,
  accent: css`
    background: ${theme.color.accentSoft};
    --ink: ${theme.color.accentText};
  `,
} as const;

const icons = {
  negative: CircleAlert,
  positive: CircleCheck,
  warning: TriangleAlert,
  info: Info,
  accent: Sparkles,
} as const;

const Root = styled.div<{ $tone: AlertTone; $titled: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
  align-items: center;
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.md};
  color: ${theme.color.text};
  overflow-wrap: anywhere;
  ${({ $tone }) => tones[$tone]}

  ${media.enlarged} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }

  & > svg {
    align-self: start;
    width: ${theme.size.iconLg};
    height: ${theme.size.iconLg};
    color: var(--ink);
    stroke-width: 1.75;
  }
`;

const Title = styled.p`
  font: ${theme.font.bodyStrong};
`;

const Text = styled.div<{ $muted: boolean }>`
  color: ${({ $muted }) => ($muted ? theme.color.textMuted : theme.color.text)};
`;

/** A message in the flow of the page. A negative one interrupts a screen reader; others wait. */
export function Alert({ tone, title, icon, action, children, ...rest }: AlertProps) {
  const ToneIcon = icons[tone];
  const titled = title !== undefined;
  return (
    <Root role={tone === 'negative' ? 'alert' : 'status'} {...rest} $tone={tone} $titled={titled}>
      {icon ?? <ToneIcon aria-hidden />}
      <div>
        {titled && <Title>{title}</Title>}
        <Text $muted={titled}>{children}</Text>
      </div>
      {action}
    </Root>
  );
}
