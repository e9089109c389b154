import { Brand, media, theme } from '@rapport/shared-ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { Vignette } from './vignette.tsx';

interface AuthFrameProps {
  title: string;
  subtitle: string;
  /** What there is to fill in or to do. */
  children: ReactNode;
}

/** What is around every form that is about getting in. */
export function AuthFrame({ title, subtitle, children }: AuthFrameProps) {
  return (
    <Page>
      <Side>
        <Brand />
        <div>
          <Welcome>{title}</Welcome>
          <Subtitle>{subtitle}</Subtitle>
          <Picture>
            <Vignette />
          </Picture>
        </div>
        <Key>Solid means observed. Hatched means it could go either way.</Key>
      </Side>
      <Form>{children}</Form>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  min-height: 100dvh;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${theme.space[8]};
  padding: ${theme.space[10]} ${theme.space[12]};
  --ground: ${theme.color.canvas};

  ${media.narrow} {
    gap: ${theme.space[6]};
    padding: ${theme.space[6]} ${theme.space[5]} ${theme.space[5]};
  }
`;

const Welcome = styled.h1`
  font: ${theme.font.hero};
  letter-spacing: ${theme.tracking.hero};
  text-wrap: balance;

  ${media.narrow} {
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

const Picture = styled.div`
  margin-top: ${theme.space[8]};

  ${media.narrow} {
    display: none;
  }
`;

const Key = styled.p`
  max-width: ${theme.size.stateMax};
  font: ${theme.font.caption};
  color: ${theme.color.textFaint};

  ${media.narrow} {
    display: none;
  }
`;

const Form = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  padding: ${theme.space[8]} ${theme.space[6]};
  border-left: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  background: ${theme.color.surface};

  ${media.narrow} {
    align-content: start;
    padding: ${theme.space[6]} ${theme.space[5]};
    border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
    border-left: 0;
  }
`;
