import { type DuplicatePair, api, type ContactSummary } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/api-query';
import { failureReason, pageFailure } from '@rapport/remote-api/failures';
import { useInfiniteQuery, useMutation } from '@rapport/remote-api/query';
import { Link } from '@rapport/remote-api/router';
import {
  Badge,
  Button,
  Card,
  media,
  Skeleton,
  SkeletonGroup,
  StateMessage,
  theme,
} from '@rapport/shared-ui';
import { UsersRound } from 'lucide-react';
import styled from 'styled-components';
import { ContactAvatar } from '../../contacts/contact-avatar.tsx';
import { contactRoute, mergeRoute } from '../../contacts/contact-routes.ts';
import { roleLine } from '../../contacts/contact-text.ts';
import { reasonWords } from '../../contacts/reason-words.ts';
import { nextPagePath } from '../../contacts/next-page.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';

/** All pairs of contacts that are or may be the same person. */
export function DuplicatePairs() {
  const shell = useShellApi();
  const { path } = api.get('/api/contacts/duplicates');
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: [path],
      queryFn: async ({ pageParam, signal }) => {
        const { data: page, headers } = await shell.requestWithHeaders<DuplicatePair[]>(pageParam, {
          signal,
        });
        return { pairs: page, next: nextPagePath(headers.get('Link')) };
      },
      initialPageParam: path,
      getNextPageParam: ({ next }) => next,
    });
  if (data === undefined) {
    return error === null ? (
      <SkeletonGroup label="Looking for duplicates">
        <Skeleton height="5rem" />
        <Skeleton height="5rem" />
      </SkeletonGroup>
    ) : (
      <LoadFailed
        what="the duplicates"
        message={pageFailure(error)}
        retrying={isFetching}
        retry={() => void refetch()}
      />
    );
  }
  const pairs = data.pages.flatMap((page) => page.pairs);
  if (pairs.length === 0) {
    return (
      <StateMessage icon={<UsersRound aria-hidden />} title="No possible duplicates">
        No two of your contacts look like the same person.
      </StateMessage>
    );
  }
  return (
    <>
      <List>
        {pairs.map((pair) => (
          <Pair key={`${pair.contact.id} ${pair.other.id}`} pair={pair} />
        ))}
      </List>
      {hasNextPage && (
        <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}

function Pair({ pair }: { pair: DuplicatePair }) {
  const shell = useShellApi();
  const { contact, other, grade, reasons } = pair;
  const tell = (dismissed: boolean) =>
    write(shell, api.post('/api/contacts/{id}/not-same', { id: contact.id }), {
      body: { other: other.id, dismissed },
    });
  const failed = (error: Error) =>
    shell.notify({
      title: "Couldn't save that",
      description: failureReason(error),
      variant: 'destructive',
    });
  const mutation = useMutation({
    mutationFn: () => tell(true),
    onSuccess: () =>
      shell.notify({
        title: 'Not the same person',
        description: `${shownText(contact.displayName)} and ${shownText(other.displayName)} stay two entries.`,
        action: { label: 'Undo', onSelect: () => void tell(false).catch(failed) },
      }),
    onError: failed,
  });
  const names = `${shownText(contact.displayName)} and ${shownText(other.displayName)}`;
  return (
    <li>
      <Card padding="md">
        <Inside>
          <Person contact={contact} />
          <Person contact={other} />
          <Why>
            <Badge tone={grade === 'same' ? 'accent' : 'neutral'}>
              {grade === 'same' ? 'Same person' : 'Maybe the same'}
            </Badge>
            {reasonWords(reasons).map((words) => (
              <Badge key={words}>{words}</Badge>
            ))}
          </Why>
          <Actions>
            <Button
              size="sm"
              variant="ghost"
              pending={mutation.isPending}
              aria-label={`Not the same person: ${names}`}
              onClick={() => mutation.mutate()}
            >
              Not the same
            </Button>
            <Button asChild size="sm">
              <Link
                to={mergeRoute(contact.id, other.id)}
                state={{ fromDuplicates: true }}
                aria-label={`Merge ${names}`}
              >
                Merge
              </Link>
            </Button>
          </Actions>
        </Inside>
      </Card>
    </li>
  );
}

function Person({ contact }: { contact: ContactSummary }) {
  return (
    <Who>
      <ContactAvatar contact={contact} size="sm" />
      <div>
        <Name dir="auto">
          <Link to={contactRoute(contact.id)}>{shownText(contact.displayName)}</Link>
        </Name>
        <Role dir="auto">
          {[roleLine(contact), contact.primaryEmail, contact.primaryPhone]
            .filter((text) => text !== null && text !== '')
            .join(' · ') || 'No details yet'}
        </Role>
      </div>
    </Who>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
`;

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.space[3]} ${theme.space[5]};
  align-items: center;

  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Who = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  align-items: center;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.p`
  font: ${theme.font.bodyStrong};

  & > a {
    color: inherit;
    text-decoration: none;
  }

  & > a:hover {
    text-decoration: underline;
  }
`;

const Role = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;

const Why = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const Actions = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  justify-content: flex-end;
`;
