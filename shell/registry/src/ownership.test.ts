import {
  claimsOfOthers,
  commandsOfOthers,
  withoutShared,
  withRetired,
  withShared,
} from './changes.ts';
import { type Registry, type RegistryRemote, type RemoteCommand } from './registry.ts';
import { parseWholeRegistry } from './whole-registry.ts';

function remote(name: string, routes: string[], commands: RemoteCommand[] = []): RegistryRemote {
  const current = {
    version: '1.0.0',
    entry: `https://cdn.example/${name}/1.0.0/remoteEntry.js`,
    preload: [],
    publishedAt: '',
    publishedBy: 'Ada',
    commands,
  };
  return { name, contract: 1, routes, current };
}
const brief = { id: 'brief', label: 'Open a briefing', to: '/contacts' };
const contacts = remote('mf-contacts', ['/contacts'], [brief]);
const registry: Registry = {
  registry: 1,
  revision: 3,
  remotes: [contacts],
  nav: [
    { label: 'Contacts', path: '/contacts' },
    { label: 'Coaching', path: '/coaching' },
  ],
};
const reports = { name: 'mf-reports', routes: ['/reports'], nav: [] };

describe('claimsOfOthers', () => {
  it('lists paths, labels, and the paths of the shell with their owners', () => {
    expect(
      claimsOfOthers(registry, {
        name: 'mf-reports',
        routes: ['/contacts/x', '/settings', '/api/x', '/settings-of-reports'],
        nav: [
          { label: ' contacts', path: '/settings-of-reports' },
          { label: 'COACHING', path: '/settings-of-reports/x' },
        ],
      }),
    ).toEqual([
      '/contacts/x belongs to mf-contacts',
      '/settings belongs to the shell',
      '/api/x belongs to the shell',
      'the label " contacts" belongs to mf-contacts',
      'the label "COACHING" belongs to the navigation entry for /coaching',
    ]);
  });

  it('is empty for a remote whose planned entry is in the navigation already', () => {
    const nav = [{ label: 'Coaching', path: '/coaching' }];
    expect(claimsOfOthers(registry, { name: 'mf-coaching', routes: ['/coaching'], nav })).toEqual(
      [],
    );
  });
});

describe('commandsOfOthers', () => {
  const mine = (id: string, label: string) => [{ id, label, to: '/reports' }];
  const taken = (...command: [string, string]) =>
    commandsOfOthers(registry, 'mf-reports', mine(...command));

  it('lists commands with the ID or label of another remote', () => {
    expect(taken('brief', 'Reports')).toEqual([
      'the command "Reports" (brief) belongs to mf-contacts',
    ]);
    expect(taken('reports', 'open a Briefing')).toHaveLength(1);
    expect(taken('reports', 'Reports')).toEqual([]);
  });

  it('leaves the own ones and those of a retired remote out', () => {
    expect(commandsOfOthers(registry, 'mf-contacts', [brief])).toEqual([]);
    const retired = withRetired(registry, contacts, { at: '', by: 'Ada' });
    expect(commandsOfOthers(retired, 'mf-reports', [brief])).toEqual([]);
  });
});

describe('withShared', () => {
  const share = { path: '/contacts/reports', with: 'mf-reports', at: '', by: 'Ada' };

  it('lets only the named remote claim the path, until it ends', () => {
    const shared = withShared(registry, contacts, share);
    const claim = { ...reports, routes: ['/contacts/reports'] };
    expect(claimsOfOthers(shared, claim)).toEqual([]);
    expect(claimsOfOthers(shared, { ...claim, name: 'mf-other' })).toHaveLength(1);
    expect(claimsOfOthers(shared, { ...claim, routes: ['/contacts/all'] })).toHaveLength(1);
    expect(claimsOfOthers(withoutShared(shared, share), claim)).toHaveLength(1);
  });

  it('shares nothing but paths below those of the owner', () => {
    for (const path of ['/contacts', '/coaching/x', '/']) {
      expect(() => withShared(registry, contacts, { ...share, path })).toThrow(
        `${path} is not below the paths of mf-contacts, which are /contacts.`,
      );
    }
  });

  it('stays in the registry that is read, unless it is unreadable', () => {
    const shared = withShared(registry, contacts, share);
    expect(parseWholeRegistry(shared)).toMatchObject({ registry: shared, problems: [] });
    expect(parseWholeRegistry({ ...shared, shares: [{ path: 1 }] }).problems).toEqual([
      "The registry's shared paths aren't readable.",
    ]);
  });
});
