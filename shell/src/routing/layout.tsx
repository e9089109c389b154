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
import { afterFirstData } from '../query/after-first-data.ts';
import { ConnectionNotice } from '../query/connection-notice.tsx';
import { type Recovery } from '../query/recovery.ts';
import { useOwnFormats } from './use-own-formats.ts';
import { UpdatesOnDemand } from '../remotes/updates-on-demand.tsx';
import { UndoOnDemand } from '../undo/undo-on-demand.tsx';
import { UnsavedGuard } from '../unsaved/unsaved-guard.tsx';
import { type UnsavedText } from '../unsaved/unsaved-text.ts';
import { type OfflineWrites } from '../waiting-writes/offline-writes.ts';
import { MAIN_ID } from '../focus/page-heading.ts';
import { SkipLink } from '../focus/skip-link.tsx';
import { useRouteFocus } from '../focus/use-route-focus.ts';

export interface FrameProps {
  registry: Registry;
  unsaved: UnsavedText;
  commands: Commands;
  recovery: Recovery;
  offline: OfflineWrites;
  /** Whether someone came in through the authentication screen, or in place of another person. */
  isArrival: () => boolean;
  onSignOut: () => void;
}

/** Milliseconds after the first data, when the page has fetched the rest of its parts. */
const PAUSE = 4000;

/** What the settings' pages are called, for the command menu. Another entry to their code would weigh on every page. */
const loadSettings = () =>
  import('../settings/settings-page.tsx').then(({ SETTINGS_PAGES }) => SETTINGS_PAGES);

/** What is around every page of a signed-in person. */
export function Layout({ unsaved, recovery, offline, isArrival, ...header }: FrameProps) {
  const main = useRef<HTMLElement>(null);
  const [noticeHeight, setNoticeHeight] = useState(0);
  const { pathname } = useLocation();
  const announcement = useRouteFocus(pathname, isArrival());
  const queryClient = useQueryClient();
  const parts = useStore(offline.store, ({ loaded }) => loaded);

  const drawing = useOwnFormats(
    () => !unsaved.isHeld() && main.current?.contains(document.activeElement) !== true,
  );

  // The code has to be here before the network goes.
  useEffect(() => afterFirstData(queryClient, offline.prepare, PAUSE), [queryClient, offline]);
  return (
    <>
      <SkipLink target={main} />
      <Header
        {...header}
        status={
          <>
            {parts && <parts.WaitingButton queue={parts.queue} />}
            <UndoOnDemand />
          </>
        }
      />
      <ConnectionNotice
        recovery={recovery}
        onHeight={setNoticeHeight}
        instead={(strip) =>
          parts && <parts.WaitingStrip queue={parts.queue}>{strip}</parts.WaitingStrip>
        }
      />
      <BelowNotice $height={noticeHeight}>
        <Main ref={main} id={MAIN_ID} tabIndex={-1}>
          <Outlet key={drawing} />
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
      {parts && <parts.WaitingDialogs queue={parts.queue} />}
    </>
  );
}

/** Where a page begins; a property cannot be given a value that is made of its own. */
const BelowNotice = styled.div<{ $height: number }>`
  --page-top: calc(${theme.size.header} + ${({ $height }) => $height}px);
`;

/** For a page the notice is a part of the header: what sticks below it or fills the rest makes room. */
const Main = styled.main`
  --size-header: var(--page-top);

  &:focus {
    outline: none;
  }
`;
