import { useDocumentTitle, useShellUser } from '@rapport/remote-api';
import { Link, Navigate, useLocation } from '@rapport/remote-api/router';
import { media, PartBoundary, TextLink, theme } from '@rapport/shared-ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { UserAvatar } from '../session/user-avatar.tsx';
import { PARTS, type SettingsPart } from './settings-parts.tsx';
import { type SettingsPageProps } from './settings-page-props.ts';

const INDEX = '/settings';
const pathOf = ({ slug }: SettingsPart) => `${INDEX}/${slug}`;

/** What the pages are called and have, for the command menu. */
export const SETTINGS_PAGES = PARTS;

/** The user's settings: an index on a phone, and a page for each part. */
export function SettingsPage(props: SettingsPageProps) {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/+$/, '');
  const [first] = PARTS;
  if (path === INDEX) {
    const isWide = window.matchMedia(media.wide.replace('@media ', '')).matches;
    return isWide && first ? <Navigate to={pathOf(first)} replace /> : <Index />;
  }
  const part = PARTS.find((each) => pathOf(each) === path);
  if (part === undefined) return <>{props.notFound}</>;
  return <Part key={part.slug} part={part} {...props} />;
}

interface PartProps extends SettingsPageProps {
  part: SettingsPart;
}

function Part({ part, ...props }: PartProps) {
  useDocumentTitle(`${part.name}, Settings`);
  const { Content } = part;
  return (
    <Page>
      <Side>
        <SideTitle>Settings</SideTitle>
        <Nav aria-label="Settings">
          {PARTS.map((each) => (
            <NavEntry
              key={each.slug}
              to={pathOf(each)}
              aria-current={each === part ? 'page' : undefined}
            >
              <each.Icon aria-hidden />
              {each.name}
            </NavEntry>
          ))}
        </Nav>
      </Side>
      <div>
        <Back>
          <TextLink tone="muted" icon={<ChevronLeft aria-hidden />} asChild>
            <Link to={INDEX}>Settings</Link>
          </TextLink>
        </Back>
        <Head>
          <Title>{part.name}</Title>
          <Lede>{part.lede}</Lede>
        </Head>
        <PartBoundary>
          <Content {...props} />
        </PartBoundary>
      </div>
    </Page>
  );
}

function Index() {
  const user = useShellUser();
  useDocumentTitle('Settings');
  return (
    <IndexPage>
      <Title>Settings</Title>
      {user && (
        <Who>
          <UserAvatar user={user} />
          <span>{user.email}</span>
        </Who>
      )}
      <List aria-label="Settings">
        {PARTS.map((part) => (
          <Entry key={part.slug} to={pathOf(part)}>
            <part.Icon aria-hidden />
            <span>
              <b>{part.name}</b>
              <small>{part.summary}</small>
            </span>
            <ChevronRight aria-hidden />
          </Entry>
        ))}
      </List>
    </IndexPage>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: 12rem minmax(0, 1fr);
  gap: ${theme.space[12]};
  align-items: start;
  max-width: 68rem;
  margin: 0 auto;
  padding: ${theme.space[8]} ${theme.space[6]} ${theme.space[12]};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${theme.space[3]} ${theme.space[4]} ${theme.space[10]};
  }
`;

const Side = styled.div`
  position: sticky;
  top: calc(${theme.size.header} + ${theme.space[6]});
  display: grid;
  gap: ${theme.space[3]};

  ${media.narrow} {
    display: none;
  }
`;

const SideTitle = styled.p`
  padding: 0 ${theme.space[3]};
  font: ${theme.font.title};
  letter-spacing: ${theme.tracking.tight};
`;

const Nav = styled.nav`
  display: grid;
  gap: calc(${theme.space[1]} / 2);
`;

const NavEntry = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.control};
  padding: 0 ${theme.space[3]};
  border-radius: ${theme.radius.sm};
  color: ${theme.color.textMuted};
  font: ${theme.font.bodyMedium};

  &:hover {
    background: ${theme.color.hover};
    color: ${theme.color.text};
    text-decoration: none;
  }

  &[aria-current] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentText};
    font-weight: ${theme.weight.bold};
  }

  & > svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
    stroke-width: 1.75;
  }
`;

const Back = styled.div`
  display: none;

  ${media.narrow} {
    display: block;
  }
`;

const Head = styled.header`
  padding-bottom: ${theme.space[6]};

  ${media.narrow} {
    padding: ${theme.space[2]} 0 ${theme.space[5]};
  }
`;

const Title = styled.h1`
  font: ${theme.font.display};
  letter-spacing: ${theme.tracking.tight};

  &:focus {
    outline: none;
  }
`;

const Lede = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.color.textMuted};
  font: ${theme.font.lede};
  text-wrap: pretty;
`;

const IndexPage = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-width: 36rem;
  margin: 0 auto;
  padding: ${theme.space[5]} ${theme.space[4]} ${theme.space[10]};
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
`;

const List = styled.nav`
  overflow: hidden;
  border: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
`;

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: ${theme.space[16]};
  padding: ${theme.space[2]} ${theme.space[4]};
  color: inherit;

  & + & {
    border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  }

  &:hover {
    background: ${theme.color.hover};
    text-decoration: none;
  }

  & > span {
    display: grid;
    flex: 1;
    min-width: 0;
  }

  b {
    font: ${theme.font.bodyStrong};
  }

  small {
    color: ${theme.color.textMuted};
    font: ${theme.font.small};
  }

  & > svg {
    flex: none;
    width: ${theme.size.iconLg};
    height: ${theme.size.iconLg};
    color: ${theme.color.textFaint};
    stroke-width: 1.75;
  }
`;
