import { Card, media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** The page around a printable sheet. */
export const Page = styled.div`
  max-width: ${theme.size.detailMax};
  margin: 0 auto;
  padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[12]};

  & > a {
    min-height: ${theme.size.control};
  }

  ${media.narrow} {
    padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[10]};
  }

  ${media.print} {
    padding: 0;

    & > a {
      display: none;
    }
  }
`;

export const Sheet = styled(Card)`
  margin-top: ${theme.space[2]};

  ${media.small} {
    padding: ${theme.space[4]};
  }

  ${media.print} {
    margin: 0;
    padding: 0;
    border: 0;
  }
`;

export const Head = styled.div`
  display: flex;
  gap: ${theme.space[4]};
  align-items: flex-start;
  justify-content: space-between;
  padding-bottom: ${theme.space[4]};

  & > :first-child {
    min-width: 0;
  }
`;

export const Name = styled.h1`
  font: ${theme.font.question};
  font-weight: ${theme.weight.bold};
  letter-spacing: ${theme.tracking.tight};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

export const Role = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.large};
  overflow-wrap: anywhere;
`;

export const Remarks = styled.p`
  margin-top: ${theme.space[1]};
  font: ${theme.font.bodyMedium};
`;

export const Tools = styled.div`
  display: flex;
  flex: none;
  gap: ${theme.space[2]};
  align-items: center;
`;

/** The time of printing. */
export const Printed = styled.span`
  display: none;
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
  white-space: nowrap;

  ${media.print} {
    display: block;
  }
`;

export const Message = styled.div`
  margin: ${theme.space[8]} 0;
`;
