import { api, type ContactMatch, type PersonToMatch } from '@rapport/api-client';
import { useShellApi, type ShellApi } from '@rapport/remote-api';
import { request } from '@rapport/remote-api/api-query';
import { useQuery, useQueryClient } from '@rapport/remote-api/query';
import { useCallback, useEffect, useState } from 'react';
import { type NewContactFields } from '../../contact-form/contact-fields.ts';
import { toCreateContact } from './new-contact.ts';

const PAUSE_MS = 400;
/** The maximum wait for the lookup before adding, in milliseconds. */
const PATIENCE_MS = 2500;
/** How long a lookup is recent enough for adding a contact, in milliseconds. */
const FRESH_MS = 10_000;

const NONE: readonly ContactMatch[] = [];

/** Looks up contacts that are or may be the one in the form. A failed lookup returns no one. */
export function useDuplicates(form: NewContactFields) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const settled = useSettled(personKey(form));
  const { data = NONE } = useQuery({
    ...lookupQuery(shell, settled),
    enabled: settled !== '',
    retry: false,
    // Matches of the previous text stay until the next response, so that nothing moves away from a click.
    placeholderData: (previous) => previous,
  });
  const [asked, setAsked] = useState({ key: '', found: NONE });

  /** Looks up the current form; returns no one if that takes too long. */
  const find = useCallback(
    async (current: NewContactFields): Promise<readonly ContactMatch[]> => {
      const key = personKey(current);
      if (key === '') return NONE;
      const answer = queries
        .fetchQuery({ ...lookupQuery(shell, key), retry: false, staleTime: FRESH_MS })
        .catch(() => NONE);
      const found = await Promise.race([answer, noMatchInTime()]);
      setAsked({ key, found });
      return found;
    },
    [shell, queries],
  );

  const now = personKey(form);
  return { found: now === '' ? NONE : asked.key === now ? asked.found : data, find };
}

/** The matches that the API finds for a person. The key has two parts, so the response isn't persisted. */
function lookupQuery(shell: ShellApi, key: string) {
  return {
    queryKey: ['add-contact-duplicates', key],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly ContactMatch[]> => {
      const person: PersonToMatch = JSON.parse(key);
      const { matches } = await request(shell, api.post('/api/contacts/matches'), {
        body: { people: [person] },
        signal,
      });
      return matches[0] ?? NONE;
    },
  };
}

/** The fields that identify the person, as one text; empty if none of them is filled. */
export function personKey(form: NewContactFields): string {
  const { displayName, organizationName, primaryEmail, primaryPhone, linkedinUrl } =
    toCreateContact(form);
  const listOf = (value: string | null) => (value === null ? [] : [value]);
  const ways = {
    emails: listOf(primaryEmail),
    phones: listOf(primaryPhone),
    links: listOf(linkedinUrl),
  };
  const isEmpty = displayName.length < 2 && Object.values(ways).flat().length === 0;
  return isEmpty ? '' : JSON.stringify({ displayName, organizationName, ...ways });
}

/** The key when typing last paused. */
function useSettled(key: string): string {
  const [settled, setSettled] = useState(key);
  // The timer is outside of React.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
}

function noMatchInTime(): Promise<readonly ContactMatch[]> {
  return new Promise((resolve) => setTimeout(() => resolve(NONE), PATIENCE_MS));
}
