import { useShellApi } from '@rapport/remote-api';
import { contactQuery } from '@rapport/remote-api/api-query';
import { useQuery } from '@rapport/remote-api/query';
import { lazy, Suspense } from 'react';
import { guidanceQuery } from '../guidance/guidance-query.ts';

const TheirTime = lazy(() =>
  import('./contact-local-time.tsx').then((part) => ({ default: part.ContactLocalTime })),
);

/**
 * The contact's local time, next to a way to reach them, and whether they said not to be reached now. Only for a
 * contact whose page has been loaded.
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
