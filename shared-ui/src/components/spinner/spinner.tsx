import { type ComponentProps } from 'react';
import styled, { keyframes } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is loading, for example "Loading contacts". */
  label: string;
  /** `sm` fits a line of text; `lg` is for an empty pane. */
  size?: 'sm' | 'lg';
  /** Shows the label next to the ring; by default, it's only for assistive technology. */
  showLabel?: boolean;
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const breathe = keyframes`
  50% { opacity: 0.35; }
`;

/** The ring alone, for places that already have a text about the progress. */
export const SpinnerRing = styled.span<{ $size?: 'sm' | 'lg' }>`
  flex: none;
  width: ${({ $size }) => ($size === 'lg' ? theme.space[6] : theme.size.icon)};
  height: ${({ $size }) => ($size === 'lg' ? theme.space[6] : theme.size.icon)};
  border: ${theme.size.ring} solid currentColor;
  border-right-color: transparent;
  border-radius: ${theme.radius.full};
  animation: ${turn} 800ms linear infinite;

  /* Nothing moves, and yet the page must not look frozen. */
  ${media.reducedMotion} {
    animation: ${breathe} 2s linear infinite;
  }
`;

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[3]};
  color: ${theme.color.textMuted};
`;

/** Shows that something is loading. */
export function Spinner({ label, size = 'sm', showLabel = false, ...rest }: SpinnerProps) {
  return (
    <Root role="status" {...rest}>
      <SpinnerRing $size={size} aria-hidden />
      {showLabel ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  );
}
