import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** Names below the results what was searched. */
export const Scope = styled.p`
  padding: ${theme.space[2]} ${theme.space[3]};
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
  text-wrap: pretty;
`;

/** Explains why there are no results. */
export const Note = styled.p`
  display: grid;
  padding: ${theme.space[3]};
  color: ${theme.color.textMuted};

  & > b {
    color: ${theme.color.text};
    font: ${theme.font.heading};
  }
`;
