import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { type ShellApi, type ShellUser } from './contract.ts';

const ShellApiContext = createContext<ShellApi | null>(null);

/** Provides the shell's API to everything below; a remote wraps its routes in it. */
export function ShellApiProvider({ shell, children }: { shell: ShellApi; children: ReactNode }) {
  return <ShellApiContext value={shell}>{children}</ShellApiContext>;
}

/** Returns the API of the nearest `ShellApiProvider`. */
export function useShellApi(): ShellApi {
  const shell = useContext(ShellApiContext);
  if (shell === null) throw new Error('useShellApi needs a ShellApiProvider above it');
  return shell;
}

/** Returns the signed-in user; rerenders when another user signs in. */
export function useShellUser(): ShellUser | null {
  const { user } = useShellApi();
  return useSyncExternalStore(user.subscribe, user.get);
}
