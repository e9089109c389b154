import { PartBoundary } from '@rapport/shared-ui';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { TodaySkeleton } from '../../features/today/today-skeleton.tsx';
import type * as Pane from './today-pane.tsx';

/**
 * Fetched beside the list, not after it. React shows what stands in for a lazy part for 300 ms at least,
 * also where the part is there: the day is drawn without it then.
 */
let fetched: typeof Pane | undefined;
const pane = import('./today-pane.tsx').then((module) => (fetched = module));
// Everything that shows the day is told.
pane.catch(() => undefined);

const TodayPane = lazy(() => pane.then((module) => ({ default: module.TodayPane })));

/** Who needs the user today. */
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
