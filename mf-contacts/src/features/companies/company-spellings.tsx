import { api, type CompanySpellings as Spellings } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { apiQuery, write } from '@rapport/remote-api/api-query';
import { failureReason, pageFailure } from '@rapport/remote-api/failures';
import { useMutation, useQuery } from '@rapport/remote-api/query';
import { Link } from '@rapport/remote-api/router';
import { Alert, Button, Card, RadioCards, TextLink, theme } from '@rapport/shared-ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { countText } from '../../bulk/count-text.ts';
import { useBulkChange } from '../../bulk/use-bulk-change.ts';
import { contactsRoute } from '../../contacts/contact-routes.ts';
import { exactly } from '../../contacts/list-total.ts';
import { WHOLE_LIST } from '../../contacts/list-view.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';

/** Questions about companies with several spellings. Renders nothing without one. */
export function CompanySpellings() {
  const { data, error, refetch, isFetching } = useQuery(
    apiQuery(useShellApi(), api.get('/api/companies/spellings')),
  );
  const headingId = useId();
  if (data === undefined) {
    // The API's previous release doesn't have them.
    const isMissing = isRequestError(error) && error.status === 404;
    return error === null || isMissing ? null : (
      <LoadFailed
        what="the companies"
        message={pageFailure(error)}
        retrying={isFetching}
        retry={() => void refetch()}
      />
    );
  }
  if (data.length === 0) return null;
  return (
    <Section aria-labelledby={headingId}>
      <Heading id={headingId}>Companies</Heading>
      <List>
        {data.map((group) => (
          <Question key={JSON.stringify(namesOf(group))} group={group} />
        ))}
      </List>
    </Section>
  );
}

function Question({ group }: { group: Spellings }) {
  const shell = useShellApi();
  const questionId = useId();
  const choiceId = useId();
  const names = namesOf(group);
  const [chosen, setChosen] = useState(names[0] ?? '');
  const others = names.filter((name) => name !== chosen);
  const joining = useBulkChange(
    others.map((company) => ({ matching: new URLSearchParams({ company }).toString() })),
    {
      said: (count) =>
        `${countText(exactly(count))} ${count === 1 ? 'is' : 'are'} at ${shownText(chosen)} now.`,
      onDone: () => undefined,
    },
  );
  const tell = (different: boolean) =>
    write(shell, api.post('/api/companies/different'), { body: { names, different } });
  const failed = (error: Error) =>
    shell.notify({
      title: "Couldn't save that",
      description: failureReason(error),
      variant: 'destructive',
    });
  const telling = useMutation({
    mutationFn: () => tell(true),
    onSuccess: () =>
      shell.notify({
        title: 'Different companies',
        description: `${listOf(names)} stay as they are.`,
        action: { label: 'Undo', onSelect: () => void tell(false).catch(failed) },
      }),
    onError: failed,
  });
  return (
    <li>
      <Card padding="md">
        <Inside>
          <h3 id={questionId} dir="auto">
            Are {listOf(names)} one company?
          </h3>
          <p id={choiceId}>The name to keep</p>
          <RadioCards
            labelledBy={choiceId}
            value={chosen}
            onValueChange={setChosen}
            options={group.names.map(({ name, contacts }) => ({
              value: name,
              label: <span dir="auto">{shownText(name)}</span>,
              hint: countText(exactly(contacts)),
            }))}
          />
          {joining.error !== null && (
            <Alert tone="negative" title="Couldn't give all of them one name">
              {failureReason(joining.error)}
            </Alert>
          )}
          <Actions>
            <TextLink asChild size="sm" tone="muted">
              <Link to={contactsRoute({ view: { ...WHOLE_LIST, company: chosen } })}>
                Show contacts
              </Link>
            </TextLink>
            <Button
              size="sm"
              variant="ghost"
              pending={telling.isPending}
              disabled={joining.pending}
              aria-describedby={questionId}
              onClick={() => telling.mutate()}
            >
              Different
            </Button>
            <Button
              size="sm"
              pending={joining.pending}
              disabled={telling.isPending}
              aria-describedby={questionId}
              onClick={() => joining.change({ change: 'organization', organizationName: chosen })}
            >
              One company
            </Button>
          </Actions>
        </Inside>
      </Card>
    </li>
  );
}

function namesOf({ names }: Spellings): string[] {
  return names.map(({ name }) => name);
}

/** "A and B"; "A, B, and C". */
function listOf(names: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(names.map((name) => shownText(name)));
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[6]};
`;

const Heading = styled.h2`
  font: ${theme.font.title};
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
`;

const Inside = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  overflow-wrap: anywhere;

  & > h3 {
    font: ${theme.font.heading};
  }

  & > p {
    color: ${theme.color.textMuted};
    font: ${theme.font.small};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  align-items: center;
  justify-content: flex-end;

  & > a {
    margin-right: auto;
  }
`;
