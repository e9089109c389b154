import { endpoints, type ContactSummary } from '@rapport/contracts';
import { useShellApi, type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { useQuery, useQueryClient } from '@rapport/remote-api/query';
import { useCallback, useEffect, useState } from 'react';
import { type NewContactFields } from '../../contact-fields/contact-fields.ts';
import { duplicatesOf, type Identity } from './duplicate-rule.ts';
import { newContactProblems, toCreateContact } from './new-contact.ts';

const PAUSE_MS = 400;
/** Milliseconds that adding waits for the lookup at most. */
const PATIENCE_MS = 2500;
/** Milliseconds for which an answer is good enough to add a contact on. */
const FRESH_MS = 10_000;

/** Looks for contacts that are probably the one in the form. A lookup that fails finds nobody. */
export function useDuplicates(form: NewContactFields) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const entry = identityOf(form);
  const { byEmail, byName } = useSettled(lookups(form));
  const alikeByEmail = useLookup(byEmail);
  const alikeByName = useLookup(byName);
  const [foundBefore, setFoundBefore] = useState<ContactSummary[]>([]);

  /** Asks for the form as it is now; answers nobody when that takes too long. */
  const find = useCallback(
    async (current: NewContactFields): Promise<ContactSummary[]> => {
      const lookUp = (text: string) => {
        const { queryKey, queryFn, select } = lookupQuery(shell, text);
        return queries
          .fetchQuery({ queryKey, queryFn, retry: false, staleTime: FRESH_MS })
          .then(select)
          .catch(() => []);
      };
      const texts = Object.values(lookups(current)).filter((text) => text !== null);
      const answers = await Promise.race([Promise.all(texts.map(lookUp)), nobodyInTime()]);
      const found = duplicatesOf(identityOf(current), answers.flat());
      setFoundBefore(found);
      return found;
    },
    [shell, queries],
  );

  return { found: duplicatesOf(entry, [...alikeByEmail, ...alikeByName, ...foundBefore]), find };
}

function identityOf(form: NewContactFields): Identity {
  return toCreateContact(form);
}

/** Whom the API finds for a text in emails, names and organizations. */
function lookupQuery(shell: ShellApi, text: string) {
  return apiQuery(shell, endpoints.contacts.list({ limit: 200, q: text.trim() }));
}

function useLookup(text: string | null): readonly ContactSummary[] {
  const { data } = useQuery({
    ...lookupQuery(useShellApi(), text ?? ''),
    enabled: text !== null,
    retry: false,
    // Whom the last text found stays until the next answer, so that nothing leaves from under a click.
    placeholderData: (previous) => previous,
  });
  return text === null ? [] : (data ?? []);
}

/** What to look up; null where nothing is typed yet. */
interface Lookups {
  byEmail: string | null;
  byName: string | null;
}

function lookups(form: NewContactFields): Lookups {
  const { displayName, primaryEmail, organizationName } = identityOf(form);
  const isEmailWhole = primaryEmail !== null && !newContactProblems(form).primaryEmail;
  return {
    byEmail: isEmailWhole ? primaryEmail : null,
    byName: displayName.length < 2 ? null : `${displayName} ${organizationName ?? ''}`,
  };
}

/** The texts as they were when typing paused last. */
function useSettled(texts: Lookups): Lookups {
  const [settled, setSettled] = useState(texts);
  const { byEmail, byName } = texts;
  // The pause is a timer, which lives outside of React.
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ byEmail, byName }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [byEmail, byName]);
  return settled;
}

function nobodyInTime(): Promise<ContactSummary[][]> {
  return new Promise((resolve) => setTimeout(() => resolve([]), PATIENCE_MS));
}
