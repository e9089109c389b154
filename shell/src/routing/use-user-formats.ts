import { useShellApi, useShellUser } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { showFormats } from '@rapport/shared-ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatsOf, userDetailsQuery, storedFace, storedFormats } from '../session/user-details.ts';

/** Milliseconds that a page waits for the user's formats before it uses those that this browser has stored. */
const PATIENCE = 1500;
/** The same in a browser that has stored none, where times would be in the wrong zone. */
const PATIENCE_IN_NEW_BROWSER = 7000;

interface UserFormats {
  /** False until the API has sent the user's formats; a page would show times in the wrong zone. */
  areKnown: boolean;
  /** Changes when the page has to be rendered again, because another tab or another browser changed the formats. */
  drawing: number;
}

/**
 * Applies the user's formats for times and dates to all pages, which wait for them. If they can't be read, pages use
 * those that this browser has stored, or else its own.
 * @param mayDrawAgain returns whether the page may be rendered again because the user isn't editing
 */
export function useUserFormats(mayDrawAgain: () => boolean): UserFormats {
  const shell = useShellApi();
  const userId = useShellUser()?.id;
  const [drawing, setDrawing] = useState(0);
  const [knownFor, setKnownFor] = useState<string>();
  const mayDraw = useRef(mayDrawAgain);
  const { data, failureCount } = useQuery({
    ...userDetailsQuery(shell),
    enabled: userId !== undefined,
  });
  const hasFailed = failureCount > 0;
  useEffect(() => {
    if (userId === undefined) return undefined;
    const isStored = storedFormats(userId).read() !== null;
    const patience = isStored ? PATIENCE : PATIENCE_IN_NEW_BROWSER;
    const timer = setTimeout(() => setKnownFor(userId), patience);
    return () => clearTimeout(timer);
  }, [userId]);
  useLayoutEffect(() => {
    mayDraw.current = mayDrawAgain;
  });
  useLayoutEffect(() => {
    if (userId === undefined) return;
    const stored = storedFormats(userId);
    const formats = data ? formatsOf(data) : (stored.read() ?? {});
    // The tab that saves them applies them itself.
    const isNews = showFormats(formats);
    // The page renders afterward, with these formats.
    if (data || hasFailed) queueMicrotask(() => setKnownFor(userId));
    if (!data) return;
    stored.write(formats);
    storedFace(userId).write({ name: data.name, photoPath: data.photoPath });
    if (isNews && mayDraw.current()) setDrawing((count) => count + 1);
  }, [userId, data, hasFailed]);
  // The next user has other formats.
  useEffect(() => () => void showFormats({}), []);
  return { areKnown: userId === undefined || knownFor === userId, drawing };
}
