import { useShellApi, type WaitingWrite } from '@rapport/remote-api';
import { Badge, media, theme } from '@rapport/shared-ui';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';

const NONE: readonly WaitingWrite[] = [];

interface UnsentNoteProps {
  /** The path of the screen's query. */
  at: string;
  /** The path of another query whose note is on the same screen, so that each write is listed only once. */
  besides?: string | undefined;
  className?: string;
}

/** The changes of what a screen shows that are waiting in this browser for a network. */
export function UnsentNote({ at, besides, className }: UnsentNoteProps) {
  const { waitingWrites } = useShellApi();
  const writes = useSyncExternalStore(
    waitingWrites?.subscribe ?? neverChanges,
    waitingWrites?.get ?? none,
  );
  const own = writes.filter(
    ({ isShownAt }) => isShownAt?.(at) && !(besides !== undefined && isShownAt(besides)),
  );
  if (own.length === 0) return null;
  return (
    <List aria-label="Not sent yet" className={className}>
      {own.map(({ id, says, state }) => (
        <li key={id}>
          <span dir="auto">{says}</span>{' '}
          <Badge tone={state === 'waiting' ? 'neutral' : 'warning'}>
            {state === 'waiting' ? 'Sent when you’re online' : 'Needs your decision'}
          </Badge>
        </li>
      ))}
    </List>
  );
}

const none = () => NONE;
const neverChanges = () => () => {};

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};

  ${media.print} {
    display: none;
  }

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[1]} ${theme.space[2]};
    overflow-wrap: anywhere;
  }
`;
