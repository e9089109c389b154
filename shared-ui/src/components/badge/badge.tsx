import { type ComponentProps, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export type BadgeTone = 'neutral' | 'accent' | 'positive' | 'warning' | 'negative' | 'info';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone;
  /** An icon before the text. Text is required, because the tone alone isn't accessible. */
  icon?: ReactNode;
  /** Colored text without a background, for dense rows. */
  plain?: boolean;
}

const tones = {
  neutral: css`
    background: ${theme.color.sunken};
    color: ${theme.color.textMuted};
  `,
  accent: css`
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentText};
  `,
  positive: css`
    background: ${theme.color.positiveSoft};
    color: ${theme.color.positiveText};
  `,
  warning: css`
    background: ${theme.color.warningSoft};
    color: ${theme.color.warningText};
  `,
  negative: css`
    background: ${theme.color.negativeSoft};
    color: ${theme.color.negativeText};
  `,
  info: css`
    background: ${theme.color.infoSoft};
    color: ${theme.color.infoText};
  `,
} as const;

const Root = styled.span<{ $tone: BadgeTone; $plain: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  max-width: 100%;
  min-height: ${theme.space[5]};
  padding: 0 calc(1.75 * ${theme.space[1]});
  border-radius: ${theme.radius.xs};
  font: ${theme.font.captionMedium};
  white-space: nowrap;

  ${media.enlarged} {
    white-space: normal;
  }
  ${({ $tone }) => tones[$tone]}

  ${({ $plain }) =>
    $plain &&
    css`
      min-height: 0;
      padding: 0;
      background: none;
      font-weight: ${theme.weight.light};
    `}

  & > svg {
    width: ${theme.size.iconXs};
    height: ${theme.size.iconXs};
    stroke-width: 2.25;
  }
`;

/** A state in one or two words. */
export function Badge({ tone = 'neutral', icon, plain = false, children, ...rest }: BadgeProps) {
  return (
    <Root {...rest} $tone={tone} $plain={plain}>
      {icon}
      {children}
    </Root>
  );
}
