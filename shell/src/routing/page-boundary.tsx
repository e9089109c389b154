import { type ReactNode } from 'react';
import { RemoteBoundary } from '../remotes/remote-boundary.tsx';
import { FailurePage } from './failure-page.tsx';

interface PageBoundaryProps {
  onError: (error: Error) => void;
  children: ReactNode;
}

/** The outermost error boundary: an uncaught error shows a page that can be refreshed, never a blank one. */
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
