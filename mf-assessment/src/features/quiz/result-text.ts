import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** The small line that says what the figure below it is. */
export const Overline = styled.div`
  color: ${theme.color.textFaint};
  font: ${theme.font.captionMedium};
`;

/** The name of a type. */
export const StyleName = styled.div`
  font: ${theme.font.heading};
`;
