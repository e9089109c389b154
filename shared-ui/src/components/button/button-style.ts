import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export type ButtonVariant = 'primary' | 'outline' | 'ghost' | 'danger';
export type ButtonSize = 'md' | 'sm';

export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $block?: boolean;
}

const variants = {
  primary: css`
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    box-shadow: ${theme.shadow.rest};

    &:hover {
      background: ${theme.color.accentHover};
    }

    &:active {
      background: ${theme.color.accentActive};
    }
  `,
  outline: css`
    border-color: ${theme.color.border};
    background: ${theme.color.surface};
    color: ${theme.color.text};
    box-shadow: ${theme.shadow.rest};

    &:hover {
      background: ${theme.color.hover};
    }
  `,
  ghost: css`
    background: none;
    color: ${theme.color.textMuted};

    &:hover,
    &[data-state='open'] {
      background: ${theme.color.hover};
      color: ${theme.color.text};
    }
  `,
  danger: css`
    background: ${theme.color.negativeSolid};
    color: ${theme.color.onNegative};
    box-shadow: ${theme.shadow.rest};

    &:hover {
      background: ${theme.color.negativeHover};
    }
  `,
} as const;

const sizes = {
  md: css`
    min-height: ${theme.size.control};
    padding: 0 ${theme.space[3]};
    font: ${theme.font.bodyStrong};
  `,
  sm: css`
    min-width: ${theme.size.controlSm};
    min-height: ${theme.size.controlSm};
    padding: 0 ${theme.space[2]};
    font: ${theme.font.smallStrong};
  `,
} as const;

/** The style of a button, for native buttons and links. */
export const buttonStyle = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  width: ${({ $block }) => ($block ? '100%' : 'auto')};
  border: ${theme.size.hairline} solid transparent;
  border-radius: ${theme.radius.sm};
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition:
    background-color ${theme.motion.fast} ${theme.easing.out},
    transform ${theme.motion.fast} ${theme.easing.out};
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}

  &:hover {
    text-decoration: none;
  }

  &:active {
    transform: translateY(${theme.size.hairline});
  }

  & > svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
  }

  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    border-color: transparent;
    background: ${theme.color.sunken};
    color: ${theme.color.textFaint};
    box-shadow: none;
    cursor: not-allowed;
    transform: none;
  }

  &[aria-busy='true'] {
    cursor: progress;
    transform: none;
  }

  /* The words of a link, too. */
  ${media.enlarged} {
    white-space: normal;
  }

  ${media.print} {
    display: none;
  }
`;
