import { useRef, type FocusEvent, type KeyboardEvent } from 'react';

const ARROW_KEYS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/**
 * Handlers that choose the radio to which an arrow key leads: `onFocus` belongs to each radio, the
 * others to the group. Radix moves the focus in a timer and chooses only
 * while the key is still down: a quick press on a busy page would move the focus and choose nothing.
 */
export function useChoiceByArrow() {
  const isArrow = useRef(false);
  return {
    onKeyDownCapture: ({ key }: KeyboardEvent) => {
      isArrow.current = ARROW_KEYS.includes(key);
    },
    onPointerDownCapture: () => {
      isArrow.current = false;
    },
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      if (!isArrow.current) return;
      isArrow.current = false;
      event.preventDefault();
      event.currentTarget.click();
    },
  };
}
