import { media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** As wide as the aside that the summary is; a narrow page gives it all its width. */
export const SummaryColumn = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  max-width: ${theme.size.aside};

  ${media.narrow} {
    max-width: none;
  }
`;
