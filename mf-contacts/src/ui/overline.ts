import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** A small line that says what the larger one below it is. */
export const Overline = styled.div`
  color: ${theme.color.textFaint};
  font: ${theme.font.captionMedium};
`;
