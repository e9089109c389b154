import { type ComponentProps } from 'react';
import { Root as Slot, Slottable } from 'radix-ui/slot';
import styled, { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export interface BrandProps extends ComponentProps<'span'> {
  /** Applies its styles to the only child, a link with the product's name as its text. */
  asChild?: boolean;
}

const brandStyle = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.text};
  font: ${theme.font.brand};
  letter-spacing: ${theme.tracking.tight};
  text-decoration: none;

  &:hover {
    text-decoration: none;
  }

  & > svg {
    width: calc(${theme.size.iconLg} + ${theme.size.ring});
    height: calc(${theme.size.iconLg} + ${theme.size.ring});
  }

  ${media.narrow} {
    min-height: ${theme.size.touch};
  }
`;

const Root = styled.span`
  ${brandStyle}
`;

const SlottedRoot = styled(Slot)`
  ${brandStyle}
`;

const Observed = styled.rect`
  fill: ${theme.color.accent};
`;

const Open = styled.rect`
  fill: ${theme.color.hatch};
`;

/** Three marks on three scales: two observed, one still open. */
function Mark() {
  return (
    <svg viewBox="0 0 22 22" aria-hidden="true">
      <Observed x="2" y="3" width="10" height="4" rx="2" />
      <Observed x="10" y="9" width="10" height="4" rx="2" />
      <Open x="6" y="15" width="10" height="4" rx="2" />
    </svg>
  );
}

/** The logo and the name of the product. */
export function Brand({ asChild = false, children = 'Rapport', ...rest }: BrandProps) {
  return asChild ? (
    <SlottedRoot {...rest}>
      <Mark />
      <Slottable>{children}</Slottable>
    </SlottedRoot>
  ) : (
    <Root {...rest}>
      <Mark />
      {children}
    </Root>
  );
}
