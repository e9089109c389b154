import { type ContactSummary } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { useInfiniteQuery } from '@rapport/remote-api/query';
import { interactionsQuery } from '../contacts/interactions-query.ts';
import { knownWords, type KnownWords } from './known-words.ts';

/** The facts that words to this contact can use. Interactions are loaded only if something is planned. */
export function useKnownWords(contact: ContactSummary): KnownWords {
  const { data } = useInfiniteQuery({
    ...interactionsQuery(useShellApi(), contact.id),
    enabled: contact.nextPlannedAt !== null,
  });
  return knownWords(
    contact,
    data?.pages.flatMap((page) => page.interactions),
  );
}
