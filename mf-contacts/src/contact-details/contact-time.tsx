import { useShellApi } from '@rapport/remote-api';
import { contactQuery } from '@rapport/remote-api/api-query';
import { useQuery } from '@rapport/remote-api/query';
import { lazy, Suspense } from 'react';
import { guidanceQuery } from '../guidance/guidance-query.ts';

const TheirTime = lazy(() =>
  import('./their-time.tsx').then((part) => ({ default: part.TheirTime })),
);

/**
 * The time where a contact is, and whether they said they don't want to be reached now, beside a way to reach them; of
 * one whose page was read already.
 */
export function ContactTime({ contactId }: { contactId: string }) {
  const shell = useShellApi();
  const contact = useQuery({ ...contactQuery(shell, contactId), enabled: false }).data;
  const guidance = useQuery({ ...guidanceQuery(shell, contactId), enabled: false }).data;
  const timeZone = contact?.timeZone ?? null;
  const hours = guidance?.stated?.find(({ preference }) => preference.kind === 'when')?.preference;
  if (timeZone === null && hours === undefined) return null;
  return (
    <Suspense>
      <TheirTime timeZone={timeZone} hours={hours} />
    </Suspense>
  );
}
