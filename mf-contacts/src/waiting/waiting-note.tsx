import { useShellApi, type WaitingWrite } from '@rapport/remote-api';
import { Badge, theme } from '@rapport/shared-ui';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';

const NONE: readonly WaitingWrite[] = [];

/** What was changed of a contact and waits in this browser for the network. */
export function WaitingNote({ contactId }: { contactId: string }) {
  const { waitingWrites } = useShellApi();
  const writes = useSyncExternalStore(
    waitingWrites?.subscribe ?? neverChanges,
    waitingWrites?.get ?? none,
  );
  const own = writes.filter((write) => write.contactId === contactId);
  if (own.length === 0) return null;
  return (
    <List aria-label="Not sent yet">
      {own.map(({ id, says, state }) => (
        <li key={id}>
          <span dir="auto">{says}</span>{' '}
          <Badge tone={state === 'waiting' ? 'neutral' : 'warning'}>
            {state === 'waiting' ? 'Waiting for the network' : 'Needs your decision'}
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

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[1]} ${theme.space[2]};
    overflow-wrap: anywhere;
  }
`;
