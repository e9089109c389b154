import { type AddressBook, api } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { isOfOtherRelease } from '@rapport/remote-api/failures';
import { useQuery, useQueryClient } from '@rapport/remote-api/query';
import { Button, Skeleton } from '@rapport/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { NotLoaded } from '../not-loaded.tsx';
import { Buttons, SettingsSection, SettingsText } from '../settings-section.tsx';
import { isUnderWay } from './chosen.ts';
import { ConnectForm } from './connect-form.tsx';
import { Connection } from './connection.tsx';
import { Problems } from './problems.tsx';
import { Questions } from './questions.tsx';

const LOOK_EVERY_MS = 2_000;

/** The accounts whose address books are synced and calendars read: progress, questions, and problems. */
export function AddressBookSettings() {
  const shell = useShellApi();
  const query = useQuery({
    ...apiQuery(shell, api.get('/api/address-books')),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) === true ? LOOK_EVERY_MS : false),
  });
  const [isAdding, setIsAdding] = useState(false);
  const { data, error, isError } = query;
  useRefetchAfterSync(data);

  if (data === undefined) {
    if (!isError) return <Skeleton shape="block" height="4rem" />;
    return isOfOtherRelease(error) ? (
      <SettingsText>This Rapport is of an earlier release, without address books.</SettingsText>
    ) : (
      <NotLoaded what="your address books" query={query} />
    );
  }
  return (
    <>
      {data.map((book) => (
        <SettingsSection key={book.id} title={hostOf(book)} text={`Signed in as ${book.userName}`}>
          <Connection book={book}>
            {book.questions > 0 && <Questions book={book} />}
            {book.problems > 0 && <Problems book={book} />}
          </Connection>
        </SettingsSection>
      ))}
      <SettingsSection
        title={data.length === 0 ? 'Connect an account' : 'Other accounts'}
        text="iCloud, Fastmail, Nextcloud, and every other server with CardDAV or CalDAV. For Google, import a file under Your data instead."
      >
        {data.length === 0 || isAdding ? (
          <ConnectForm onConnected={() => setIsAdding(false)} />
        ) : (
          <Buttons>
            <Button onClick={() => setIsAdding(true)}>Connect another account</Button>
          </Buttons>
        )}
      </SettingsSection>
    </>
  );
}

function hostOf({ address }: AddressBook): string {
  return new URL(address).host;
}

/** A sync changes contacts and meetings without a request of this page, so everything on screen is read again after it. */
function useRefetchAfterSync(books: readonly AddressBook[] | undefined): void {
  const queries = useQueryClient();
  const wasSyncing = useRef(false);
  const isNow = books?.some(isUnderWay) ?? false;
  // The query cache is outside of React.
  useEffect(() => {
    if (wasSyncing.current && !isNow) void queries.invalidateQueries();
    wasSyncing.current = isNow;
  }, [isNow, queries]);
}
