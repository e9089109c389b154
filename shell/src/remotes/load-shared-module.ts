import { CONTRACT_VERSION, type ShellApi, type SharedModules } from '@rapport/remote-api';
import { RemoteFailure } from './remote-failure.ts';
import { type RemoteLoader } from './remote-loader.ts';
import { watchedComponent } from './watched-component.tsx';

type OnFault = (error: unknown) => void;

/** Modules come from the network and other teams: each is looked at before it is handed on, and while it is used. */
type Checks = {
  [K in keyof SharedModules]: {
    is: (value: unknown) => value is SharedModules[K];
    watched: (module: SharedModules[K], onFault: OnFault) => SharedModules[K];
  };
};

const CHECKS: Checks = {
  'mf-assessment/quiz-dialog': {
    is: (value): value is SharedModules['mf-assessment/quiz-dialog'] =>
      isOfThisContract(value) && 'QuizDialog' in value && isComponent(value.QuizDialog),
    watched: ({ contract, QuizDialog }, onFault) => ({
      contract,
      QuizDialog: watchedComponent(QuizDialog, onFault),
    }),
  },
};

/** `ShellApi.loadRemoteModule` over the loader of remotes. A call after a failure tries anew. */
export function createLoadSharedModule(
  loader: Pick<RemoteLoader, 'load' | 'retry' | 'failed'>,
): ShellApi['loadRemoteModule'] {
  const failed = new Set<string>();

  return async (id) => {
    const [name = '', module = ''] = id.split('/');
    const report: OnFault = (error) => {
      loader.failed(name, module, error);
      failed.add(id);
    };
    try {
      const loaded = await (failed.has(id) ? loader.retry : loader.load)(name, module);
      const { is, watched } = CHECKS[id];
      if (!is(loaded)) {
        const fault = new RemoteFailure('malformed', `${id} is not what this shell expects`);
        report(fault);
        throw fault;
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

/** A component is a function, or an object where React wrapped it (`memo`, `lazy`). */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}
