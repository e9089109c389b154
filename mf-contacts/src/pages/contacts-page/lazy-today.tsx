import { type ComponentProps, lazy, Suspense } from 'react';
import { TodaySkeleton } from '../../features/today/today-skeleton.tsx';

// The list comes first.
const TodayPane = lazy(() =>
  import('./today-pane.tsx').then((pane) => ({ default: pane.TodayPane })),
);

/** Who needs the user today. */
export function LazyToday(props: ComponentProps<typeof TodayPane>) {
  return (
    <Suspense fallback={<TodaySkeleton />}>
      <TodayPane {...props} />
    </Suspense>
  );
}
