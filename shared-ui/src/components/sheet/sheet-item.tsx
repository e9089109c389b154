import { type ComponentProps, type ReactNode } from 'react';
import { Root as Slot, Slottable } from 'radix-ui/slot';
import styled, { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export interface SheetItemProps extends ComponentProps<'button'> {
  icon?: ReactNode;
  /** Applies its styles to the only child, such as a router link. `aria-current` highlights it. */
  asChild?: boolean;
}

const itemStyle = css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  width: 100%;
  min-height: ${theme.space[12]};
  padding: 0 ${theme.space[3]};
  border: 0;
  border-radius: ${theme.radius.sm};
  background: none;
  color: ${theme.color.text};
  font: ${theme.font.large};
  font-weight: ${theme.weight.light};
  text-align: left;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: ${theme.color.hover};
    text-decoration: none;
  }

  & > svg {
    width: ${theme.size.iconLg};
    height: ${theme.size.iconLg};
    color: ${theme.color.textFaint};
    stroke-width: 1.75;
  }

  &[aria-current='page'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentText};
    font-weight: ${theme.weight.bold};
  }

  &[aria-current='page'] > svg {
    color: inherit;
  }
`;

const NativeItem = styled.button`
  ${itemStyle}
`;

const SlottedItem = styled(Slot)`
  ${itemStyle}
`;

/** An entry of a menu in a sheet: a button or, with `asChild`, a link. */
export function SheetItem({ icon, asChild = false, children, ...rest }: SheetItemProps) {
  return asChild ? (
    <SlottedItem {...rest}>
      {icon}
      <Slottable>{children}</Slottable>
    </SlottedItem>
  ) : (
    <NativeItem type="button" {...rest}>
      {icon}
      {children}
    </NativeItem>
  );
}
