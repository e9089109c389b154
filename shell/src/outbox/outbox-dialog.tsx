import { Button, Dialog, theme } from '@rapport/shared-ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { ConflictForm } from './conflict-form.tsx';
import { Moment } from './moment.tsx';
import { typedText } from './outbox-rules.ts';
import { type StoredWrite } from './stored-write.ts';
import { type Outbox } from './outbox-types.ts';

interface OutboxDialogProps {
  queue: Outbox;
  onClose: () => void;
}

/** Lists all waiting changes in order, with their actions. */
export function OutboxDialog({ queue, onClose }: OutboxDialogProps) {
  const { writes, sendingId } = useStore(queue.store);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Changes not sent yet"
      description="They’re kept on this device, and sent in this order when you’re online."
    >
      {writes.length === 0 ? (
        <p role="status">Everything has been sent.</p>
      ) : (
        <List>
          {writes.map((write) => (
            <Entry key={write.id} queue={queue} write={write} isSending={write.id === sendingId} />
          ))}
        </List>
      )}
    </Dialog>
  );
}

interface EntryProps {
  queue: Outbox;
  write: StoredWrite;
  isSending: boolean;
}

function Entry({ queue, write, isSending }: EntryProps) {
  const { id, says, at, state, reason } = write;
  const [discarding, setDiscarding] = useState(false);
  const discard = (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`Discard: ${says}`}
      onClick={() => setDiscarding(true)}
    >
      Discard
    </Button>
  );
  return (
    <li>
      <Head>
        <strong dir="auto">{says}</strong>
        <State state={state} isSending={isSending} />
        <Moment at={at} />
      </Head>
      {state === 'refused' && <p>Couldn't send it. {reason}</p>}
      {state === 'conflict' && !discarding && (
        <ConflictForm
          write={write}
          onChosen={(keepStored) => void queue.resolve(id, keepStored)}
          discard={discard}
        />
      )}
      {discarding ? (
        <Actions>
          <span>Discard this change? It won't be sent.</span>
          <Button size="sm" variant="danger" autoFocus onClick={() => void queue.discard(id)}>
            Discard change
          </Button>
          <Button size="sm" onClick={() => setDiscarding(false)}>
            Keep it
          </Button>
        </Actions>
      ) : (
        state !== 'conflict' && (
          <Actions>
            {state === 'refused' && (
              <>
                <Button
                  size="sm"
                  aria-label={`Try again: ${says}`}
                  onClick={() => void queue.tryAgain(id)}
                >
                  Try again
                </Button>
                <CopyText write={write} />
              </>
            )}
            {discard}
          </Actions>
        )
      )}
    </li>
  );
}

function State({
  state,
  isSending,
}: {
  state: StoredWrite['state'];
  isSending: boolean;
}): ReactNode {
  if (isSending) return <Mark>Sending</Mark>;
  if (state === 'waiting') return <Mark>Waiting</Mark>;
  return <Mark $warns>{state === 'refused' ? 'Not sent' : 'Changed elsewhere'}</Mark>;
}

/** Browsers may refuse to copy, and have no clipboard for pages without TLS; the text is then shown. */
function CopyText({ write }: { write: StoredWrite }) {
  const [state, setState] = useState<'offered' | 'copied' | 'shown'>('offered');
  const text = typedText(write);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('shown');
    }
  };
  return (
    <>
      <Button size="sm" onClick={() => void copy()} aria-label={`Copy text: ${write.says}`}>
        {state === 'copied' ? 'Copied' : 'Copy text'}
      </Button>
      {state === 'shown' && <pre>{text}</pre>}
    </>
  );
}

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: ${theme.space[2]};
    padding: ${theme.space[3]} 0;
  }

  & > li + li {
    border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  }

  pre {
    width: 100%;
    white-space: pre-wrap;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[1]} ${theme.space[3]};

  strong {
    flex: 1 1 60%;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  time {
    color: ${theme.color.textMuted};
    font: ${theme.font.small};
  }
`;

/** Not the badge of shared-ui, which would add to the first load. */
const Mark = styled.span<{ $warns?: boolean }>`
  color: ${({ $warns = false }) => ($warns ? theme.color.warningText : theme.color.textMuted)};
  font: ${theme.font.captionMedium};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
`;
