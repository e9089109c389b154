import { useShellApi, useShellUser } from '@rapport/remote-api';
import { useQuery, useQueryClient } from '@rapport/remote-api/query';
import { type Formats, showFormats } from '@rapport/shared-ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterFirstData } from '../query/after-first-data.ts';
import { formatsOf, ownDetailsQuery, storedFace, storedFormats } from '../session/own-details.ts';

/** Milliseconds after the first data. Until then, times and dates are as this browser knows them from the last time. */
const PAUSE = 2000;

/**
 * Lets times and dates of all pages follow what the signed-in person has chosen.
 * @param mayDrawAgain whether no one works in the page
 * @returns another number where the page is to be drawn again: this browser didn't know the choice, or another tab
 *   has changed it
 */
export function useOwnFormats(mayDrawAgain: () => boolean): number {
  const shell = useShellApi();
  const userId = useShellUser()?.id;
  const queries = useQueryClient();
  const [isTime, setIsTime] = useState(false);
  const [drawing, setDrawing] = useState(0);
  const mayDraw = useRef(mayDrawAgain);
  useEffect(() => afterFirstData(queries, () => setIsTime(true), PAUSE), [queries]);
  const { data } = useQuery({ ...ownDetailsQuery(shell), enabled: isTime });
  useLayoutEffect(() => {
    mayDraw.current = mayDrawAgain;
  });
  useLayoutEffect(() => {
    if (userId === undefined) return;
    const stored = storedFormats(userId);
    const formats = data ? formatsOf(data) : (stored.read() ?? {});
    // The tab that saves them shows them itself, so for its page they're no news.
    const isNews = !isShown(formats);
    showFormats(formats);
    if (!data) return;
    stored.write(formats);
    storedFace(userId).write({ name: data.name, photoPath: data.photoPath });
    if (isNews && mayDraw.current()) setDrawing((count) => count + 1);
  }, [userId, data]);
  // Whoever signs in next has chosen something else.
  useEffect(() => () => showFormats({}), []);
  return drawing;
}

/** Whether the attributes of the page say it already. */
function isShown({ hours, week, dates, zone }: Formats): boolean {
  const { dataset } = document.documentElement;
  const isSame = dataset['hours'] === hours && dataset['week'] === week;
  return isSame && dataset['dates'] === dates && dataset['zone'] === zone;
}
