import { Skeleton } from '@rapport/shared-ui';
import { type ComponentProps, lazy, Suspense } from 'react';

// Few meetings wait for it, and the day is read first.
const AskOutcome = lazy(() =>
  import('./ask-outcome.tsx').then((part) => ({ default: part.AskOutcome })),
);

/** Asks how a meeting went that has begun. */
export function LazyAskOutcome(props: ComponentProps<typeof AskOutcome>) {
  return (
    <Suspense fallback={<Skeleton height="2rem" />}>
      <AskOutcome {...props} />
    </Suspense>
  );
}
