import { media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** The container of all parts of a person, whose layout depends on its width instead of the window's. */
export const PersonFrame = styled.div`
  container-type: inline-size;
  min-width: 0;
  max-width: ${theme.size.page};

  ${media.print} {
    container-type: normal;
  }
`;

/**
 * Header, briefing, overview, and the rest, in reading order. With enough space, the overview is next to the
 * others.
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

/** An area of the grid. Its parts are below each other. */
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

/** Estimate, health, and facts, in two columns if there isn't enough space next to the rest. */
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
