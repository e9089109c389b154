import { type ComponentProps } from 'react';
import { Root as Slot } from 'radix-ui/slot';
import styled, { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export interface CardProps extends ComponentProps<'div'> {
  /** 0, 16, 20, and 24 px. */
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** Adds a shadow, for a floating card. */
  raised?: boolean;
  /** Applies its styles to the only child, such as a section or a list item. */
  asChild?: boolean;
}

interface CardLook {
  $padding: 'none' | 'sm' | 'md' | 'lg';
  $raised: boolean;
}

const paddings = {
  none: '0',
  sm: theme.space[4],
  md: theme.space[5],
  lg: theme.space[6],
} as const;

const cardStyle = css<CardLook>`
  min-width: 0;
  padding: ${({ $padding }) => paddings[$padding]};
  border: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  box-shadow: ${({ $raised }) => ($raised ? theme.shadow.raised : 'none')};
  --ground: ${theme.color.surface};
`;

const Box = styled.div<CardLook>`
  ${cardStyle}
`;

const SlottedBox = styled(Slot)<CardLook>`
  ${cardStyle}
`;

/** A self-contained item. Use lines and alignment for everything else. */
export function Card({ padding = 'md', raised = false, asChild = false, ...rest }: CardProps) {
  const look = { $padding: padding, $raised: raised };
  return asChild ? <SlottedBox {...look} {...rest} /> : <Box {...look} {...rest} />;
}
