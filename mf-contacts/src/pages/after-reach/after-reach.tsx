import { type ContactSummary } from '@rapport/api-client';
import { nameInSentence, type InteractionType } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { contactQuery } from '@rapport/remote-api/api-query';
import { openFailure } from '@rapport/remote-api/failures';
import { useQueryClient } from '@rapport/remote-api/query';
import { userStorage } from '@rapport/remote-api/user-storage';
import { ActionBar, localMinute, media, theme } from '@rapport/shared-ui';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { knownContact } from './known-contact.ts';
import { parsedReached, reachInClick, type Reached } from './reach-in-click.ts';

/** Another app opens within this time, even if the browser asks first, in milliseconds. */
const OPENS_WITHIN = 60_000;
/** A call that's over longer isn't asked about, in milliseconds. */
const ASKED_WITHIN = 6 * 3_600_000;

const WORDS: Partial<Record<InteractionType, string>> = {
  call: 'this call',
  email: 'this email',
  message: 'this message',
};

/** Offers once to log the call, email, or message that the user has left the page for. */
export function AfterReach() {
  const shell = useShellApi();
  const queries = useQueryClient();
  const [item] = useState(() =>
    userStorage(shell.user.get()?.id ?? '').item('reached', { area: 'tab', parse: parsedReached }),
  );
  const reached = useSyncExternalStore(item.subscribe, item.read);
  const [opening, setOpening] = useState(false);
  const [dialog, setDialog] = useState<ReactNode>(null);

  // Clicks and the visibility of the page are outside of React.
  useEffect(() => {
    const click = (event: Event) => {
      const next = reachInClick(event, new URL(window.location.href));
      if (next !== null) item.write(next);
    };
    const leave = () => {
      const last = item.read();
      if (document.visibilityState !== 'hidden' || last === null || last.left) return;
      if (Date.now() - last.at < OPENS_WITHIN) item.write({ ...last, left: true });
      else item.remove();
    };
    document.addEventListener('click', click);
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('click', click);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [item]);

  const log = async ({ contactId, type, at }: Reached) => {
    setOpening(true);
    try {
      const [{ LogInteractionDialog }, contact] = await Promise.all([
        import('../log-interaction-dialog.tsx'),
        knownContact(queries, shell, contactId) ??
          queries.fetchQuery<ContactSummary>(contactQuery(shell, contactId)),
      ]);
      item.remove();
      setDialog(
        <LogInteractionDialog
          contact={contact}
          start={{ type, moment: localMinute(new Date(at)) }}
          onClose={() => setDialog(null)}
        />,
      );
    } catch {
      shell.notify(openFailure());
    } finally {
      setOpening(false);
    }
  };

  if (!isAsked(reached)) return dialog;
  const known = knownContact(queries, shell, reached.contactId);
  const whom = known === undefined ? '' : ` with ${nameInSentence(known.displayName)}`;
  return (
    <>
      <Bar
        actionLabel="Log"
        pending={opening}
        onAction={() => void log(reached)}
        onDismiss={() => item.remove()}
      >
        Log {WORDS[reached.type]}
        {whom}?
      </Bar>
      {dialog}
    </>
  );
}

function isAsked(reached: Reached | null): reached is Reached {
  return reached !== null && reached.left && Date.now() - reached.at < ASKED_WITHIN;
}

/** At the bottom, where the thumb is. */
const Bar = styled(ActionBar)`
  position: fixed;
  right: ${theme.space[6]};
  bottom: max(${theme.space[6]}, env(safe-area-inset-bottom, 0));
  z-index: ${theme.z.header};
  width: min(${theme.size.sheet}, calc(100vw - 2 * ${theme.space[4]}));
  box-shadow: ${theme.shadow.overlay};

  ${media.small} {
    right: ${theme.space[4]};
    bottom: max(${theme.space[4]}, env(safe-area-inset-bottom, 0));
    width: auto;
    left: ${theme.space[4]};
  }

  ${media.print} {
    display: none;
  }
`;
