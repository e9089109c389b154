import { Brand, media, theme } from '@rapport/shared-ui';
import { lazy, type ReactNode, Suspense } from 'react';
import styled from 'styled-components';

// Loaded lazily, because the form comes first.
const Pictures = lazy(() =>
  import('./pictures.tsx').then((pictures) => ({ default: pictures.Pictures })),
);

interface AuthFrameProps {
  title: string;
  subtitle: string;
  /** True for possible first-time visitors; then a phone, too, shows what the product does. */
  isFirst?: boolean;
  /** The form or the actions. */
  children: ReactNode;
}

/** The frame around all authentication forms. */
export function AuthFrame({ title, subtitle, isFirst = false, children }: AuthFrameProps) {
  return (
    <Page>
      <Head>
        <Brand />
        <Welcome>{title}</Welcome>
        <Subtitle>{subtitle}</Subtitle>
      </Head>
      <Form>{children}</Form>
      <Side $isFirst={isFirst}>
        <Suspense fallback={null}>
          <Pictures />
        </Suspense>
        <Key>Solid means observed. Hatched means it could go either way.</Key>
      </Side>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  grid-template:
    'head form' auto
    'side form' 1fr / minmax(0, 1.1fr) minmax(0, 1fr);
  min-height: 100dvh;
  --ground: ${theme.color.canvas};

  ${media.narrow} {
    grid-template:
      'head' auto
      'form' auto
      'side' 1fr / minmax(0, 1fr);
  }
`;

const Head = styled.div`
  grid-area: head;
  padding: ${theme.space[10]} ${theme.space[12]} 0;

  ${media.narrow} {
    padding: ${theme.space[6]} ${theme.space[5]} ${theme.space[5]};
  }
`;

const Welcome = styled.h1`
  margin-top: ${theme.space[10]};
  font: ${theme.font.hero};
  letter-spacing: ${theme.tracking.hero};
  text-wrap: balance;

  ${media.narrow} {
    margin-top: ${theme.space[6]};
    font: ${theme.font.display};
  }
`;

const Subtitle = styled.p`
  max-width: calc(${theme.size.stateMax} * 13 / 15);
  margin-top: ${theme.space[3]};
  font: ${theme.font.lede};
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;

const Side = styled.section<{ $isFirst: boolean }>`
  grid-area: side;
  max-width: calc(${theme.size.detailMax} * 0.75);
  padding: ${theme.space[8]} ${theme.space[12]} ${theme.space[10]};

  ${media.narrow} {
    display: ${({ $isFirst }) => ($isFirst ? 'block' : 'none')};
    max-width: none;
    padding: ${theme.space[8]} ${theme.space[5]};
  }
`;

const Key = styled.p`
  max-width: ${theme.size.stateMax};
  margin-top: ${theme.space[5]};
  font: ${theme.font.caption};
  color: ${theme.color.textFaint};

  ${media.narrow} {
    text-align: center;
    max-width: none;
  }
`;

const Form = styled.div`
  display: grid;
  grid-area: form;
  align-content: center;
  justify-items: center;
  padding: ${theme.space[8]} ${theme.space[6]};
  border-left: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  background: ${theme.color.surface};

  ${media.narrow} {
    align-content: start;
    padding: ${theme.space[6]} ${theme.space[5]};
    border-block: ${theme.size.hairline} solid ${theme.color.borderSubtle};
    border-left: 0;
  }
`;
