import { type Registry } from '@rapport/registry';
import { type Command } from '@rapport/remote-api';
import { type ThemeChoice } from '@rapport/shared-ui';
import { SHOW_NOTIFICATIONS } from './header-commands.ts';
import { each, SETTINGS_WORDS } from './settings-words.ts';

interface ShellCommandsOptions {
  registry: Registry;
  navigate: (to: string) => void;
  show: (what: 'menu' | 'shortcuts') => void;
  chooseTheme: (choice: ThemeChoice) => void;
  signOut: () => void;
  /** The settings pages, once their code is loaded. */
  settings: readonly SettingsPageName[];
}

/** The name and contents of a settings page. */
export interface SettingsPageName {
  slug: string;
  name: string;
  summary: string;
}

/** The second key after `g`, by the path of a navigation entry; other paths have none. */
const PAGE_KEYS: Readonly<Record<string, string>> = { '/contacts': 'c', '/coaching': 'o' };

const THEMES = [
  { choice: 'dark', label: 'Dark theme', words: ['dark', 'dark mode', 'night', 'black'] },
  { choice: 'light', label: 'Light theme', words: ['light', 'light mode', 'bright', 'white'] },
  { choice: 'system', label: 'Theme of the system', words: ['system theme', 'automatic theme'] },
] as const;

/** What Settings make, with its page and other words for it. */
const MAKING = [
  {
    id: 'new-field',
    label: 'New field for contacts',
    to: '/settings/fields',
    things: ['field', 'custom field', 'own field'],
  },
  {
    id: 'new-token',
    label: 'New access token',
    to: '/settings/developer',
    things: ['token', 'api token', 'api key', 'access token'],
  },
  {
    id: 'new-webhook',
    label: 'New webhook',
    to: '/settings/developer',
    things: ['webhook', 'callback'],
  },
] as const;

/** Returns the commands available on every page. A remote on the page may offer the same ID with a shorter path. */
export function shellCommands(options: ShellCommandsOptions) {
  const { registry, navigate, show, chooseTheme, signOut, settings } = options;
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
      id: 'one-line',
      label: 'Write one line',
      keys: 'n',
      run: () => navigate('/contacts?action=one-line'),
    },
    {
      id: 'import-contacts',
      label: 'Import contacts',
      run: () => navigate('/contacts/import'),
    },
    {
      id: 'show-my-card',
      label: 'My card',
      words: [
        ...['qr', 'qr code', 'show my card', 'share my card', 'business card', 'contact card'],
        ...[
          'visiting card',
          'my contact',
          'share my contact',
          'share contact card',
          'scan',
          'scan card',
        ],
        ...[
          'card scan',
          'my details',
          'my vcard',
          'share my details',
          'hand out card',
          'give card',
        ],
      ],
      run: () => navigate('/settings/profile?action=show-card'),
    },
    ...MAKING.map(({ id, label, to, things }) => ({
      id,
      label,
      words: each('new create make add generate', ...things),
      run: () => navigate(`${to}?action=${id}`),
    })),
    // Narrow screens have no bell; Today says the same.
    { ...SHOW_NOTIFICATIONS, run: () => navigate('/contacts') },
    {
      id: 'show-shortcuts',
      label: 'Keyboard shortcuts',
      words: [
        ...['help', 'keys', 'hotkeys', 'keyboard', 'shortcuts', 'key bindings', 'list shortcuts'],
        ...['how use', 'how work', 'what can type', 'what can say', 'instructions', 'manual'],
      ],
      keys: '?',
      run: () => show('shortcuts'),
    },
    ...THEMES.map(({ choice, label, words }) => ({
      id: `theme:${choice}`,
      label,
      words: [...words, 'appearance', 'mode', 'colors', 'switch turn use enable set change make'],
      run: () => chooseTheme(choice),
    })),
    {
      id: 'sign-out',
      label: 'Sign out',
      words: [
        'log out',
        'logout',
        'log off',
        'leave',
        'exit',
        'quit',
        'sign off',
        'log me out',
        'sign me out',
        'bye',
      ],
      run: signOut,
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
      words: ['preferences', 'options', 'configuration', 'my settings', 'change settings', 'setup'],
      keys: 'g s',
      run: () => navigate('/settings'),
    },
    ...settings.map(({ slug, name, summary }) => ({
      id: `go-to:settings/${slug}`,
      label: `Settings: ${name}`,
      words: [name, summary, ...(SETTINGS_WORDS[slug] ?? [])],
      run: () => navigate(`/settings/${slug}`),
    })),
  ];
  return { actions, pages };
}
