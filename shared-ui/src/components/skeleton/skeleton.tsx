import { type ComponentProps, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `line` represents a line of text, `circle` an avatar, `block` a card. */
  shape?: 'line' | 'circle' | 'block';
  /** A CSS length: a percentage or a token. */
  width?: string;
  height?: string;
}

const sweep = keyframes`
  to { transform: translateX(100%); }
`;

const radii = {
  line: theme.radius.xs,
  circle: theme.radius.full,
  block: theme.radius.md,
} as const;

const Shape = styled.span<{
  $shape: 'line' | 'circle' | 'block';
  $width: string;
  $height: string;
}>`
  position: relative;
  display: block;
  flex: none;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  overflow: hidden;
  border-radius: ${({ $shape }) => radii[$shape]};
  background: ${theme.color.skeleton};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      90deg,
      transparent,
      color-mix(in srgb, ${theme.color.surface} 55%, transparent),
      transparent
    );
    transform: translateX(-100%);
    animation: ${sweep} 1600ms ease-out infinite;
  }

  ${media.reducedMotion} {
    &::after {
      animation: none;
    }
  }
`;

/** A gray placeholder with the size of the data, so that nothing moves when it arrives. */
export function Skeleton({ shape = 'line', width, height, ...rest }: SkeletonProps) {
  const side = theme.space[10];
  return (
    <Shape
      aria-hidden
      {...rest}
      $shape={shape}
      $width={width ?? (shape === 'circle' ? side : '100%')}
      $height={height ?? (shape === 'circle' ? side : theme.space[4])}
    />
  );
}

/** Wraps the skeletons of a view and announces once to assistive technology what's loading. */
export function SkeletonGroup({
  label,
  children,
  ...rest
}: ComponentProps<'div'> & { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true" {...rest}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
