import { Component, type ErrorInfo, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  /** Drawn in place of the children after one of them threw. */
  fallback: (error: Error, reset: () => void) => ReactNode;
  onError: (error: Error) => void;
  children: ReactNode;
}

/** Keeps what a remote throws while rendering inside that remote. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error, _info: ErrorInfo) {
    this.props.onError(error);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return this.props.fallback(error, () => this.setState({ error: null }));
  }
}
