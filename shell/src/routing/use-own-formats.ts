import { useShellApi, useShellUser } from '@rapport/remote-api';
import { useQuery, useQueryClient } from '@rapport/remote-api/query';
import { type Formats, showFormats } from '@rapport/shared-ui';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { afterFirstData } from '../query/after-first-data.ts';
import { formatsOf, ownDetailsQuery, storedFace, storedFormats } from '../session/own-details.ts';

/** Milliseconds after the first data. Until then, times and dates use the formats that this browser has stored. */
const PAUSE = 2000;

interface OwnFormats {
  /** False in a browser that doesn't know the user's formats yet; a page would show times in the wrong zone. */
  areKnown: boolean;
  /** Changes when the page has to be rendered again, because another tab or another browser changed the formats. */
  drawing: number;
}

/**
 * Applies the user's formats for times and dates to all pages. A browser that has stored none requests them first;
 * if that fails, pages use the browser's formats.
 * @param mayDrawAgain returns whether the page may be rendered again because the user isn't editing
 */
export function useOwnFormats(mayDrawAgain: () => boolean): OwnFormats {
  const shell = useShellApi();
  const userId = useShellUser()?.id;
  const queries = useQueryClient();
  const [isTime, setIsTime] = useState(false);
  const [drawing, setDrawing] = useState(0);
  const [knownFor, setKnownFor] = useState<string>();
  const isStored = useMemo(
    () => userId === undefined || storedFormats(userId).read() !== null,
    [userId],
  );
  const areKnown = isStored || knownFor === userId || isTime;
  const mayDraw = useRef(mayDrawAgain);
  useEffect(() => afterFirstData(queries, () => setIsTime(true), PAUSE), [queries]);
  useEffect(() => {
    if (userId === undefined || isStored) return undefined;
    let isLeft = false;
    const read = async () => {
      try {
        const details = await queries.fetchQuery({ ...ownDetailsQuery(shell), retry: false });
        if (!isLeft) showFormats(formatsOf(details));
      } finally {
        if (!isLeft) setKnownFor(userId);
      }
    };
    // The query below reports a failure when it tries again.
    read().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [userId, isStored, queries, shell]);
  const { data } = useQuery({ ...ownDetailsQuery(shell), enabled: isTime });
  useLayoutEffect(() => {
    mayDraw.current = mayDrawAgain;
  });
  useLayoutEffect(() => {
    if (userId === undefined) return;
    const stored = storedFormats(userId);
    const formats = data ? formatsOf(data) : (stored.read() ?? {});
    // The tab that saves them applies them itself.
    const isNews = !isShown(formats);
    showFormats(formats);
    if (!data) return;
    stored.write(formats);
    storedFace(userId).write({ name: data.name, photoPath: data.photoPath });
    if (isNews && mayDraw.current()) setDrawing((count) => count + 1);
  }, [userId, data]);
  // The next user has other formats.
  useEffect(() => () => showFormats({}), []);
  return { areKnown, drawing };
}

/** Whether the attributes of the page say it already. */
function isShown({ hours, week, dates, zone }: Formats): boolean {
  const { dataset } = document.documentElement;
  const isSame = dataset['hours'] === hours && dataset['week'] === week;
  return isSame && dataset['dates'] === dates && dataset['zone'] === zone;
}
