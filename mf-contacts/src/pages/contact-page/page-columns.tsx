import { media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

interface ColumnsLook {
  /** Keeps both columns on paper, which is narrow. */
  $onPaper?: boolean;
}

/** The person beside what is known about them; below each other on narrow screens. */
export const PageColumns = styled.div<ColumnsLook>`
  display: grid;
  grid-template-columns: ${theme.size.aside} minmax(0, 1fr);
  gap: ${theme.space[8]};
  align-items: start;
  margin-top: ${theme.space[2]};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[6]};
  }

  ${media.print} {
    ${({ $onPaper }) =>
      $onPaper && `grid-template-columns: calc(${theme.space[12]} * 4.5) minmax(0, 1fr);`}
  }
`;

/** Things below each other in one of the columns. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  min-width: 0;
`;
