import { Component, type ComponentType, type ReactNode } from 'react';

interface FaultWatchProps {
  onFault: (error: unknown) => void;
  children: ReactNode;
}

interface FaultWatchState {
  thrown: { error: unknown } | null;
  told: boolean;
}

/** Tells of what its children throw while they are drawn, and throws it on to whoever uses them. */
class FaultWatch extends Component<FaultWatchProps, FaultWatchState> {
  override state: FaultWatchState = { thrown: null, told: false };

  static getDerivedStateFromError(error: unknown): Partial<FaultWatchState> {
    return { thrown: { error } };
  }

  // React calls this only for a boundary that drew something after the error, so the error is
  // thrown on one step later.
  override componentDidCatch(error: unknown) {
    this.props.onFault(error);
    this.setState({ told: true });
  }

  override render() {
    const { thrown, told } = this.state;
    if (thrown === null) return this.props.children;
    if (told) throw thrown.error;
    return null;
  }
}

/**
 * The component of another remote, as the shell hands it on: `onFault` hears of everything that it
 * throws while it is drawn, and the boundary around it gets the error as if nobody had listened.
 */
export function watchedComponent<P extends object>(
  Watched: ComponentType<P>,
  onFault: (error: unknown) => void,
): ComponentType<P> {
  return function WatchedComponent(props: P) {
    return (
      <FaultWatch onFault={onFault}>
        <Watched {...props} />
      </FaultWatch>
    );
  };
}
