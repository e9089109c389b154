import { useRef, type FocusEvent, type KeyboardEvent } from 'react';

const ARROW_KEYS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/**
 * Returns handlers that choose the radio reached by an arrow key: `onFocus` is for each radio, the others are for
 * the group. Radix moves the focus in a timer and chooses only while the key is still down: a quick press on a busy
 * page would move the focus without choosing.
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
