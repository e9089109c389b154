import { media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** Rows of a file, each with its number, its person, and a message. */
export const Reasons = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 5rem minmax(0, 2fr) minmax(0, 3fr);
    gap: ${theme.space[3]};
    align-items: baseline;
    padding: ${theme.space[2]} 0;
    border-top: ${theme.size.hairline} solid ${theme.color.border};
    overflow-wrap: anywhere;
  }

  & span {
    color: ${theme.color.textMuted};
  }

  ${media.small} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
`;
