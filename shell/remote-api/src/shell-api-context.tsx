import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { type ShellApi, type ShellUser } from './contract.ts';

const ShellApiContext = createContext<ShellApi | null>(null);

/** Hands the shell to everything below; a remote wraps its routes in it. */
export function ShellApiProvider({ shell, children }: { shell: ShellApi; children: ReactNode }) {
  return <ShellApiContext value={shell}>{children}</ShellApiContext>;
}

/** The shell that the nearest `ShellApiProvider` handed down. */
export function useShellApi(): ShellApi {
  const shell = useContext(ShellApiContext);
  if (shell === null) throw new Error('useShellApi needs a ShellApiProvider above it');
  return shell;
}

/** The signed-in person; renders again when someone else signs in. */
export function useShellUser(): ShellUser | null {
  const { user } = useShellApi();
  return useSyncExternalStore(user.subscribe, user.get);
}
