import { CONTRACT_VERSION, type ShellApi, type SharedModules } from '@rapport/remote-api';
import { RemoteFailure } from './remote-failure.ts';
import { type RemoteLoader } from './remote-loader.ts';
import { Component, type ComponentType, type ReactNode } from 'react';

type OnError = (error: unknown) => void;

/**
 * Modules come from the network and from other teams, so each is validated before it's returned and watched in use.
 */
type Checks = {
  [K in keyof SharedModules]: {
    is: (value: unknown) => value is SharedModules[K];
    watched: (module: SharedModules[K], onError: OnError) => SharedModules[K];
  };
};

const CHECKS: Checks = {
  'mf-assessment/quiz-dialog': {
    is: (value): value is SharedModules['mf-assessment/quiz-dialog'] =>
      isOfThisContract(value) && 'QuizDialog' in value && isComponent(value.QuizDialog),
    watched: ({ contract, QuizDialog }, onError) => ({
      contract,
      QuizDialog: watchedComponent(QuizDialog, onError),
    }),
  },
};

/** `ShellApi.loadRemoteModule` on top of the loader of remotes. A call after a failure retries. */
export function createLoadSharedModule(
  loader: Pick<RemoteLoader, 'load' | 'retry' | 'failed'>,
): ShellApi['loadRemoteModule'] {
  const failed = new Set<string>();

  return async (id) => {
    const [name = '', module = ''] = id.split('/');
    const report: OnError = (error) => {
      loader.failed(name, module, error);
      failed.add(id);
    };
    try {
      const loaded = await (failed.has(id) ? loader.retry : loader.load)(name, module);
      const { is, watched } = CHECKS[id];
      if (!is(loaded)) {
        const failure = new RemoteFailure('malformed', `${id} isn't what this shell expects`);
        report(failure);
        throw failure;
      }
      failed.delete(id);
      return watched(loaded, report);
    } catch (error) {
      failed.add(id);
      throw error;
    }
  };
}

function isOfThisContract(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    'contract' in value &&
    value.contract === CONTRACT_VERSION
  );
}

/** A component is a function, or an object if React wrapped it (`memo`, `lazy`). */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

interface WatchProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

interface WatchState {
  thrown: { error: unknown } | null;
  told: boolean;
}

/** Reports render errors of its children, and rethrows them to their users. */
class ErrorWatch extends Component<WatchProps, WatchState> {
  override state: WatchState = { thrown: null, told: false };

  static getDerivedStateFromError(error: unknown): Partial<WatchState> {
    return { thrown: { error } };
  }

  // React calls this only for a boundary that rendered something after the error, so the error is rethrown one step
  // later.
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
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
 * Wraps a component of another remote: `onError` receives all its render errors, and the boundary around it still
 * gets the error.
 */
function watchedComponent<P extends object>(
  Watched: ComponentType<P>,
  onError: (error: unknown) => void,
): ComponentType<P> {
  return function WatchedComponent(props: P) {
    return (
      <ErrorWatch onError={onError}>
        <Watched {...props} />
      </ErrorWatch>
    );
  };
}
