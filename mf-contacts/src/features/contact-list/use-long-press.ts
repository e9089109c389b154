import { useRef, type PointerEvent } from 'react';

/** From this duration on, a press isn't a tap. */
const LONG_PRESS_MS = 500;
/** A finger that moves farther is scrolling, in px. */
const MOST_MOVE = 10;

/**
 * Detects a long press of a finger.
 * @param onLongPress called with the pressed element
 * @returns handlers for the element, and whether the following click ends a long press
 */
export function useLongPress(onLongPress: (target: Element) => void) {
  const press = useRef<{ timer: number; x: number; y: number } | null>(null);
  const ended = useRef(false);
  const cancel = () => {
    if (press.current !== null) window.clearTimeout(press.current.timer);
    press.current = null;
  };
  return {
    handlers: {
      onPointerDown: ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
        cancel();
        ended.current = false;
        if (pointerType !== 'touch' || !(target instanceof Element)) return;
        const timer = window.setTimeout(() => {
          press.current = null;
          ended.current = true;
          onLongPress(target);
        }, LONG_PRESS_MS);
        press.current = { timer, x, y };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const start = press.current;
        if (start && Math.hypot(clientX - start.x, clientY - start.y) > MOST_MOVE) cancel();
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
    },
    /** Whether a long press has just ended, so that its click or context menu is ignored. */
    hasEnded: () => ended.current || press.current !== null,
    takeEnd: () => {
      const was = ended.current;
      ended.current = false;
      return was;
    },
  };
}
