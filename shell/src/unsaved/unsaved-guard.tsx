import { useBlocker, type BlockerFunction } from '@rapport/remote-api/router';
import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { type UnsavedText } from './unsaved-text.ts';

const UNSAVED_QUESTION = 'Leave without saving? What you have typed will be lost.';
const loadQuestion = () => import('./unsaved-question.tsx');

/** Asks before unsaved text is lost: by a link, Back, Sign Out, or closing the tab. */
export function UnsavedGuard({ unsaved }: { unsaved: UnsavedText }) {
  const held = useStore(unsaved.store, ({ held }) => held);
  const answer = useStore(unsaved.store, ({ answer }) => answer);
  const { part, demand } = useOnDemand(loadQuestion);
  const shouldBlock = useCallback<BlockerFunction>(
    (move) => unsaved.isHeld() && leavesPage(move),
    [unsaved],
  );
  const blocker = useBlocker(shouldBlock);

  // Fetched as soon as there's something to lose, because the network may be gone when the question is needed.
  useEffect(() => {
    if (held) void demand();
  }, [held, demand]);

  // The browser's own question, a listener on the window. It keeps a page out of the back-forward cache, so it's
  // added only while necessary.
  useEffect(() => {
    if (!held) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [held]);

  const isAsked = blocker.state === 'blocked' || answer !== null;
  const onAnswer = (go: boolean) => {
    answer?.(go);
    if (blocker.state !== 'blocked') return;
    if (go) blocker.proceed();
    else blocker.reset();
  };

  // If the dialog's code can't be loaded, the browser asks instead.
  useEffect(() => {
    if (!isAsked || part !== null) return;
    void demand().then((isHere) => {
      if (!isHere) onAnswer(window.confirm(UNSAVED_QUESTION));
    });
  });

  return part && <part.UnsavedQuestion open={isAsked} onAnswer={onAnswer} />;
}

/**
 * Returns whether a navigation leaves the page. A page that changes its own URL, as a search does while typing,
 * stays.
 */
function leavesPage({ currentLocation, nextLocation, historyAction }: Move): boolean {
  if (currentLocation.pathname !== nextLocation.pathname) return true;
  return historyAction !== 'REPLACE' && currentLocation.search !== nextLocation.search;
}

type Move = Parameters<BlockerFunction>[0];
