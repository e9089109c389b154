import { useShellApi, useShellUser } from '@rapport/remote-api';
import { useQuery, useQueryClient } from '@rapport/remote-api/query';
import { showFormats } from '@rapport/shared-ui';
import { useEffect, useLayoutEffect, useState } from 'react';
import { afterFirstData } from '../query/after-first-data.ts';
import { formatsOf, ownDetailsQuery, storedFormats } from '../session/own-details.ts';

/** Milliseconds after the first data. Until then, times and dates are as this browser knows them from the last time. */
const PAUSE = 2000;

/** Lets times and dates of all pages follow what the signed-in person has chosen. */
export function useOwnFormats(): void {
  const shell = useShellApi();
  const userId = useShellUser()?.id;
  const queries = useQueryClient();
  const [isTime, setIsTime] = useState(false);
  useEffect(() => afterFirstData(queries, () => setIsTime(true), PAUSE), [queries]);
  const { data } = useQuery({ ...ownDetailsQuery(shell), enabled: isTime });
  useLayoutEffect(() => {
    if (userId === undefined) return;
    const stored = storedFormats(userId);
    if (data) stored.write(formatsOf(data));
    showFormats(stored.read() ?? {});
  }, [userId, data]);
  // Whoever signs in next has chosen something else.
  useEffect(() => () => showFormats({}), []);
}
