import { ActionBar } from '@rapport/shared-ui';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface UndoBarProps {
  /** The last change, like "Done: Send the figures". */
  words: string;
  pending: boolean;
  onUndo: () => void;
  onDismiss: () => void;
  /** Receives the focus when the focused bar is removed. */
  home: RefObject<HTMLElement | null>;
}

/**
 * The last change of an entry, with an undo button. The entry was removed together with the pressed button, so the
 * bar takes the focus.
 */
export function UndoBar({ words, pending, onUndo, onDismiss, home }: UndoBarProps) {
  const place = useRef<HTMLDivElement>(null);
  const taken = useRef<string | null>(null);
  // Focus is outside of React. The entry may be removed by a render after the one that adds the bar.
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
