import { type NavEntry } from '@rapport/remote-api/registry';

/** A remote that is built in this workspace and served by the local stack. */
export interface LocalRemote {
  name: string;
  /** Its origin's port, counted from RAPPORT_PORT. */
  portOffset: number;
  routes: string[];
  index?: true;
}

export const LOCAL_REMOTES: readonly LocalRemote[] = [
  { name: 'mf-contacts', portOffset: 1, routes: ['/contacts'], index: true },
  { name: 'mf-assessment', portOffset: 2, routes: ['/assessment', '/my-assessment'] },
  { name: 'mf-coaching', portOffset: 3, routes: ['/coaching'] },
];

/** The navigation of a new registry; afterwards it belongs to whoever edits the registry. */
export const FIRST_NAV: readonly NavEntry[] = [
  { label: 'Contacts', path: '/contacts' },
  { label: 'Coaching', path: '/coaching' },
  { label: 'Analytics', path: '/analytics' },
];
