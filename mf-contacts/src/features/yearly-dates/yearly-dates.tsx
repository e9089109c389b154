import { api, type ContactDate } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { pageFailure } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';
import { Link } from '@rapport/remote-api/router';
import { Skeleton, SkeletonGroup, StateMessage, theme } from '@rapport/shared-ui';
import { Cake } from 'lucide-react';
import styled from 'styled-components';
import { birthdayWords } from '../../contacts/birthday-words.ts';
import { contactRoute } from '../../contacts/contact-routes.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { onceWords } from './once-words.ts';
import { nextFirst } from './next-first.ts';

/** All birthdays, other yearly dates, and dates in custom fields, the next one first. */
export function YearlyDates() {
  const shell = useShellApi();
  const { data, error, isFetching, refetch } = useQuery(
    apiQuery(shell, api.get('/api/contacts/dates')),
  );
  return (
    <>
      <Title tabIndex={-1}>Birthdays and dates</Title>
      {data === undefined && error === null && (
        <SkeletonGroup label="Loading dates">
          {['first', 'second', 'third'].map((row) => (
            <Skeleton key={row} height={theme.space[12]} />
          ))}
        </SkeletonGroup>
      )}
      {data === undefined && error !== null && (
        <LoadFailed
          what="the dates"
          message={pageFailure(error)}
          retrying={isFetching}
          retry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <StateMessage icon={<Cake aria-hidden />} title="No dates yet" headingLevel={2}>
          Add a birthday or another yearly date when you edit a contact.
        </StateMessage>
      )}
      {data !== undefined && data.length > 0 && (
        <List aria-label="Birthdays and dates, the next one first">
          {nextFirst(data).map((date) => (
            <DateRow key={`${date.contactId} ${date.label} ${date.day}`} date={date} />
          ))}
        </List>
      )}
    </>
  );
}

function DateRow({ date }: { date: ContactDate }) {
  const { contactId, displayName, label, day, yearly } = date;
  const next = yearly === false ? onceWords(day) : birthdayWords(day)?.next;
  const what = label === null ? 'Birthday' : shownText(label);
  return (
    <li>
      <Row to={contactRoute(contactId)}>
        <Name dir="auto">{shownText(displayName)}</Name>
        <When>
          <span dir="auto">{what}</span> · {next ?? day}
        </When>
      </Row>
    </li>
  );
}

const Title = styled.h1`
  margin-bottom: ${theme.space[4]};
  font: ${theme.font.display};
  letter-spacing: ${theme.tracking.tight};
`;

const List = styled.ul`
  border-top: ${theme.size.hairline} solid ${theme.color.border};

  & > li {
    border-bottom: ${theme.size.hairline} solid ${theme.color.border};
  }
`;

const Row = styled(Link)`
  display: grid;
  gap: ${theme.space[1]};
  min-height: ${theme.size.touch};
  padding: ${theme.space[3]} ${theme.space[2]};
  color: inherit;
  text-decoration: none;

  &:hover {
    background: ${theme.color.hover};
    text-decoration: none;
  }
`;

const Name = styled.span`
  font: ${theme.font.bodyStrong};
  overflow-wrap: anywhere;
`;

const When = styled.span`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
  overflow-wrap: anywhere;
`;
