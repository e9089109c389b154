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
 * Provides every `RemoteOutlet` below with the loader and the ShellApi for remotes, and marks the page while it has
 * overrides.
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

/** The same, for parts that can also be outside of the product's pages. */
export function useRemotesIfAny(): Remotes | null {
  return useContext(RemotesContext);
}
