import { documentTitle } from '@rapport/remote-api';
import { remoteForPath, type Registry } from '@rapport/registry';
import { useLocation } from '@rapport/remote-api/router';
import { useLayoutEffect } from 'react';
import { isRetiredPath, labelOf } from '../remotes/current-part.ts';
import { RemoteOutlet } from '../remotes/remote-outlet.tsx';
import { NotFoundPage, RetiredPage } from './not-found-page.tsx';

const NOT_FOUND = <NotFoundPage />;

/** The page of the remote that owns the address, or why there is none. */
export function RemotePage({ registry }: { registry: Registry }) {
  const { pathname } = useLocation();
  const remote = remoteForPath(registry, pathname);
  const label = labelOf(registry, pathname);
  // Until the remote sets a title in its own effects, which run later.
  useLayoutEffect(() => {
    if (remote) document.title = documentTitle(label);
  }, [remote, label]);
  if (!remote) return isRetiredPath(registry, pathname) ? <RetiredPage /> : NOT_FOUND;
  return <RemoteOutlet key={remote.name} name={remote.name} label={label} notFound={NOT_FOUND} />;
}
