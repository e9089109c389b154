import { type ReactNode } from 'react';
import { logFailure } from '../log.ts';
import { RemoteBoundary } from '../remotes/remote-boundary.tsx';
import { FailurePage } from './failure-page.tsx';

/** Around everything: what nobody else has caught leaves a page that can be refreshed, never a blank one. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <RemoteBoundary
      resetKey=""
      onError={(error) => logFailure('The page failed while it was drawn.', error)}
      fallback={(error) => <FailurePage detail={String(error)} />}
    >
      {children}
    </RemoteBoundary>
  );
}
