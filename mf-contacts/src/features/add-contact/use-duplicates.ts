import { decodeContactSummaries, type ContactSummary } from '@rapport/contracts';
import { asQuery } from '@rapport/remote-api/answers';
import { useQuery, useQueryClient } from '@rapport/remote-api/query';
import { useCallback, useEffect, useState } from 'react';
import { CONTACTS_API } from '../../contacts/contact-routes.ts';
import { type NewContactFields } from '../../contact-fields/contact-fields.ts';
import { newContactProblems, toCreateContact } from './new-contact.ts';
import { duplicatesOf, type Identity } from './duplicate-rule.ts';

const PAUSE_MS = 400;
/** Milliseconds that adding waits for the lookup at most. */
const PATIENCE_MS = 2500;
/** Milliseconds for which an answer is good enough to add a contact on. */
const FRESH_MS = 10_000;

/** Looks for contacts that are probably the one in the form. A lookup that fails finds nobody. */
export function useDuplicates(form: NewContactFields) {
  const queries = useQueryClient();
  const entry = identityOf(form);
  const { byEmail, byName } = useSettled(lookupPaths(form));
  const alikeByEmail = useLookup(byEmail);
  const alikeByName = useLookup(byName);
  const [foundBefore, setFoundBefore] = useState<ContactSummary[]>([]);

  /** Asks for the form as it is now; answers nobody when that takes too long. */
  const find = useCallback(
    async (current: NewContactFields): Promise<ContactSummary[]> => {
      const paths = Object.values(lookupPaths(current)).filter((path) => path !== null);
      const lookUp = (path: string) =>
        queries
          .fetchQuery<unknown>({ queryKey: [path], retry: false, staleTime: FRESH_MS })
          .then((answer) => decodeContactSummaries(answer))
          .catch(() => []);
      const answers = await Promise.race([Promise.all(paths.map(lookUp)), nobodyInTime()]);
      const found = duplicatesOf(identityOf(current), answers.flat());
      setFoundBefore(found);
      return found;
    },
    [queries],
  );

  return { found: duplicatesOf(entry, [...alikeByEmail, ...alikeByName, ...foundBefore]), find };
}

function identityOf(form: NewContactFields): Identity {
  return toCreateContact(form);
}

function useLookup(path: string | null): readonly ContactSummary[] {
  const { data } = useQuery({
    ...asQuery({ path: path ?? '', decode: decodeContactSummaries }),
    enabled: path !== null,
    retry: false,
  });
  return path === null ? [] : (data ?? []);
}

interface LookupPaths {
  byEmail: string | null;
  byName: string | null;
}

/** What to ask the API, which searches in e-mails, names and organizations; null where nothing is typed yet. */
function lookupPaths(form: NewContactFields): LookupPaths {
  const { displayName, primaryEmail, organizationName } = identityOf(form);
  const isEmailWhole = primaryEmail !== null && !newContactProblems(form).primaryEmail;
  return {
    byEmail: isEmailWhole ? searchApi(primaryEmail) : null,
    byName: displayName.length < 2 ? null : searchApi(`${displayName} ${organizationName ?? ''}`),
  };
}

function searchApi(text: string): string {
  return `${CONTACTS_API}?${new URLSearchParams({ limit: '200', q: text.trim() })}`;
}

/** The paths as they were when typing paused last. */
function useSettled(paths: LookupPaths): LookupPaths {
  const [settled, setSettled] = useState(paths);
  const { byEmail, byName } = paths;
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
