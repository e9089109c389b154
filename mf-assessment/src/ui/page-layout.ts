import { media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** The column of an assessment page. */
export const PageColumn = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  max-width: ${theme.size.formMax};
  margin: 0 auto;
  padding: ${theme.space[8]} ${theme.space[6]} ${theme.space[16]};

  ${media.small} {
    gap: ${theme.space[6]};
    padding: ${theme.space[5]} ${theme.space[4]} ${theme.space[16]};
  }
`;

/** The title of a page. When focused, it's scrolled to below the sticky bars. */
export const PageTitle = styled.h1`
  scroll-margin-top: calc(${theme.size.header} + ${theme.space[16]} + ${theme.space[8]});
  font: ${theme.font.display};
  letter-spacing: ${theme.tracking.tight};
  text-wrap: balance;

  ${media.small} {
    /* The bar has two rows. */
    scroll-margin-top: calc(${theme.size.header} + 2 * ${theme.space[16]} + ${theme.space[4]});
  }
`;

export const Lede = styled.p`
  max-width: ${theme.size.measure};
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: ${theme.font.reading};
  text-wrap: pretty;
`;
