import { media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { LINE_WIDTH } from '../../ui/line-width.ts';

export const Row = styled.div`
  display: grid;
  grid-template-columns: calc(${theme.space[12]} * 2) minmax(0, 1fr);
  column-gap: ${theme.space[4]};
  padding: ${theme.space[3]} 0;
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  break-inside: avoid;

  &[data-screen-only] {
    ${media.print} {
      display: none;
    }
  }

  dt {
    grid-row: 1 / span 9;
    color: ${theme.color.textMuted};
    font: ${theme.font.bodyMedium};
    line-height: ${theme.space[6]};
  }

  dd {
    display: flex;
    grid-column: 2;
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[6]};
    align-items: flex-start;
    justify-content: space-between;
    font: ${theme.font.reading};
  }

  dd + dd {
    margin-top: ${theme.space[1]};
  }

  ${media.mediumContainer} {
    grid-template-columns: minmax(0, 1fr);

    dt {
      grid-row: auto;
      color: ${theme.color.textFaint};
      font: ${theme.font.captionMedium};
    }

    dd {
      grid-column: 1;
    }
  }

  ${media.print} {
    grid-template-columns: calc(${theme.space[10]} * 2) minmax(0, 1fr);
    padding: ${theme.space[2]} 0;

    button {
      display: none;
    }

    dt {
      grid-row: 1 / span 9;
      color: ${theme.color.textMuted};
      font: ${theme.font.smallMedium};
      line-height: ${theme.space[5]};
    }

    dd {
      grid-column: 2;
      font: ${theme.font.small};
      line-height: ${theme.space[5]};
    }
  }
`;

export const Own = styled.p`
  font-weight: ${theme.weight.medium};
`;

export const Text = styled.div`
  display: grid;
  flex: 1 1 calc(${theme.space[16]} * 4);
  gap: ${theme.space[1]};
  justify-items: start;
  max-width: ${LINE_WIDTH};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export const When = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[2]};
  align-items: center;
  color: ${theme.color.textMuted};
  font: ${theme.font.body};
  line-height: ${theme.space[6]};
`;

/** Words to say aloud, so they stand out. */
export const Say = styled.p`
  font: ${theme.font.lede};
  font-weight: ${theme.weight.medium};
  letter-spacing: ${theme.tracking.section};

  ${media.print} {
    font: ${theme.font.heading};
  }
`;

/** Text that's only true at the moment, such as "2 days ago". */
export const OnScreen = styled.span`
  ${media.print} {
    display: none;
  }
`;

/** Text that stays true on paper, such as a date. */
export const OnPaper = styled.span`
  display: none;

  ${media.print} {
    display: inline;
  }
`;
