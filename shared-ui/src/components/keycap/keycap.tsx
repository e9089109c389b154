import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** A key of the keyboard, as a hint next to its action. */
export const Keycap = styled.kbd<{ $size?: 'sm' | 'md' }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-width: ${({ $size }) => ($size === 'md' ? theme.space[6] : theme.space[5])};
  height: ${({ $size }) => ($size === 'md' ? theme.space[6] : theme.space[5])};
  padding: 0 ${theme.space[1]};
  border-radius: ${theme.radius.xs};
  background: ${theme.color.sunken};
  color: ${theme.color.textMuted};
  font: ${theme.font.captionMedium};
`;
