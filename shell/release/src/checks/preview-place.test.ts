import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from '../stores/folder-store.ts';
import { requirePreviewPlace } from './preview-place.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preview-place-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const check = (shell?: string) => requirePreviewPlace(folderStore(folder), shell);
const write = (config: object) =>
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));

describe('requirePreviewPlace', () => {
  it.each(['production', ' Production'])(
    'refuses %p, whatever else it says',
    async (environment) => {
      write({ environment, remoteOverrides: true });
      await expect(check()).rejects.toThrow(
        /config\.json in .* says that this is production, which takes no previews\..*\nNothing was released/,
      );
    },
  );

  it.each([undefined, false, 'true'])(
    'refuses a place where the link would do nothing: %p',
    async (remoteOverrides) => {
      write({ environment: 'staging', remoteOverrides });
      await expect(check()).rejects.toThrow(
        "doesn't allow previews, so the link of this one would do nothing",
      );
    },
  );

  it('accepts a preview in an environment that allows it, and in a target without settings', async () => {
    await expect(check()).resolves.toBeUndefined();
    write({ environment: 'staging', remoteOverrides: true });
    await expect(check(folder)).resolves.toBeUndefined();
  });

  describe('for a running shell', () => {
    let server: Server;
    let config: object;
    let shell: string;
    beforeEach(async () => {
      server = createServer((_request, response) => response.end(JSON.stringify(config)));
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      shell = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    afterEach(() => server.close());

    it('uses the settings of that shell', async () => {
      config = { environment: 'local', remoteOverrides: true };
      await expect(check(shell)).resolves.toBeUndefined();
      config = { environment: 'local' };
      await expect(check(shell)).rejects.toThrow(`${shell}/config.json doesn't allow previews`);
    });
  });
});
