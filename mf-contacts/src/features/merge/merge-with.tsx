import { api, type Contact, type ContactSummary } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery, request } from '@rapport/remote-api/api-query';
import { pageFailure } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';
import { Link } from '@rapport/remote-api/router';
import { SearchField, theme } from '@rapport/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ContactAvatar } from '../../contacts/contact-avatar.tsx';
import { mergeRoute } from '../../contacts/contact-routes.ts';
import { detailLine } from '../../contacts/contact-text.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';

/**
 * Chooses the other entry for the same person: suggested duplicates first, then a search.
 * @param asked the initial words to search for
 */
export function MergeWith({ contact, asked }: { contact: Contact; asked: string }) {
  const shell = useShellApi();
  const [search, setSearch] = useState(asked);
  const text = search.trim();
  const likely = useQuery({
    queryKey: ['merge-with', contact.id],
    queryFn: async () => {
      const { displayName, organizationName, emails, phones, links } = contact;
      const values = (all: readonly { value: string }[]) => all.map(({ value }) => value);
      const ways = { emails: values(emails), phones: values(phones), links: values(links) };
      const people = [{ displayName, organizationName, ...ways }];
      const { matches } = await request(shell, api.post('/api/contacts/matches'), {
        body: { people },
      });
      return matches.flat().map((match) => match.contact);
    },
    enabled: text === '',
  });
  const found = useQuery({
    ...apiQuery(shell, api.get('/api/contacts', { limit: 20, q: text || undefined, sort: 'name' })),
    enabled: text !== '',
  });
  const { data, error, isFetching, refetch } = text === '' ? likely : found;
  const others = data?.filter(({ id }) => id !== contact.id);
  return (
    <>
      <SearchField label="Search contacts" value={search} onValueChange={setSearch} autoFocus />
      {error !== null && (
        <LoadFailed
          what="the contacts"
          message={pageFailure(error)}
          retrying={isFetching}
          retry={() => void refetch()}
        />
      )}
      <Heading role="status">
        {others === undefined
          ? ''
          : others.length === 0
            ? text === ''
              ? 'Search for the other entry by name, email, phone, or organization.'
              : 'No one found. Try another word.'
            : text === ''
              ? 'Possibly the same person'
              : `${others.length} found`}
      </Heading>
      <List>
        {others?.map((other) => (
          <Choice key={other.id} contact={contact} other={other} />
        ))}
      </List>
    </>
  );
}

function Choice({ contact, other }: { contact: Contact; other: ContactSummary }) {
  return (
    <li>
      <Row to={mergeRoute(contact.id, other.id)}>
        <ContactAvatar contact={other} size="sm" />
        <span>
          <Name dir="auto">{shownText(other.displayName)}</Name>
          <Role dir="auto">{detailLine(other)}</Role>
        </span>
      </Row>
    </li>
  );
}

const Heading = styled.p`
  color: ${theme.color.textMuted};
`;

const List = styled.ul`
  display: grid;
`;

const Row = styled(Link)`
  display: flex;
  gap: ${theme.space[3]};
  align-items: center;
  min-height: ${theme.size.answer};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.md};
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    background: ${theme.color.hover};
  }
`;

const Name = styled.span`
  display: block;
  font: ${theme.font.bodyMedium};
`;

const Role = styled.span`
  display: block;
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;
