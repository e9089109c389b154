import { type Registry } from '@rapport/registry';
import { useShellUser, type Command } from '@rapport/remote-api';
import { singleKeysItem } from '@rapport/remote-api/commands';
import { useNavigate } from '@rapport/remote-api/router';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { CommandMenu } from './command-menu.tsx';
import { type Commands } from './commands.ts';
import { shellCommands } from './shell-commands.ts';
import { isTaken, meaningOf, type FirstKey } from './shortcut-keys.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

interface CommandCenterProps {
  commands: Commands;
  registry: Registry;
}

/** Keys that were pressed before this code was there. */
let early: readonly KeyboardEvent[] = [];

/** Takes over keys that were pressed while this code was fetched. */
export function meetEarlyKeys(events: readonly KeyboardEvent[]): void {
  early = events;
}

/** Runs commands by their keys, and shows the command menu and the list of shortcuts. */
export function CommandCenter({ commands, registry }: CommandCenterProps) {
  const navigate = useNavigate();
  const userId = useShellUser()?.id ?? '';
  const shown = useStore(commands.store, (state) => state.shown);
  const own = shellCommands({ registry, navigate: (to) => void navigate(to), show: commands.show });
  useKeys({ commands, userId, own: [...own.actions, ...own.pages] });

  const close = () => commands.show(null);
  const run = (command: () => void) => {
    // The menu gives the focus back before what comes next takes it.
    flushSync(close);
    setTimeout(command);
  };
  switch (shown) {
    case null:
      return null;
    case 'menu': {
      const pageIds = new Set(own.pages.map(({ id }) => id));
      return (
        <CommandMenu
          actions={commands.available(own.actions).filter(({ id }) => !pageIds.has(id))}
          pages={own.pages}
          userId={userId}
          onRun={run}
          onClose={close}
        />
      );
    }
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

  // Keys are pressed anywhere on the page.
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
