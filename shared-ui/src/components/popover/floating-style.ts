import { css, keyframes } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const appear = keyframes`
  from { opacity: 0; transform: scale(0.97); }
`;

const disappear = keyframes`
  to { opacity: 0; }
`;

/** The style of elements that float next to their trigger: menus, popovers, tooltips. */
export const floatingStyle = css<{ $origin: string }>`
  z-index: ${theme.z.menu};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.overlay};
  transform-origin: var(${({ $origin }) => $origin});
  --ground: ${theme.color.surface};

  &[data-state='open'],
  &[data-state='delayed-open'],
  &[data-state='instant-open'] {
    animation: ${appear} ${theme.motion.fast} ${theme.easing.out};
  }

  &[data-state='closed'] {
    animation: ${disappear} ${theme.motion.fast} ${theme.easing.out} forwards;
  }
`;
