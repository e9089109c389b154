import { PartBoundary } from '@rapport/shared-ui';
import { type ComponentProps, lazy, Suspense } from 'react';

/** Loaded on demand, because only new users see them. */
const Steps = lazy(() =>
  import('../../features/first-steps/first-steps.tsx').then((part) => ({
    default: part.FirstSteps,
  })),
);

/** The three steps after sign-up. */
export function LazyFirstSteps(props: ComponentProps<typeof Steps>) {
  return (
    <PartBoundary>
      <Suspense fallback={null}>
        <Steps {...props} />
      </Suspense>
    </PartBoundary>
  );
}
