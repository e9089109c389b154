import { CONTRACT_VERSION, type ShellApi } from '@rapport/remote-api';
import { type Commands } from './commands/commands.ts';
import { createLoadSharedModule } from './remotes/load-shared-module.tsx';
import { type RemoteLoader } from './remotes/remote-loader.ts';
import { type RequestWithHeaders } from './request/request.ts';
import { type Session } from './session/session.ts';
import { type Toasts } from './toasts/toast-store.ts';
import { type UnsavedText } from './unsaved/unsaved-text.ts';
import { type OfflineWrites } from './outbox/offline-writes.ts';

interface ShellParts extends Pick<OfflineWrites, 'sendOrWait' | 'waitingWrites'> {
  /** Origin of the product API. */
  apiUrl: string;
  session: Session;
  requestWithHeaders: RequestWithHeaders;
  toasts: Toasts;
  loader: RemoteLoader;
  unsaved: UnsavedText;
  commands: Commands;
}

/** Creates the shell's API for remotes. It contains no token. */
export function createShellApi(parts: ShellParts) {
  const { apiUrl, session, requestWithHeaders, toasts, loader, unsaved, commands } = parts;
  const { sendOrWait, waitingWrites } = parts;
  const request: ShellApi['request'] = async <T>(...call: Parameters<ShellApi['request']>) => {
    const { data } = await requestWithHeaders<T>(...call);
    return data;
  };
  return {
    contract: CONTRACT_VERSION,
    user: session.user,
    request,
    requestWithHeaders,
    sendOrWait,
    waitingWrites,
    fileUrl: (path) => `${apiUrl}${path}`,
    notify: toasts.notify,
    holdUnsaved: unsaved.hold,
    offerCommands: commands.offer,
    loadRemoteModule: createLoadSharedModule(loader),
  } satisfies ShellApi;
}
