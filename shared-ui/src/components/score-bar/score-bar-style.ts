import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface RowLook {
  $labeled: boolean;
  $ended: boolean;
  $worded: boolean;
}

/** An empty row would still have a gap, so rows are added only if they have content. */
const endsRow = ({ $ended }: RowLook) => ($ended ? "'ends ends'" : '');
const wordRow = ({ $worded }: RowLook) => ($worded ? "'word word'" : '');
const wideEndsRow = ({ $ended }: RowLook) => ($ended ? "'. ends . .'" : '');

/** Two words at the ends of a scale name what it measures; the number comes last on the line. */
const endsOnly = css<RowLook>`
  grid-template: ${endsRow} 'bar value' ${wordRow} / minmax(0, 1fr) minmax(1.75rem, auto);
  gap: calc(1.5 * ${theme.space[1]}) ${theme.space[3]};
`;

/** Label, scale, number, and word share one line if there's room, so that rows align. */
const labeled = css<RowLook>`
  grid-template: ${wideEndsRow} 'label bar value word' / 11rem minmax(0, 1fr) 2.25rem 7.5rem;
  gap: calc(1.5 * ${theme.space[1]}) ${theme.space[4]};

  ${media.mediumContainer} {
    grid-template: 'label value' ${endsRow} 'bar bar' ${wordRow} / minmax(0, 1fr) auto;
    gap: calc(1.5 * ${theme.space[1]}) ${theme.space[3]};
  }
`;

export const rowStyle = css<RowLook>`
  display: grid;
  align-items: center;
  ${({ $labeled }) => ($labeled ? labeled : endsOnly)}
`;
