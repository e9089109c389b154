import { type DeletedContact } from '@rapport/api-client';
import { nameInSentence, shownText } from '@rapport/contracts';
import {
  Button,
  ConfirmDialog,
  longDate,
  media,
  RelativeTime,
  Skeleton,
  SkeletonGroup,
  StateMessage,
  theme,
} from '@rapport/shared-ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useDeleted, useDeletedChanges } from './use-deleted.ts';

/** The contacts that a confirmation of a permanent deletion is about. */
type Doomed = DeletedContact | 'all';

/** The contacts deleted in the last thirty days, each with buttons to restore it or delete it for good. */
export function RecentlyDeleted() {
  const state = useDeleted();
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const { change, pending } = useDeletedChanges(() => setDoomed(null));
  const count = state.status === 'ready' ? state.count : 0;
  return (
    <>
      <Head>
        <div>
          <Title tabIndex={-1}>Recently deleted</Title>
          <Lede>
            You can restore a deleted contact for 30 days, with everything about the person. Until
            then, it doesn’t show up in lists, counts, searches, exports, or emails.
          </Lede>
        </div>
        {count > 1 && <Button onClick={() => setDoomed('all')}>Remove all for good</Button>}
      </Head>
      {state.status === 'loading' && (
        <SkeletonGroup label="Loading deleted contacts">
          {['first', 'second', 'third'].map((row) => (
            <Skeleton key={row} height={theme.space[12]} />
          ))}
        </SkeletonGroup>
      )}
      {state.status === 'failed' && <LoadFailed what="Deleted contacts" {...state} />}
      {state.status === 'ready' && count === 0 && (
        <StateMessage icon={<Trash2 aria-hidden />} title="Nothing is deleted" headingLevel={2}>
          Contacts you delete stay here for 30 days.
        </StateMessage>
      )}
      {state.status === 'ready' && count > 0 && (
        <List aria-label="Deleted contacts">
          {state.contacts.map((contact) => (
            <DeletedRow
              key={contact.id}
              contact={contact}
              restoring={pending?.kind === 'restore' && pending.contact.id === contact.id}
              onRestore={() => change({ kind: 'restore', contact })}
              onRemove={() => setDoomed(contact)}
            />
          ))}
        </List>
      )}
      {state.status === 'ready' && state.contacts.length < count && (
        <Lede>
          The latest {state.contacts.length} of {count.toLocaleString('en-US')} are listed.
        </Lede>
      )}
      <ConfirmDialog
        open={doomed !== null}
        tone="danger"
        title={doomed === null ? '' : questionAbout(doomed, count)}
        confirmLabel="Remove for good"
        cancelLabel="Keep"
        pending={pending?.kind === 'remove'}
        onCancel={() => setDoomed(null)}
        onConfirm={() =>
          doomed !== null && change({ kind: 'remove', contact: doomed === 'all' ? null : doomed })
        }
      >
        Everything about {doomed === 'all' ? 'them' : 'this person'} goes right away: interactions,
        notes, answers, and results. This can’t be undone.
      </ConfirmDialog>
    </>
  );
}

function questionAbout(doomed: Doomed, count: number): string {
  return doomed === 'all'
    ? `Remove all ${count.toLocaleString('en-US')} for good?`
    : `Remove ${nameInSentence(doomed.displayName)} for good?`;
}

interface DeletedRowProps {
  contact: DeletedContact;
  restoring: boolean;
  onRestore: () => void;
  onRemove: () => void;
}

function DeletedRow({ contact, restoring, onRestore, onRemove }: DeletedRowProps) {
  const { displayName, organizationName, organizationTitle, deletedAt, removedAt } = contact;
  const name = nameInSentence(displayName);
  const role = [organizationTitle, organizationName].filter((each) => each !== null).join(', ');
  return (
    <Row>
      <div>
        <Name dir="auto">{shownText(displayName)}</Name>
        {role !== '' && <Muted dir="auto">{shownText(role)}</Muted>}
        <Muted>
          Deleted <RelativeTime value={deletedAt} /> · gone for good on{' '}
          {longDate(new Date(removedAt))}
        </Muted>
      </div>
      <Buttons>
        <Button aria-label={`Restore ${name}`} pending={restoring} onClick={onRestore}>
          Restore
        </Button>
        <Button variant="ghost" aria-label={`Remove ${name} for good`} onClick={onRemove}>
          Remove for good
        </Button>
      </Buttons>
    </Row>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[6]};
  align-items: flex-end;
  justify-content: space-between;
  margin: ${theme.space[3]} 0 ${theme.space[5]};

  & > div {
    flex: 1 1 calc(4 * ${theme.space[16]});
  }
`;

const Title = styled.h1`
  font: ${theme.font.title};

  &:focus {
    outline: none;
  }
`;

const Lede = styled.p`
  max-width: ${theme.size.measure};
  margin-top: ${theme.space[1]};
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;

const List = styled.ul`
  border-bottom: ${theme.size.hairline} solid ${theme.color.borderSubtle};
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[4]};
  align-items: center;
  justify-content: space-between;
  padding: ${theme.space[3]} 0;
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};

  & > div:first-child {
    flex: 1 1 calc(4 * ${theme.space[16]});
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Name = styled.h2`
  font: ${theme.font.bodyStrong};
`;

const Muted = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;

const Buttons = styled.div`
  display: flex;
  gap: ${theme.space[2]};

  ${media.narrow} {
    flex-wrap: wrap;
  }
`;
