import { useBlocker, type BlockerFunction } from '@rapport/remote-api/router';
import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { type UnsavedText } from './unsaved-text.ts';

const UNSAVED_QUESTION = 'Leave without saving? What you have typed will be lost.';
const loadQuestion = () => import('./unsaved-question.tsx');

/** Asks before unsaved text is dropped: by a link, Back, Sign Out, or closing the tab. */
export function UnsavedGuard({ unsaved }: { unsaved: UnsavedText }) {
  const held = useStore(unsaved.store, ({ held }) => held);
  const answer = useStore(unsaved.store, ({ answer }) => answer);
  const { part, demand } = useOnDemand(loadQuestion);
  const shouldBlock = useCallback<BlockerFunction>(
    (move) => unsaved.isHeld() && leavesPage(move),
    [unsaved],
  );
  const blocker = useBlocker(shouldBlock);

  // Fetched as soon as there is something to lose: by the time of the question, the network may be away.
  useEffect(() => {
    if (held) void demand();
  }, [held, demand]);

  // The browser's own question, which belongs to the window. A page that listens is left out of its
  // back-forward cache, so this one listens only as long as it has to.
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

  // If the code of the dialog cannot be loaded, the browser asks instead.
  useEffect(() => {
    if (!isAsked || part !== null) return;
    void demand().then((isHere) => {
      if (!isHere) onAnswer(window.confirm(UNSAVED_QUESTION));
    });
  });

  return part && <part.UnsavedQuestion open={isAsked} onAnswer={onAnswer} />;
}

/** A page that rewrites its own address, as a search does while it is typed, goes nowhere. */
function leavesPage({ currentLocation, nextLocation, historyAction }: Move): boolean {
  if (currentLocation.pathname !== nextLocation.pathname) return true;
  return historyAction !== 'REPLACE' && currentLocation.search !== nextLocation.search;
}

type Move = Parameters<BlockerFunction>[0];
