import { CONTRACT_VERSION, type ShellApi } from '@rapport/remote-api';
import { createLoadSharedModule } from './load-shared-module.ts';
import { type RemoteLoader } from './remotes/remote-loader.ts';
import { type RequestWithHeaders } from './request/request.ts';
import { type Session } from './session/session.ts';
import { type Toasts } from './toasts/toast-store.ts';

interface ShellParts {
  session: Session;
  requestWithHeaders: RequestWithHeaders;
  toasts: Toasts;
  loader: RemoteLoader;
}

/** What remotes are given of the shell. It holds no token and no address. */
export function createShellApi({ session, requestWithHeaders, toasts, loader }: ShellParts) {
  const request: ShellApi['request'] = async <T>(...call: Parameters<ShellApi['request']>) => {
    const { data } = await requestWithHeaders<T>(...call);
    return data;
  };
  return {
    contract: CONTRACT_VERSION,
    user: session.user,
    request,
    requestWithHeaders,
    notify: toasts.notify,
    loadRemoteModule: createLoadSharedModule(loader),
  } satisfies ShellApi;
}
