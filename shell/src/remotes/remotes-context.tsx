import { type ShellApi } from '@rapport/remote-api';
import { createContext, lazy, Suspense, useContext, type ReactNode } from 'react';
import { type RemoteLoader } from './remote-loader.ts';

interface Remotes {
  loader: RemoteLoader;
  shell: ShellApi;
}

const RemotesContext = createContext<Remotes | null>(null);

const OverrideBar = lazy(async () => {
  const { OverrideBar: bar } = await import('./notices.tsx');
  return { default: bar };
});

/**
 * Gives every `RemoteOutlet` below the loader and the ShellApi that remotes receive, and marks the
 * page while a remote comes from a developer's machine.
 */
export function RemotesProvider({ loader, shell, children }: Remotes & { children: ReactNode }) {
  const overrides = loader.overrides.get();
  return (
    <RemotesContext value={{ loader, shell }}>
      {children}
      {Object.keys(overrides).length > 0 && (
        <Suspense fallback={null}>
          <OverrideBar overrides={loader.overrides} />
        </Suspense>
      )}
    </RemotesContext>
  );
}

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (remotes === null) throw new Error('useRemotes needs a RemotesProvider above it');
  return remotes;
}

/** The same, for a part that also stands outside of the product's pages. */
export function useRemotesIfAny(): Remotes | null {
  return useContext(RemotesContext);
}
