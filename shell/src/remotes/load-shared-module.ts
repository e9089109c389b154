import { CONTRACT_VERSION, type ShellApi, type SharedModules } from '@rapport/remote-api';
import { RemoteFailure } from './remote-failure.ts';
import { type RemoteLoader } from './remote-loader.ts';

type Guards = { [K in keyof SharedModules]: (value: unknown) => value is SharedModules[K] };

/** Modules come from the network and other teams: each is looked at before it is handed on. */
const GUARDS: Guards = {
  'mf-assessment/quiz-dialog': (value): value is SharedModules['mf-assessment/quiz-dialog'] =>
    isOfThisContract(value) && 'QuizDialog' in value && isComponent(value.QuizDialog),
};

/** `ShellApi.loadRemoteModule` over the loader of remotes. A call after a failed one tries anew. */
export function createLoadSharedModule(
  loader: Pick<RemoteLoader, 'load' | 'retry' | 'failed'>,
): ShellApi['loadRemoteModule'] {
  const failed = new Set<string>();

  return async (id, thrown) => {
    const [name = '', module = ''] = id.split('/');
    if (thrown !== undefined) {
      loader.failed(name, module, thrown);
      failed.add(id);
    }
    try {
      const loaded = await (failed.has(id) ? loader.retry : loader.load)(name, module);
      const isShared = GUARDS[id];
      if (!isShared(loaded)) {
        const fault = new RemoteFailure('malformed', `${id} is not what this shell expects`);
        loader.failed(name, module, fault);
        throw fault;
      }
      failed.delete(id);
      return loaded;
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
