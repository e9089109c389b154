import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listeningInodes, portOwner, shortCommand } from './port-owner.ts';
import { requireFreePorts, requireNode, requireWritableFolder } from './preflight.ts';

describe('requireNode', () => {
  it.each(['v20.19.0', 'v20.20.2', 'v22.1.0', 'v100.0.0'])('accepts %s', (version) => {
    expect(() => requireNode(version)).not.toThrow();
  });

  it.each(['v20.18.3', 'v18.20.0', 'v9.99.0'])('refuses %s with advice', (version) => {
    expect(() => requireNode(version)).toThrow(`This is Node ${version}; Rapport needs 20.19`);
  });
});

describe('requireWritableFolder', () => {
  it('makes the folder, and says why one cannot be used', () => {
    const folder = mkdtempSync(join(tmpdir(), 'writable-'));
    try {
      requireWritableFolder(join(folder, 'new/deep'));
      writeFileSync(join(folder, 'file'), '');
      expect(() => requireWritableFolder(join(folder, 'file/data'))).toThrow(
        /The data folder .* cannot be written to: .*RAPPORT_DATA/,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('requireFreePorts', () => {
  let server: Server;
  let port: number;
  const print = jest.fn();
  const ports = () => ({
    shell: port,
    remotes: {},
    otherRemotes: 0,
    api: 0,
    auth: 0,
    postgres: 0,
    mail: 0,
  });

  beforeEach(async () => {
    server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    port = (server.address() as { port: number }).port;
  });
  afterEach(async () => {
    if (server.listening) await new Promise((closed) => server.close(closed));
  });

  it('names the port, its part, who has it, and the way out', async () => {
    await expect(requireFreePorts(ports(), false, print)).rejects.toThrow(
      new RegExp(`- ${port} \\(shell\\) is taken by [^]*RAPPORT_PORT=${port + 100}`),
    );
  });

  it('waits for the parts of a run that was killed', async () => {
    // It prints a message when it has found the port taken.
    print.mockImplementation(() => server.close());
    await requireFreePorts(ports(), true, print);
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('sees a program that has the port on IPv6 only', async () => {
    await new Promise((closed) => server.close(closed));
    server = createServer();
    const listening = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen({ port, host: '::1' }, () => resolve(true));
    });
    // A machine without IPv6 can't find the port taken.
    const outcome = requireFreePorts(ports(), false, print).then(
      () => 'free',
      () => 'taken',
    );
    expect(await outcome).toBe(listening ? 'taken' : 'free');
  });

  it('knows its own process as the owner where the system tells', () => {
    const owner = portOwner(port);
    expect(owner === undefined || owner.startsWith(`process ${process.pid} (`)).toBe(true);
  });
});

describe('listeningInodes', () => {
  const table = [
    '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode',
    '   0: 0100007F:1068 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4711 1',
    '   1: 0100007F:1068 0100007F:9999 01 00000000:00000000 00:00000000 00000000     0        0 4712 1',
    '   2: 0100007F:1069 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4713 1',
  ].join('\n');

  it('finds the listener of a port, not its connections', () => {
    expect(listeningInodes(table, 0x1068)).toEqual(['4711']);
  });
});

describe('shortCommand', () => {
  it('shows the program and what it was given', () => {
    const command = [
      '/usr/bin/node',
      '--import',
      'file:///x/preload.mjs',
      '--import',
      'tsx',
      '/app/main.ts',
      '',
    ];
    expect(shortCommand(command)).toBe('node tsx /app/main.ts');
    expect(shortCommand(['python3', '-m', 'http.server', '4200'])).toBe('python3 http.server 4200');
  });

  it('cuts a long one', () => {
    expect(shortCommand(['sh', 'x'.repeat(200)])).toHaveLength(80);
  });
});
