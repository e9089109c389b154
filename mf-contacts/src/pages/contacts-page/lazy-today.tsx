import { PartBoundary } from '@rapport/shared-ui';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { TodaySkeleton } from '../../features/today/today-skeleton.tsx';
import type * as Pane from './today-pane.tsx';

/**
 * Loaded in parallel with the list. React shows the fallback of a lazy component for at least 300 ms, even if it's
 * already loaded, so a loaded day is rendered without `lazy`.
 */
let fetched: typeof Pane | undefined;
const pane = import('./today-pane.tsx').then((module) => (fetched = module));
// The error is handled by the components that render the day.
pane.catch(() => undefined);

const TodayPane = lazy(() => pane.then((module) => ({ default: module.TodayPane })));

/** The contacts who need the user today. */
export function LazyToday(props: ComponentProps<typeof TodayPane>) {
  const [known] = useState(() => fetched);
  return (
    <PartBoundary>
      {known !== undefined ? (
        <known.TodayPane {...props} />
      ) : (
        <Suspense fallback={<TodaySkeleton />}>
          <TodayPane {...props} />
        </Suspense>
      )}
    </PartBoundary>
  );
}
