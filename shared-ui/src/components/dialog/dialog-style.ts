import { css, keyframes } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

const disappear = keyframes`
  to { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(${theme.space[2]}) scale(0.985); }
`;

const sink = keyframes`
  to { opacity: 0; transform: translateY(${theme.space[1]}); }
`;

const slideUp = keyframes`
  from { transform: translateY(100%); }
`;

const slideDown = keyframes`
  to { transform: translateY(100%); }
`;

/** The backdrop. It also centers the dialog, so that no transform is needed. */
export const overlayStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${theme.z.overlay};
  display: grid;
  place-items: center;
  padding: ${theme.space[4]};
  background: ${theme.color.overlay};

  &[data-state='open'] {
    animation: ${appear} ${theme.motion.slow} ${theme.easing.out};
  }

  &[data-state='closed'] {
    animation: ${disappear} ${theme.motion.base} ${theme.easing.out} forwards;
  }

  ${media.small} {
    place-items: end stretch;
    padding: 0;
  }
`;

/** For a window near the top; must follow `overlayStyle`. */
export const topStyle = css`
  ${media.wide} {
    place-items: start center;
    padding-top: calc(${theme.space[16]} + ${theme.space[8]});

    & > * {
      max-height: calc(100dvh - ${theme.space[16]} - ${theme.space[16]});
    }
  }
`;

export interface DialogLook {
  $size: 'md' | 'narrow';
  $fullScreen: boolean;
}

/** The window: header and footer are fixed, the body scrolls. */
export const windowStyle = css<DialogLook>`
  position: relative;
  z-index: ${theme.z.dialog};
  display: flex;
  flex-direction: column;
  width: min(
    ${({ $size }) => ($size === 'narrow' ? theme.size.dialogNarrow : theme.size.dialog)},
    100%
  );
  max-height: calc(100dvh - 2 * ${theme.space[4]});
  overflow: hidden;
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.overlay};
  --ground: ${theme.color.surface};

  &[data-state='open'] {
    animation: ${rise} ${theme.motion.slow} ${theme.easing.out};
  }

  &[data-state='closed'] {
    animation: ${sink} ${theme.motion.base} ${theme.easing.out} forwards;
  }

  &:focus-visible {
    outline: none;
  }

  ${media.small} {
    width: 100%;
    height: ${({ $fullScreen }) => ($fullScreen ? '100dvh' : 'auto')};
    max-height: ${({ $fullScreen }) => ($fullScreen ? '100dvh' : `calc(100dvh - ${theme.space[4]})`)};
    border-radius: ${({ $fullScreen }) => ($fullScreen ? '0' : `${theme.radius.lg} ${theme.radius.lg} 0 0`)};

    &[data-state='open'] {
      animation-name: ${slideUp};
    }

    &[data-state='closed'] {
      animation-name: ${slideDown};
    }
  }
`;

export const headStyle = css`
  display: flex;
  flex: none;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]} ${theme.space[6]} 0;

  ${media.small} {
    padding: ${theme.space[4]} ${theme.space[4]} 0;
  }
`;

export const titleStyle = css`
  font: ${theme.font.title};
  letter-spacing: ${theme.tracking.tight};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

export const bodyStyle = css`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.space[5]} ${theme.space[6]};
  scrollbar-width: thin;
  scrollbar-color: ${theme.color.border} transparent;

  ${media.small} {
    padding: ${theme.space[4]};
  }
`;

/** Two items at opposite ends. The text of a ghost button on the left is aligned with the body. */
const splitFoot = css`
  justify-content: space-between;

  & > button:first-child {
    margin-left: calc(-1 * ${theme.space[3]});
  }
`;

/** Buttons on the right that share the width on small screens. */
const endFoot = css`
  justify-content: flex-end;

  ${media.small} {
    & > button {
      flex: 1;
    }
  }
`;

export const footStyle = css<{ $split: boolean }>`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]} ${theme.space[6]};
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};

  ${media.small} {
    padding: ${theme.space[3]} ${theme.space[4]}
      max(${theme.space[3]}, env(safe-area-inset-bottom, 0));
  }

  ${({ $split }) => ($split ? splitFoot : endFoot)}

  ${media.enlarged} {
    flex-wrap: wrap;

    & > * {
      flex: 1 1 auto;
    }
  }
`;
