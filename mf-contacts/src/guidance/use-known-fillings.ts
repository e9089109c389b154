import { type ContactSummary } from '@rapport/api-client';
import { type PatternFillings } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { useInfiniteQuery } from '@rapport/remote-api/query';
import { interactionsQuery } from '../contacts/interactions-query.ts';
import { knownFillings } from './known-fillings.ts';

/** What is known for the slots of words to this contact; interactions are read only if something is planned. */
export function useKnownFillings(contact: ContactSummary): PatternFillings {
  const { data } = useInfiniteQuery({
    ...interactionsQuery(useShellApi(), contact.id),
    enabled: contact.nextPlannedAt !== null,
  });
  return knownFillings(
    contact,
    data?.pages.flatMap((page) => page.interactions),
  );
}
