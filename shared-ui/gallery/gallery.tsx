import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { Brand, media, SegmentedControl, theme, useThemeChoice } from '../src/index.ts';
import { everything, pages } from './pages.tsx';

const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.z.header};
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  align-items: center;
  justify-content: space-between;
  min-height: ${theme.size.header};
  padding: 0 ${theme.space[4]};
  border-bottom: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  background: ${theme.color.surface};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 12rem minmax(0, 1fr);

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Nav = styled.nav`
  display: flex;
  flex-direction: column;
  padding: ${theme.space[4]};

  & > a {
    padding: ${theme.space[1]} 0;
    color: ${theme.color.textMuted};
  }

  & > a[aria-current] {
    color: ${theme.color.text};
    font-weight: ${theme.weight.bold};
  }

  ${media.narrow} {
    flex-flow: row wrap;
    gap: 0 ${theme.space[4]};

    & > a {
      padding: ${theme.space[3]} 0;
    }
  }
`;

const Main = styled.main`
  display: grid;
  gap: ${theme.space[6]};
  align-content: start;
  max-width: ${theme.size.detailMax};
  min-width: 0;
  padding: ${theme.space[6]} ${theme.space[4]} ${theme.space[16]};
  --ground: ${theme.color.canvas};
`;

const Title = styled.h1`
  font: ${theme.font.display};
  letter-spacing: ${theme.tracking.tight};
`;

const themeOptions = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

function subscribeToHash(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** Every component in every state, one page each; `#all` shows them all. */
export function Gallery() {
  const hash = useSyncExternalStore(subscribeToHash, () => window.location.hash.slice(1));
  const [choice, choose] = useThemeChoice();
  const page = [everything, ...pages].find(({ id }) => id === hash) ?? pages[0];
  return (
    <>
      <Header>
        <Brand>Rapport components</Brand>
        <SegmentedControl
          label="Theme"
          options={themeOptions}
          value={choice}
          onValueChange={choose}
        />
      </Header>
      <Columns>
        <Nav aria-label="Components">
          {[...pages, everything].map(({ id, title }) => (
            <a key={id} href={`#${id}`} aria-current={id === page?.id ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </Nav>
        <Main>
          <Title>{page?.title}</Title>
          {page && <page.Content />}
        </Main>
      </Columns>
    </>
  );
}
