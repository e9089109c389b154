import { theme } from '@rapport/shared-ui';

/** Right logs an interaction, left snoozes. */
export type SwipeSide = 'right' | 'left';

/** A row under a finger that moves sideways. */
export interface Swipe {
  row: HTMLElement;
  side: SwipeSide;
  /** How far the row has moved, in px. */
  distance: number;
  /** Whether lifting the finger now acts. */
  isFar: boolean;
}

interface SwipeHandlers {
  /** Called with each move; null once the row is back. */
  onMove: (swipe: Swipe | null) => void;
  /** Called when the finger is lifted far enough from its start. */
  onSwipe: (row: HTMLElement, side: SwipeSide) => void;
}

/** A finger that moves less is pressing, in px. */
const LEAST_MOVE = 10;
/** From this distance on, a swipe acts. */
const FAR = 88;
/** At the edges of the screen, a swipe goes back in the browser. */
const EDGE = 20;

/**
 * Moves the rows of a list with the finger that swipes them. A finger that moves up or down scrolls as before. The
 * list's `touch-action` leaves sideways moves to the page.
 * @param rowAt returns the row that an element belongs to; null outside of the list
 * @returns a function that stops it
 */
export function followSwipes(
  rowAt: (element: Element) => HTMLElement | null,
  { onMove, onSwipe }: SwipeHandlers,
): () => void {
  let start: { row: HTMLElement; id: number; x: number; y: number } | null = null;
  let swipe: Swipe | null = null;

  const stop = () => {
    start = null;
    if (swipe === null) return;
    swipe.row.style.transition = `transform ${theme.motion.base} ${theme.easing.out}`;
    swipe.row.style.transform = '';
    swipe = null;
    onMove(null);
  };

  const begin = ({
    target,
    pointerType,
    isPrimary,
    pointerId: id,
    clientX: x,
    clientY: y,
  }: PointerEvent) => {
    stop();
    window.removeEventListener('click', ignore, true);
    if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return;
    if (x < EDGE || x > window.innerWidth - EDGE) return;
    const row = rowAt(target);
    if (row !== null) start = { row, id, x, y };
  };

  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (start === null || pointerId !== start.id) return;
    const across = clientX - start.x;
    const down = clientY - start.y;
    if (swipe === null) {
      if (Math.hypot(across, down) < LEAST_MOVE) return;
      if (Math.abs(across) < 2 * Math.abs(down)) {
        stop();
        return;
      }
      start.row.style.transition = '';
      // The row must not make the page wider.
      start.row.parentElement?.style.setProperty('overflow-x', 'clip');
    }
    const moved = Math.abs(across);
    const distance = Math.min(moved, FAR) + Math.max(0, moved - FAR) / 4;
    swipe = {
      row: start.row,
      side: across > 0 ? 'right' : 'left',
      distance,
      isFar: moved >= FAR,
    };
    start.row.style.transform = `translateX(${Math.sign(across) * distance}px)`;
    onMove(swipe);
  };

  const end = ({ pointerId }: PointerEvent) => {
    if (pointerId !== start?.id) return;
    const ended = swipe;
    stop();
    if (ended === null) return;
    // The end of a swipe doesn't open the contact.
    window.addEventListener('click', ignore, { capture: true, once: true });
    if (ended.isFar) onSwipe(ended.row, ended.side);
  };

  const listeners = { pointerdown: begin, pointermove: move, pointerup: end, pointercancel: stop };
  const types = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;
  for (const type of types) document.addEventListener(type, listeners[type]);
  return () => {
    stop();
    for (const type of types) document.removeEventListener(type, listeners[type]);
  };
}

function ignore(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
