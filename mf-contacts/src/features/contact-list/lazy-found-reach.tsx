import { type ComponentProps, lazy, Suspense } from 'react';
import type { FoundReach as WayToReach } from './found-reach.tsx';

// Only a search shows it, and it knows what people said they like.
const FoundReach = lazy(() =>
  import('./found-reach.tsx').then((part) => ({ default: part.FoundReach })),
);

/** `FoundReach`, once its code is here. */
export function LazyFoundReach(props: ComponentProps<typeof WayToReach>) {
  return (
    <Suspense>
      <FoundReach {...props} />
    </Suspense>
  );
}
