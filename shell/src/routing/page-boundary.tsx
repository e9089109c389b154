import { type ReactNode } from 'react';
import { RemoteBoundary } from '../remotes/remote-boundary.tsx';
import { FailurePage } from './failure-page.tsx';

interface PageBoundaryProps {
  onError: (error: Error) => void;
  children: ReactNode;
}

/** Around everything: what no one else has caught leaves a page that can be refreshed, never a blank one. */
export function PageBoundary({ children, onError }: PageBoundaryProps) {
  return (
    <RemoteBoundary
      resetKey=""
      onError={onError}
      fallback={(error) => <FailurePage detail={String(error)} />}
    >
      {children}
    </RemoteBoundary>
  );
}
