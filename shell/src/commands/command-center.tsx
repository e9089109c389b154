import { commandsOf, type Registry, type RemoteCommand } from '@rapport/registry';
import { useShellUser, type Command } from '@rapport/remote-api';
import { singleKeysItem } from '@rapport/remote-api/commands';
import { useNavigate } from '@rapport/remote-api/router';
import { useThemeChoice } from '@rapport/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { CommandMenu } from './command-menu.tsx';
import { type Commands } from './commands.ts';
import { type SettingsPageName, shellCommands } from './shell-commands.ts';
import { isTaken, meaningOf, type FirstKey } from './shortcut-keys.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { COPIED, declaredVerb, REACH, type Verb, verbOf } from './verbs.ts';

export { completeRegistry } from '../remotes/complete-registry.ts';

interface CommandCenterProps {
  commands: Commands;
  registry: Registry;
  /** The registry with the remotes' commands; may be newer than `registry`. */
  complete: Registry;
  onSignOut: () => void;
  /** Fetches the names of the settings pages; must be the same function on every render. */
  loadSettings: () => Promise<readonly SettingsPageName[]>;
}

/** Keys that were pressed before this code was loaded. */
let early: readonly KeyboardEvent[] = [];

/** Accepts keys that were pressed while this code was being fetched. */
export function meetEarlyKeys(events: readonly KeyboardEvent[]): void {
  early = events;
}

/** Runs commands by their keys, and shows the command menu and the list of shortcuts. */
export function CommandCenter(props: CommandCenterProps) {
  const { commands, registry, complete, onSignOut, loadSettings } = props;
  const navigate = useNavigate();
  const userId = useShellUser()?.id ?? '';
  const shown = useStore(commands.store, (state) => state.shown);
  const [, chooseTheme] = useThemeChoice();
  const own = shellCommands({
    registry,
    navigate: (to) => void navigate(to),
    show: commands.show,
    chooseTheme,
    signOut: onSignOut,
    settings: useSettingsPages(shown === 'menu', loadSettings),
  });
  useKeys({ commands, userId, own: [...own.actions, ...own.pages] });

  const close = () => commands.show(null);
  const run = (command: () => void) => {
    // The menu returns the focus before the next part takes it.
    flushSync(close);
    setTimeout(command);
  };
  switch (shown) {
    case null:
      return null;
    case 'menu':
      return (
        <CommandMenu
          verbs={allVerbs(
            commands.available([...own.actions, ...own.pages]),
            commandsOf(registry, complete),
          )}
          userId={userId}
          onRun={run}
          onClose={close}
        />
      );
    case 'shortcuts':
      return (
        <ShortcutsDialog
          commands={commands.available([...own.actions, ...own.pages])}
          onClose={close}
        />
      );
    default:
      return shown satisfies never;
  }
}

/** Returns all verbs: those offered now, and those of remotes, whose code doesn't need to be loaded. */
function allVerbs(offered: readonly Command[], known: readonly RemoteCommand[]): Verb[] {
  const isOffered = new Set(offered.map(({ id }) => id));
  return [
    ...offered.map((command) =>
      verbOf(
        command,
        known.find(({ id }) => id === command.id),
      ),
    ),
    ...known.filter(({ id }) => !isOffered.has(id)).map(declaredVerb),
    ...REACH,
    ...COPIED,
  ];
}

/** Returns the settings pages, whose code is fetched with the menu; empty until then. */
function useSettingsPages(
  isNeeded: boolean,
  load: CommandCenterProps['loadSettings'],
): readonly SettingsPageName[] {
  const [pages, setPages] = useState<readonly SettingsPageName[]>([]);
  // Dynamic imports are outside of React.
  useEffect(() => {
    if (!isNeeded) return;
    // Without it, the settings as a whole can still be found.
    load().then(setPages, () => undefined);
  }, [isNeeded, load]);
  return pages;
}

interface KeysOptions {
  commands: Commands;
  userId: string;
  own: readonly Command[];
}

function useKeys(options: KeysOptions): void {
  const latest = useRef(options);
  const first = useRef<FirstKey | null>(null);
  useEffect(() => {
    latest.current = options;
  });

  // Keys are handled on the whole page.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { commands, userId, own } = latest.current;
      const { key, ctrlKey, metaKey, altKey, repeat } = event;
      if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey) {
        event.preventDefault();
        if (commands.store.getState().shown === 'menu') commands.show(null);
        else if (!isTaken(null)) commands.show('menu');
        return;
      }
      if (key.length !== 1 || ctrlKey || metaKey || altKey || repeat) return;
      if (event.defaultPrevented || isTaken(event.target)) return;
      if (singleKeysItem(userId).read() === false) return;
      const meaning = meaningOf(key, Date.now(), first.current, commands.available(own));
      first.current = meaning.first;
      if (meaning.run === null) return;
      event.preventDefault();
      meaning.run.run();
    };
    for (const event of early) press(event);
    early = [];
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
