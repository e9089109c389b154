import { ActionBar } from '@rapport/shared-ui';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface UndoBarProps {
  /** What was done, like "Done: Send the figures". */
  words: string;
  pending: boolean;
  onUndo: () => void;
  onDismiss: () => void;
  /** Gets the focus of the bar when that goes. */
  home: RefObject<HTMLElement | null>;
}

/**
 * What was just done with an entry of the day, and the way back. The entry is gone with the button that was pressed, so
 * the bar takes over the focus that would be lost.
 */
export function UndoBar({ words, pending, onUndo, onDismiss, home }: UndoBarProps) {
  const place = useRef<HTMLDivElement>(null);
  const taken = useRef<string | null>(null);
  // The focus is outside of React. The entry may go a moment after the bar has come, with another drawing of the page.
  useEffect(() => {
    if (taken.current === words || document.activeElement !== document.body) return;
    taken.current = words;
    place.current?.querySelector('button')?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const { current: bar } = place;
    const { current: next } = home;
    return () => {
      if (bar?.contains(document.activeElement)) next?.focus({ preventScroll: true });
    };
  }, [home]);
  return (
    <div ref={place}>
      <ActionBar
        actionLabel="Undo"
        pending={pending}
        onAction={onUndo}
        onDismiss={pending ? undefined : onDismiss}
      >
        {words}
      </ActionBar>
    </div>
  );
}
