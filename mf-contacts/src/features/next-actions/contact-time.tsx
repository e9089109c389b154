import { useShellApi } from '@rapport/remote-api';
import { contactQuery } from '@rapport/remote-api/api-query';
import { useQuery } from '@rapport/remote-api/query';
import { lazy, Suspense } from 'react';

const TheirTime = lazy(() =>
  import('../../contact-details/their-time.tsx').then((part) => ({ default: part.TheirTime })),
);

/** The time where a contact is, beside a way to reach them; of one whose page was read already. */
export function ContactTime({ contactId }: { contactId: string }) {
  const query = contactQuery(useShellApi(), contactId);
  const timeZone = useQuery({ ...query, enabled: false }).data?.timeZone;
  if (timeZone == null) return null;
  return (
    <Suspense>
      <TheirTime timeZone={timeZone} />
    </Suspense>
  );
}
