import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { TouchGestures } from './touch/touch-gestures.tsx';

type GestureProps = ComponentProps<typeof TouchGestures>;

/** Without its code, the page works by its buttons. */
const Gestures = lazy<ComponentType<GestureProps>>(() =>
  import('./touch/touch-gestures.tsx').then(
    (part) => ({ default: part.TouchGestures }),
    () => ({ default: Nothing }),
  ),
);

/** Swipes and pulls, loaded on touch screens only. */
export function LazyGestures(props: GestureProps) {
  if (!window.matchMedia('(pointer: coarse)').matches) return null;
  return (
    <Suspense fallback={null}>
      <Gestures {...props} />
    </Suspense>
  );
}

function Nothing() {
  return null;
}
