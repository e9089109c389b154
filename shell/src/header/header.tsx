import { useShellApi, useShellUser } from '@rapport/remote-api';
import { openFailure } from '@rapport/remote-api/failures';
import { type Registry } from '@rapport/registry';
import { Link, useLocation } from '@rapport/remote-api/router';
import { Brand, media, theme } from '@rapport/shared-ui';
import { useCallback, useLayoutEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { type Commands } from '../commands/commands.ts';
import { CommandButton } from './command-button.tsx';
import { Account } from './account.tsx';
import { MainNav } from './main-nav.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { Notifications } from './notifications.tsx';
import { endStartHeader } from './start-header.ts';

interface HeaderProps {
  registry: Registry;
  commands: Commands;
  onSignOut: () => void;
  /** The current status of the page, if any. */
  status: ReactNode;
}

/** The bar above every page: the product, its sections, and the user. */
export function Header({ registry, commands, onSignOut, status }: HeaderProps) {
  const { pathname } = useLocation();
  const { notify } = useShellApi();
  const user = useShellUser();
  const onUnavailable = useCallback(() => {
    notify(openFailure());
  }, [notify]);
  // Removes the static header of the HTML, which is outside of React, before this one is painted.
  useLayoutEffect(endStartHeader, []);
  if (user === null) return null;

  const common = { user, onSignOut, onUnavailable };
  return (
    <Bar>
      <Brand asChild>
        <Link to="/contacts">Rapport</Link>
      </Brand>
      <MainNav registry={registry} pathname={pathname} />
      <WideEnd>
        {status}
        <CommandButton wide onClick={() => commands.show('menu')} />
        <Notifications onUnavailable={onUnavailable} />
        <Account {...common} />
      </WideEnd>
      <NarrowEnd>
        {status}
        <CommandButton onClick={() => commands.show('menu')} />
        <MobileMenu {...common} registry={registry} pathname={pathname} />
      </NarrowEnd>
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.z.header};
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  height: ${theme.size.header};
  padding: 0 ${theme.space[6]};
  border-bottom: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  background: ${theme.color.surface};

  /* Stacks the two ends on a phone with text at twice the size. */
  ${media.narrow} {
    flex-wrap: wrap;
    gap: 0 ${theme.space[2]};
    height: auto;
    min-height: ${theme.size.header};
    padding: 0 ${theme.space[4]};
  }

  ${media.print} {
    display: none;
  }
`;

const WideEnd = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-left: auto;

  ${media.narrow} {
    display: none;
  }
`;

const NarrowEnd = styled.div`
  display: none;
  margin-right: calc(-1 * ${theme.space[2]});
  margin-left: auto;

  ${media.narrow} {
    display: flex;
  }
`;
