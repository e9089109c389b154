import { media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** What all parts of a person lay themselves out by: the room that they're given, not the window. */
export const PersonFrame = styled.div`
  container-type: inline-size;
  min-width: 0;
  max-width: ${theme.size.page};

  ${media.print} {
    container-type: normal;
  }
`;

/**
 * Header, what to know before a meeting, overview, and the rest, in the order in which they're read. With much
 * room the overview stands beside the others.
 */
export const PersonGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  align-items: start;

  ${media.splitContainer} {
    gap: ${theme.space[5]};
  }

  ${media.besideContainer} {
    grid-template-areas: 'header header' 'overview before' 'overview rest';
    grid-template-rows: auto auto 1fr;
    grid-template-columns: ${theme.size.aside} minmax(0, 1fr);
    column-gap: ${theme.space[8]};
  }
`;

/** A place of the grid, whose parts stand below each other. */
export const Area = styled.div<{ $name: 'header' | 'before' | 'rest' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  &:empty {
    display: none;
  }

  ${media.splitContainer} {
    gap: ${theme.space[5]};
  }

  ${media.besideContainer} {
    grid-area: ${({ $name }) => $name};
  }
`;

/** Estimate, attention, and what is known: in two columns where the room isn't enough to stand beside the rest. */
export const OverviewGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[6]};
  align-items: start;

  & > :only-child,
  & > [data-whole] {
    grid-column: 1 / -1;
  }

  ${media.splitContainer} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[5]};
  }

  ${media.besideContainer} {
    grid-area: overview;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[5]};
  }
`;
