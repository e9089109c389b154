import { media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** The cards of a group, below each other. */
export const GroupStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

/** Text on the left, steps right of a hairline; below each other where there is little room. */
export const CardColumns = styled.div<{ $steps: boolean }>`
  display: grid;
  grid-template-columns: ${({ $steps }) => `repeat(${$steps ? 2 : 1}, minmax(0, 1fr))`};
  gap: ${theme.space[6]};

  & > :nth-child(2) {
    padding-left: ${theme.space[5]};
    border-left: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  }

  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};

    & > :nth-child(2) {
      padding: ${theme.space[3]} 0 0;
      border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
      border-left: 0;
    }
  }
`;
