import { type AddressBook, api } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { useQuery } from '@rapport/remote-api/query';
import { Collapsible, theme } from '@rapport/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { NotLoaded } from '../not-loaded.tsx';
import { SettingsText } from '../settings-section.tsx';
import { problemText } from './address-book-words.ts';

/** The cards that aren't in step, and why. */
export function Problems({ book }: { book: AddressBook }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Collapsible
      label="Cards that aren't in step"
      count={book.problems}
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      <List id={book.id} />
    </Collapsible>
  );
}

function List({ id }: { id: string }) {
  const query = useQuery(
    apiQuery(useShellApi(), api.get('/api/address-books/{id}/problems', { id })),
  );
  if (query.isError) return <NotLoaded what="these cards" query={query} />;
  return (
    <Items>
      {query.data?.map((problem) => (
        <li key={problem.id}>
          <b>{problem.contact?.displayName ?? problem.file}</b>
          <SettingsText>{problemText(problem)}</SettingsText>
        </li>
      ))}
    </Items>
  );
}

const Items = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  overflow-wrap: anywhere;

  b {
    font: ${theme.font.bodyMedium};
  }
`;
