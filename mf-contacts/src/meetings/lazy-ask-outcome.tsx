import { Skeleton } from '@rapport/shared-ui';
import { type ComponentProps, lazy, Suspense } from 'react';

// Loaded separately, because few meetings need it and other content comes first.
const AskOutcome = lazy(() =>
  import('./ask-outcome.tsx').then((part) => ({ default: part.AskOutcome })),
);

/** `AskOutcome`, loaded on demand. */
export function LazyAskOutcome(props: ComponentProps<typeof AskOutcome>) {
  return (
    <Suspense fallback={<Skeleton height="2rem" />}>
      <AskOutcome {...props} />
    </Suspense>
  );
}
