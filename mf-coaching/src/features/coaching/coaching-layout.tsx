import { media, theme } from '@rapport/shared-ui';
import { type ReactNode, type Ref } from 'react';
import styled from 'styled-components';

interface CoachingLayoutProps {
  /** Stays visible next to the cards if there's room. */
  aside: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}

/** Title and profile next to the cards, or above them on a narrow page. */
export function CoachingLayout({ aside, children, footer }: CoachingLayoutProps) {
  return (
    <Page>
      <Columns>
        <Aside>{aside}</Aside>
        <Content>{children}</Content>
      </Columns>
      {footer}
    </Page>
  );
}

/** The heading of the page, in every state. */
export function CoachingTitle({ ref }: { ref: Ref<HTMLHeadingElement> }) {
  return (
    <header>
      <Title ref={ref} tabIndex={-1}>
        Coaching
      </Title>
      <Lede>Small moves that fit how you work, matched to your own scores.</Lede>
    </header>
  );
}

/** The purpose of coaching, and what it must not be used for. */
export function ResponsibleUseNote() {
  return (
    <Note aria-label="Responsible use">
      <p>
        Suggestions from a short reflection tool, matched to estimates from your own answers. They
        can be wrong: take what helps, leave the rest. This isn&apos;t a validated test or a
        clinical or diagnostic tool. A score is a place on a scale, never a rank among people;
        don&apos;t use it to hire, promote, dismiss, rate, lend to, insure or select anyone.
      </p>
      <p>
        Check marks stay in this browser. Settings lets you export or delete what you&apos;ve
        stored.
      </p>
    </Note>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[10]};
  max-width: ${theme.size.page};
  margin: 0 auto;
  padding: ${theme.space[8]} ${theme.space[6]} ${theme.space[12]};
  --ground: ${theme.color.canvas};

  ${media.narrow} {
    gap: ${theme.space[8]};
    padding: ${theme.space[5]} ${theme.space[4]} ${theme.space[10]};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: ${theme.size.aside} minmax(0, 1fr);
  gap: ${theme.space[10]};
  align-items: start;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[6]};
  }
`;

/** Sticky only if it fits into the window completely; otherwise its end would be out of reach. */
const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};

  ${media.roomy} {
    position: sticky;
    top: calc(${theme.size.header} + ${theme.space[6]});
  }
`;

const Content = styled.div`
  min-width: 0;
`;

const Title = styled.h1`
  font: ${theme.font.display};
  letter-spacing: ${theme.tracking.tight};
`;

const Lede = styled.p`
  max-width: ${theme.size.measure};
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;

const Note = styled.section`
  display: grid;
  gap: ${theme.space[1]};
  padding-top: ${theme.space[4]};
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};

  & > p {
    max-width: ${theme.size.measure};
    text-wrap: pretty;
  }
`;
