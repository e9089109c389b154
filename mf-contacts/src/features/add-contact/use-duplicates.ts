import { api, type ContactMatch, type PersonToMatch } from '@rapport/api-client';
import { useShellApi, type ShellApi } from '@rapport/remote-api';
import { request } from '@rapport/remote-api/api-query';
import { useQuery, useQueryClient } from '@rapport/remote-api/query';
import { useCallback, useEffect, useState } from 'react';
import { type NewContactFields } from '../../contact-fields/contact-fields.ts';
import { toCreateContact } from './new-contact.ts';

const PAUSE_MS = 400;
/** Milliseconds that adding waits for the lookup at most. */
const PATIENCE_MS = 2500;
/** Milliseconds for which an answer is good enough to add a contact on. */
const FRESH_MS = 10_000;

const NONE: readonly ContactMatch[] = [];

/** Looks for contacts that are, or may be, the one in the form. A lookup that fails finds no one. */
export function useDuplicates(form: NewContactFields) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const settled = useSettled(personKey(form));
  const { data = NONE } = useQuery({
    ...lookupQuery(shell, settled),
    enabled: settled !== '',
    retry: false,
    // Whom the last text found stays until the next answer, so that nothing leaves from under a click.
    placeholderData: (previous) => previous,
  });
  const [asked, setAsked] = useState({ key: '', found: NONE });

  /** Asks for the form as it is now; answers no one when that takes too long. */
  const find = useCallback(
    async (current: NewContactFields): Promise<readonly ContactMatch[]> => {
      const key = personKey(current);
      if (key === '') return NONE;
      const answer = queries
        .fetchQuery({ ...lookupQuery(shell, key), retry: false, staleTime: FRESH_MS })
        .catch(() => NONE);
      const found = await Promise.race([answer, nobodyInTime()]);
      setAsked({ key, found });
      return found;
    },
    [shell, queries],
  );

  const now = personKey(form);
  return { found: now === '' ? NONE : asked.key === now ? asked.found : data, find };
}

/** Whom the API finds for a person. The key has two parts, so that the answer is not stored. */
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

/** What of the form says who it is, as one text; empty while nothing does. */
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

/** The key as it was when typing paused last. */
function useSettled(key: string): string {
  const [settled, setSettled] = useState(key);
  // The pause is a timer, which lives outside of React.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
}

function nobodyInTime(): Promise<readonly ContactMatch[]> {
  return new Promise((resolve) => setTimeout(() => resolve(NONE), PATIENCE_MS));
}
