import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** A small label above a larger line. */
export const Overline = styled.div`
  color: ${theme.color.textFaint};
  font: ${theme.font.captionMedium};
`;
