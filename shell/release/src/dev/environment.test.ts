import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { readEnvironment } from './environment.ts';

let server: Server;
let files: Record<string, unknown>;
let origin: string;

beforeEach(async () => {
  files = {
    '/config.json': { environment: 'staging', remoteOverrides: true },
    '/remotes.json': { registry: 1, remotes: [{ name: 'mf-contacts' }, { name: 'mf-coaching' }] },
  };
  server = createServer((request, response) => {
    const file = files[request.url ?? ''];
    response.writeHead(file === undefined ? 404 : 200).end(JSON.stringify(file));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('readEnvironment', () => {
  it('returns the name and the remotes of an environment', async () => {
    expect(await readEnvironment(origin)).toEqual({
      name: 'staging',
      remotes: ['mf-contacts', 'mf-coaching'],
    });
  });

  it('refuses production', async () => {
    files['/config.json'] = { environment: 'production' };
    await expect(readEnvironment(origin)).rejects.toThrow(`${origin} is a production environment`);
  });

  it('refuses an environment that doesn’t allow overrides', async () => {
    files['/config.json'] = { environment: 'staging' };
    await expect(readEnvironment(origin)).rejects.toThrow(
      `${origin} takes no remote from a developer's machine. Set "remoteOverrides": true`,
    );
  });

  it('names the missing file', async () => {
    delete files['/remotes.json'];
    await expect(readEnvironment(origin)).rejects.toThrow(
      `${origin}/remotes.json cannot be read, so there is no shell to show the remote: it answered 404`,
    );
  });
});
