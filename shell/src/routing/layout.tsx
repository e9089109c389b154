import { type Registry } from '@rapport/registry';
import { Outlet, ScrollRestoration, useLocation } from '@rapport/remote-api/router';
import { theme, VisuallyHidden } from '@rapport/shared-ui';
import { useQueryClient } from '@rapport/remote-api/query';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { type Commands } from '../commands/commands.ts';
import { CommandsOnDemand } from '../commands/commands-on-demand.tsx';
import { Header } from '../header/header.tsx';
import { afterInitialData } from '../query/after-initial-data.ts';
import { ConnectionNotice } from '../query/connection-notice.tsx';
import { type Recovery } from '../query/recovery.ts';
import { useUserFormats } from './use-user-formats.ts';
import { labelOf } from '../remotes/current-part.ts';
import { Loading } from '../remotes/loading.tsx';
import { UpdatesOnDemand } from '../remotes/updates-on-demand.tsx';
import { UndoOnDemand } from '../undo/undo-on-demand.tsx';
import { UnsavedGuard } from '../unsaved/unsaved-guard.tsx';
import { type UnsavedText } from '../unsaved/unsaved-text.ts';
import { type OfflineWrites } from '../outbox/offline-writes.ts';
import { MAIN_ID } from '../focus/page-heading.ts';
import { SkipLink } from '../focus/skip-link.tsx';
import { useRouteFocus } from '../focus/use-route-focus.ts';

export interface FrameProps {
  registry: Registry;
  unsaved: UnsavedText;
  commands: Commands;
  recovery: Recovery;
  offline: OfflineWrites;
  /** Returns whether the user just signed in, or replaced another one. */
  isArrival: () => boolean;
  onSignOut: () => void;
}

/** Milliseconds after the first data, when the page has fetched its other parts. */
const PAUSE = 4000;

/** Loads the names of the settings pages for the command menu. A separate entry would add to every first load. */
const loadSettings = () =>
  import('../settings/settings-page.tsx').then(({ SETTINGS_PAGES }) => SETTINGS_PAGES);

/** The frame around every page of a signed-in user. */
export function Layout({ unsaved, recovery, offline, isArrival, ...header }: FrameProps) {
  const main = useRef<HTMLElement>(null);
  const [noticeHeight, setNoticeHeight] = useState(0);
  const { pathname } = useLocation();
  const announcement = useRouteFocus(isArrival());
  const queryClient = useQueryClient();
  const parts = useStore(offline.store, ({ loaded }) => loaded);

  const { areKnown, drawing } = useUserFormats(
    () => !unsaved.isHeld() && main.current?.contains(document.activeElement) !== true,
  );

  // The code must be loaded before the network fails.
  useEffect(() => afterInitialData(queryClient, offline.prepare, PAUSE), [queryClient, offline]);
  return (
    <>
      <SkipLink target={main} />
      <Header
        {...header}
        status={
          <>
            {parts && <parts.OutboxButton queue={parts.queue} />}
            <UndoOnDemand />
          </>
        }
      />
      <ConnectionNotice
        recovery={recovery}
        onHeight={setNoticeHeight}
        instead={(strip) =>
          parts && <parts.OutboxStrip queue={parts.queue}>{strip}</parts.OutboxStrip>
        }
      />
      <BelowNotice $height={noticeHeight}>
        <Main ref={main} id={MAIN_ID} tabIndex={-1}>
          {areKnown ? (
            <Outlet key={drawing} />
          ) : (
            <Loading label={labelOf(header.registry, pathname)} />
          )}
        </Main>
      </BelowNotice>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <ScrollRestoration />
      <CommandsOnDemand
        commands={header.commands}
        registry={header.registry}
        onSignOut={header.onSignOut}
        loadSettings={loadSettings}
      />
      <UpdatesOnDemand registry={header.registry} />
      <UnsavedGuard unsaved={unsaved} />
      {parts && <parts.OutboxDialogs queue={parts.queue} />}
    </>
  );
}

/** The top of a page; a separate property, because a custom property can't be computed from itself. */
const BelowNotice = styled.div<{ $height: number }>`
  --page-top: calc(${theme.size.header} + ${({ $height }) => $height}px);
`;

/** For a page, the notice is part of the header: sticky and full-height content leaves space for it. */
const Main = styled.main`
  --size-header: var(--page-top);

  &:focus {
    outline: none;
  }
`;
