import { Component, type ErrorInfo, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  /** Rendered instead of the children after one of them threw. */
  fallback: (error: Error) => ReactNode;
  onError: (error: Error) => void;
  /** When this changes after a failure, the children are rendered again. */
  resetKey: string;
  children: ReactNode;
}

interface BoundaryState {
  error: Error | null;
}

/** Contains render errors within a part of the page. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error, _info: ErrorInfo) {
    this.props.onError(error);
  }

  override componentDidUpdate(before: RemoteBoundaryProps, { error }: BoundaryState) {
    // An error that was thrown under the new key stays; only one under the previous key is dropped.
    if (error !== null && before.resetKey !== this.props.resetKey) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return this.props.fallback(error);
  }
}
