import { type ShellApi } from '@rapport/remote-api';
import { createContext, useContext, type ReactNode } from 'react';
import { type RemoteLoader } from './remote-loader.ts';

interface Remotes {
  loader: RemoteLoader;
  shell: ShellApi;
}

const RemotesContext = createContext<Remotes | null>(null);

/** Gives every `RemoteOutlet` below the loader and the ShellApi that remotes receive. */
export function RemotesProvider({ loader, shell, children }: Remotes & { children: ReactNode }) {
  return <RemotesContext value={{ loader, shell }}>{children}</RemotesContext>;
}

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (remotes === null) throw new Error('useRemotes needs a RemotesProvider above it');
  return remotes;
}
