import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Action, ACTIONS, openTokens } from '../service/access-tokens.ts';
import { openAuditLog } from '../service/audit-log.ts';
import { LIMITS } from '../service/limits.ts';
import { registryService, type ServiceOptions } from '../service/registry-service.ts';
import { REGISTRY_KEY, type ObjectStore } from '../stores/object-store.ts';
import { folderStore } from '../stores/folder-store.ts';
import { serviceStore } from '../stores/service-store.ts';
import { portOf } from './port-of.ts';

/** Writes the registry of a store that has mf-contacts with the page at `/`, and settings that allow previews. */
export function writePlace(folder: string): void {
  const current = {
    version: '1.0.0',
    entry: 'https://cdn.example/mf-contacts/1.0.0/remoteEntry.js',
    preload: [],
    publishedAt: '2026-11-20T00:00:00.000Z',
    publishedBy: 'Ada',
  };
  const registry = {
    registry: 1,
    revision: 1,
    remotes: [{ name: 'mf-contacts', contract: 1, routes: ['/contacts'], index: true, current }],
    nav: [{ label: 'Contacts', path: '/contacts' }],
  };
  mkdirSync(join(folder, 'registry'), { recursive: true });
  writeFileSync(join(folder, REGISTRY_KEY), JSON.stringify(registry));
  const config = { environment: 'staging', remoteOverrides: true };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
}

/** Starts a registry service on a free port. */
export async function startService(folder: string, change: Partial<ServiceOptions> = {}) {
  const access = join(folder, 'registry-access');
  const now = change.now ?? (() => new Date());
  const tokens = await openTokens(access);
  const audit = openAuditLog(access, now);
  const warnings: string[] = [];
  const server = registryService({
    store: folderStore(folder),
    tokens,
    audit,
    limits: LIMITS,
    baseUrl: 'https://cdn.example/{remote}',
    promotesFrom: undefined,
    trustedProxies: 0,
    warn: (line) => void warnings.push(line),
    now,
    ...change,
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${portOf(server)}`;

  const tokenFor = async (remotes: string[], actions: readonly Action[] = ACTIONS) =>
    (await tokens.add({ team: `team of ${remotes.join()}`, remotes, actions, days: 90 }, now()))
      .secret;
  return {
    address,
    tokens,
    audit,
    warnings,
    tokenFor,
    /** Opens the store as a team does. */
    async open(remotes: string[], actions?: readonly Action[]): Promise<ObjectStore> {
      return serviceStore({ address, token: await tokenFor(remotes, actions), waitsMs: [1, 1, 1] });
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export type TestService = Awaited<ReturnType<typeof startService>>;
