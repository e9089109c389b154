import { css, keyframes } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const slideIn = keyframes`
  from { transform: translateX(100%); }
`;

const slideOut = keyframes`
  to { transform: translateX(100%); }
`;

/** A panel that slides in from the right edge and covers the page there; components set its width. */
export const edgePanelStyle = css`
  position: fixed;
  inset: 0 0 0 auto;
  z-index: ${theme.z.dialog};
  display: flex;
  flex-direction: column;
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.overlay};
  --ground: ${theme.color.surface};

  &[data-state='open'] {
    animation: ${slideIn} ${theme.motion.slow} ${theme.easing.out};
  }

  &[data-state='closed'] {
    animation: ${slideOut} ${theme.motion.base} ${theme.easing.out} forwards;
  }

  &:focus-visible {
    outline: none;
  }
`;
