import { CONTRACT_VERSION, type RemoteModule } from '@rapport/remote-api';

/** Whether what a remote exported is what the contract asks for. It comes from the network, so nothing is taken on trust. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'contract' in value &&
    value.contract === CONTRACT_VERSION &&
    'createRoutes' in value &&
    typeof value.createRoutes === 'function'
  );
}

/** What a loaded module exports as its default. */
export function defaultExport(loaded: unknown): unknown {
  return typeof loaded === 'object' && loaded !== null && 'default' in loaded
    ? loaded.default
    : undefined;
}
