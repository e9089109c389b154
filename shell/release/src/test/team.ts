import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { type Room } from '@rapport/workspace-kit';
import { releaseRemote, type ReleaseOrder } from '../release-remote.ts';
import { type ObjectStore } from '../stores/object-store.ts';
import { writeBuiltRemote } from './built-remote.ts';
import { smallRelease } from './small-release.ts';

/** Creates a team that releases one remote with a path and a navigation entry. @param folder for its builds */
export function team(name: string, folder: string) {
  const path = `/${name.replace('mf-', '')}`;
  const label = name.replace('mf-', '');
  const claim = { name, routes: [path], nav: [{ label, path }] };
  const room: Room = { name, dir: name, tool: 'vite', inputs: [name] };
  const lines: string[] = [];
  return {
    lines,
    build(content: string): string {
      const built = mkdtempSync(join(folder, 'dist-'));
      writeBuiltRemote(built, content);
      return built;
    },
    release(store: ObjectStore, content: string, change: Partial<ReleaseOrder> = {}) {
      const order: ReleaseOrder = {
        room,
        workspace: folder,
        folder: this.build(content),
        version: '1.0.0',
        candidate: undefined,
        baseUrl: undefined,
        retryPrefix: true,
        by: 'Ada',
        commit: 'abc123',
        claim,
        ...change,
      };
      return releaseRemote(order, smallRelease(store, lines));
    },
  };
}
