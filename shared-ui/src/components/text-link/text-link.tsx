import { type ComponentProps, type ReactNode } from 'react';
import { Root as Slot, Slottable } from 'radix-ui/slot';
import styled, { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export interface TextLinkProps extends ComponentProps<'a'> {
  /** `accent` for links forward, `muted` for links back or aside. */
  tone?: 'accent' | 'muted';
  size?: 'md' | 'sm';
  /** Shown before the text. */
  icon?: ReactNode;
  /** For running text: without a minimum touch height. */
  inline?: boolean;
  /** Applies its styles to the only child, such as a router link. */
  asChild?: boolean;
}

interface LinkLook {
  $tone: 'accent' | 'muted';
  $size: 'md' | 'sm';
  $inline: boolean;
}

const linkStyle = css<LinkLook>`
  display: ${({ $inline }) => ($inline ? 'inline' : 'inline-flex')};
  align-items: center;
  gap: ${theme.space[1]};
  color: ${({ $tone }) => ($tone === 'accent' ? theme.color.accentText : theme.color.textMuted)};
  font: ${({ $size }) => ($size === 'sm' ? theme.font.smallMedium : theme.font.bodyMedium)};

  ${({ $inline }) =>
    $inline &&
    css`
      font: inherit;
      text-decoration: underline;
    `}

  &:hover {
    color: ${({ $tone }) => ($tone === 'accent' ? theme.color.accentText : theme.color.text)};
  }

  & > svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
  }

  ${media.narrow} {
    min-height: ${({ $inline }) => ($inline ? 'auto' : theme.size.touch)};
  }
`;

const NativeLink = styled.a<LinkLook>`
  ${linkStyle}
`;

const SlottedLink = styled(Slot)<LinkLook>`
  ${linkStyle}
`;

/** A link that looks like text, not like a button. */
export function TextLink({
  tone = 'accent',
  size = 'md',
  icon,
  inline = false,
  asChild = false,
  children,
  ...rest
}: TextLinkProps) {
  const look = { $tone: tone, $size: size, $inline: inline };
  return asChild ? (
    <SlottedLink {...look} {...rest}>
      {icon}
      <Slottable>{children}</Slottable>
    </SlottedLink>
  ) : (
    <NativeLink {...look} {...rest}>
      {icon}
      {children}
    </NativeLink>
  );
}
