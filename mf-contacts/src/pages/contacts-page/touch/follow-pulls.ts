interface PullHandlers {
  /** Called with each move; null once the finger is gone. */
  onMove: (pull: { distance: number; isFar: boolean } | null) => void;
  /** Called when the finger is lifted far enough from its start. */
  onPull: () => void;
}

/** A finger that moves less is pressing, in px. */
const LEAST_MOVE = 10;
/** From this distance on, lifting the finger refreshes. */
const FAR = 120;

/**
 * Follows a finger that pulls the page down at its top. The browser's own reload is off in the meantime. Pointer
 * events would end with the browser's scrolling, so these are touch events.
 * @returns a function that stops it
 */
export function followPulls({ onMove, onPull }: PullHandlers): () => void {
  let start: { x: number; y: number } | null = null;
  let moved = 0;

  const stop = () => {
    start = null;
    if (moved > 0) onMove(null);
    moved = 0;
  };
  const begin = ({ touches, target }: TouchEvent) => {
    stop();
    const [touch] = touches;
    if (touches.length !== 1 || touch === undefined || window.scrollY > 0) return;
    // A dialog scrolls by itself, and text is selected by dragging.
    if (!(target instanceof Element) || target.closest('[role=dialog], input, textarea')) return;
    start = { x: touch.clientX, y: touch.clientY };
  };
  const move = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (start === null || touch === undefined) return;
    const down = touch.clientY - start.y;
    const across = Math.abs(touch.clientX - start.x);
    if (moved === 0) {
      if (Math.hypot(down, across) < LEAST_MOVE) return;
      if (down < across || window.scrollY > 0 || !event.cancelable) {
        start = null;
        return;
      }
    }
    event.preventDefault();
    moved = Math.max(1, down);
    onMove({ distance: Math.min(moved / 2, FAR * 0.75), isFar: moved >= FAR });
  };
  const end = () => {
    const isFar = moved >= FAR;
    stop();
    if (isFar) onPull();
  };

  const { style } = document.documentElement;
  style.setProperty('overscroll-behavior-y', 'contain');
  document.addEventListener('touchstart', begin, { passive: true });
  document.addEventListener('touchmove', move, { passive: false });
  document.addEventListener('touchend', end);
  document.addEventListener('touchcancel', stop);
  return () => {
    stop();
    style.removeProperty('overscroll-behavior-y');
    document.removeEventListener('touchstart', begin);
    document.removeEventListener('touchmove', move);
    document.removeEventListener('touchend', end);
    document.removeEventListener('touchcancel', stop);
  };
}
