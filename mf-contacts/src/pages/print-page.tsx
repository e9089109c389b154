import { api, type ContactSummary, type CustomField } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { useDocumentTitle, useShellApi } from '@rapport/remote-api';
import { pageFailure } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';
import { Link, useSearchParams } from '@rapport/remote-api/router';
import { Button, media, Skeleton, TextLink, theme } from '@rapport/shared-ui';
import { ChevronLeft, Printer } from 'lucide-react';
import styled from 'styled-components';
import { contactsRoute } from '../contacts/contact-routes.ts';
import { loadFieldWords } from '../custom-fields/condition-words.ts';
import { listText } from '../custom-fields/custom-value-words.ts';
import { customFieldsQuery } from '../custom-fields/custom-fields-query.ts';
import { readListView } from '../contacts/list-view.ts';
import { suggestedName } from '../features/contact-list/suggested-name.ts';
import { allMatching } from '../features/selection/all-matching.ts';
import { contactListCall, labelsQuery } from '../queries.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { useUrlAction } from './use-url-action.ts';

/** The contacts of the list in the URL as a table for paper, at /contacts/print. */
export function PrintPage() {
  const shell = useShellApi();
  const [params] = useSearchParams();
  const view = readListView(params);
  const { path } = contactListCall(view);
  const labels = useQuery(labelsQuery(shell));
  const fields = useQuery(customFieldsQuery(shell));
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [path, 'all'],
    queryFn: () => allMatching(shell, path.slice(path.indexOf('?') + 1)),
  });
  const { data: words } = useQuery({
    queryKey: [api.get('/api/custom-fields').path, 'words'],
    queryFn: () => loadFieldWords(shell),
    enabled: view.customFields.length > 0,
  });
  const title = suggestedName(view, labels.data, words) || 'All contacts';
  useDocumentTitle(title);
  const isReady = data !== undefined && !labels.isLoading && !fields.isLoading;
  return (
    <Page>
      <Tools>
        <TextLink asChild tone="muted" icon={<ChevronLeft aria-hidden />}>
          <Link to={contactsRoute({ view })}>Back to Contacts</Link>
        </TextLink>
        {isReady && <PrintButton />}
      </Tools>
      <Title tabIndex={-1} dir="auto">
        {title}
      </Title>
      {!isReady && error === null && <Skeleton height={theme.space[12]} />}
      {data === undefined && error !== null && (
        <LoadFailed
          what="the contacts"
          message={pageFailure(error)}
          retrying={isFetching}
          retry={() => void refetch()}
        />
      )}
      {isReady && <PeopleTable people={data} fields={fields.data ?? []} />}
    </Page>
  );
}

/** Rendered when there's something to print. The command menu can trigger it. */
function PrintButton() {
  useUrlAction('print', (_, isChosen) => {
    if (isChosen) window.print();
  });
  return (
    <Button size="sm" icon={<Printer aria-hidden />} onClick={() => window.print()}>
      Print
    </Button>
  );
}

interface PeopleTableProps {
  people: readonly ContactSummary[];
  fields: readonly CustomField[];
}

function PeopleTable({ people, fields }: PeopleTableProps) {
  if (people.length === 0) return <p>No contact matches these filters.</p>;
  return (
    <Table>
      <caption>{people.length === 1 ? '1 contact' : `${people.length} contacts`}</caption>
      <thead>
        <tr>
          {['Name', 'Company', 'Phone', 'Email'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <th scope="row">
              {shownText(person.displayName)}
              <Values dir="auto">{listText(fields, person.customValues)}</Values>
            </th>
            <td>
              {[person.organizationTitle, person.organizationName]
                .filter((part) => part !== null)
                .map(shownText)
                .join(', ')}
            </td>
            <td>{person.primaryPhone}</td>
            <td>{person.primaryEmail}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Page = styled.div`
  max-width: ${theme.size.detailMax};
  margin: 0 auto;
  padding: ${theme.space[5]} ${theme.space[4]} ${theme.space[12]};

  ${media.print} {
    max-width: none;
    padding: 0;
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${theme.size.control};

  ${media.print} {
    display: none;
  }
`;

const Title = styled.h1`
  font: ${theme.font.display};
  overflow-wrap: anywhere;
`;

const Values = styled.div`
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${theme.font.small};

  & caption {
    padding-bottom: ${theme.space[2]};
    color: ${theme.color.textMuted};
    text-align: left;
  }

  & th,
  & td {
    padding: ${theme.space[2]};
    border-bottom: ${theme.size.hairline} solid ${theme.color.border};
    overflow-wrap: anywhere;
    text-align: left;
    vertical-align: top;
  }

  & tr {
    break-inside: avoid;
  }

  & td:nth-of-type(n + 2) {
    white-space: nowrap;
  }

  & tbody th {
    font: ${theme.font.bodyStrong};
  }

  ${media.small} {
    & thead {
      display: none;
    }

    & tbody tr {
      display: grid;
      padding: ${theme.space[2]} 0;
      border-bottom: ${theme.size.hairline} solid ${theme.color.border};
    }

    & tbody th,
    & tbody td {
      padding: 0;
      border: 0;
      white-space: normal;
    }
  }
`;
