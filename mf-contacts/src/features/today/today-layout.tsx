import { media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

export const Page = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  max-width: calc(${theme.size.detailMax} + ${theme.space[16]});
  padding: ${theme.space[6]} ${theme.space[8]} ${theme.space[12]};

  ${media.narrow} {
    padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[6]};
    border-bottom: ${theme.size.hairline} solid ${theme.color.borderSubtle};
    background: ${theme.color.surface};
  }
`;

export const Head = styled.header`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${theme.space[2]} ${theme.space[4]};
  align-items: baseline;

  ${media.enlarged} {
    grid-template-columns: minmax(0, 1fr);
  }

  time {
    color: ${theme.color.textMuted};
  }
`;

export const Name = styled.h2`
  font: ${theme.font.display};
  letter-spacing: ${theme.tracking.tight};
`;

export const Lede = styled.p`
  grid-column: 1 / -1;
  color: ${theme.color.textMuted};
  font: ${theme.font.reading};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${theme.space[8]} ${theme.space[12]};

  @container (max-width: 48rem) {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Column = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  align-content: start;

  &:empty {
    display: none;
  }
`;

export const Late = styled.span`
  color: ${theme.color.warningText};
  font: ${theme.font.smallMedium};
`;

export const Next = styled.p`
  margin-top: calc(-1 * ${theme.space[4]});
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
  overflow-wrap: anywhere;
`;
