import { Link } from '@rapport/remote-api/router';
import { media, TextLink, theme } from '@rapport/shared-ui';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode } from 'react';
import styled from 'styled-components';

/** The page around duplicates and a merge, with the way back. */
export function MergeFrame({
  back,
  children,
}: {
  back: { to: string; label: string };
  children: ReactNode;
}) {
  return (
    <Page>
      <TextLink asChild tone="muted" icon={<ChevronLeft aria-hidden />}>
        <Link to={back.to}>{back.label}</Link>
      </TextLink>
      {children}
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-width: ${theme.size.detailMax};
  margin: 0 auto;
  padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[12]};

  & > a {
    justify-self: start;
    min-height: ${theme.size.control};
  }

  ${media.small} {
    padding: ${theme.space[3]} ${theme.space[4]} ${theme.space[10]};
  }
`;

export const Title = styled.h1`
  font: ${theme.font.display};
  letter-spacing: ${theme.tracking.tight};
  overflow-wrap: anywhere;
  text-wrap: balance;

  ${media.small} {
    font: ${theme.font.question};
  }
`;

export const Lede = styled.p`
  max-width: ${theme.size.measure};
  color: ${theme.color.textMuted};
  font: ${theme.font.reading};
`;
