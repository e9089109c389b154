import { type Registry } from '@rapport/registry';
import { type Command } from '@rapport/remote-api';

interface ShellCommandsOptions {
  registry: Registry;
  navigate: (to: string) => void;
  show: (what: 'menu' | 'shortcuts') => void;
}

/** The second key after `g`, by the path of a navigation entry; a remote of another path has none. */
const PAGE_KEYS: Readonly<Record<string, string>> = { '/contacts': 'c', '/coaching': 'o' };

/**
 * What can be done on every page. A remote that is on the page may offer the same, by the same id, in
 * a shorter way.
 */
export function shellCommands({ registry, navigate, show }: ShellCommandsOptions) {
  const actions: Command[] = [
    {
      id: 'add-contact',
      label: 'Add Contact',
      keys: 'c',
      run: () => navigate('/contacts?action=add-contact'),
    },
    {
      id: 'plan-meeting',
      label: 'Plan a meeting',
      keys: 'p',
      run: () => navigate('/contacts/meetings?action=plan-meeting'),
    },
    {
      id: 'import-contacts',
      label: 'Import contacts',
      run: () => navigate('/contacts/import'),
    },
    {
      id: 'show-my-card',
      label: 'My card',
      run: () => navigate('/settings/profile?action=show-card'),
    },
    {
      id: 'show-shortcuts',
      label: 'Keyboard shortcuts',
      keys: '?',
      run: () => show('shortcuts'),
    },
  ];
  const pages: Command[] = [
    { id: 'go-to:today', label: 'Today', keys: 'g t', run: () => navigate('/contacts') },
    {
      id: 'go-to:meetings',
      label: 'All meetings',
      keys: 'g m',
      run: () => navigate('/contacts/meetings'),
    },
    {
      id: 'go-to:deleted',
      label: 'Recently deleted',
      run: () => navigate('/contacts/deleted'),
    },
    ...registry.nav.map(({ path, label }) => ({
      id: `go-to:${path}`,
      label,
      ...(PAGE_KEYS[path] !== undefined && { keys: `g ${PAGE_KEYS[path]}` }),
      run: () => navigate(path),
    })),
    {
      id: 'go-to:/my-assessment',
      label: 'My Assessment',
      keys: 'g a',
      run: () => navigate('/my-assessment'),
    },
    {
      id: 'go-to:settings',
      label: 'Settings',
      keys: 'g s',
      run: () => navigate('/settings'),
    },
    {
      id: 'go-to:settings/profile',
      label: 'Settings › Profile',
      run: () => navigate('/settings/profile'),
    },
  ];
  return { actions, pages };
}
