import { type Registry } from '@rapport/registry';
import { contentSecurityPolicy } from './content-security-policy.ts';

const release = (origin: string) => ({
  version: '1.0.0',
  entry: `${origin}/1.0.0/remoteEntry.js`,
  preload: [],
  publishedAt: '2026-01-01T00:00:00.000Z',
  publishedBy: 'test',
});
const registry: Registry = {
  registry: 1,
  revision: 1,
  remotes: [
    {
      name: 'mf-contacts',
      contract: 1,
      routes: ['/contacts'],
      current: release('http://localhost:4201'),
      previous: release('https://old.example'),
    },
  ],
  nav: [],
};

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('contentSecurityPolicy', () => {
  const options = {
    services: ['http://localhost:4210', 'http://localhost:4211'],
    images: ['http://localhost:4210'],
    inlineScripts: ["'sha256-map'"],
    allowLoopback: false,
  };
  const policy = contentSecurityPolicy(registry, options);

  it('runs code of the shell and of every registered release only', () => {
    expect(directive(policy, 'script-src')).toEqual([
      "'self'",
      "'sha256-map'",
      'http://localhost:4201',
      'https://old.example',
    ]);
    expect(policy).not.toContain('unsafe-eval');
  });

  it('lets pages talk to the services and the remotes', () => {
    expect(directive(policy, 'connect-src')).toEqual([
      "'self'",
      'http://localhost:4210',
      'http://localhost:4211',
      'http://localhost:4201',
      'https://old.example',
    ]);
  });

  it('shows pictures of the shell and of the API only', () => {
    expect(directive(policy, 'img-src')).toEqual(["'self'", 'data:', 'http://localhost:4210']);
  });

  it('allows inline styles and nothing else inline', () => {
    expect(policy.split('; ').filter((part) => part.includes('unsafe-inline'))).toEqual([
      expect.stringMatching(/^style-src /),
    ]);
  });

  it.each(['object-src', 'base-uri', 'frame-ancestors'])('closes %s', (name) => {
    expect(directive(policy, name)).toEqual(["'none'"]);
  });

  it('works without a registry', () => {
    const bare = contentSecurityPolicy(undefined, {
      ...options,
      services: [],
      images: [],
      inlineScripts: [],
    });
    expect(directive(bare, 'script-src')).toEqual(["'self'"]);
  });

  it('lets a developer load a remote from their own machine, where that is allowed', () => {
    const open = contentSecurityPolicy(registry, { ...options, allowLoopback: true });
    for (const name of ['script-src', 'connect-src', 'style-src', 'font-src']) {
      expect(directive(open, name)).toEqual(
        expect.arrayContaining(['http://localhost:*', 'http://127.0.0.1:*']),
      );
    }
    expect(directive(open, 'connect-src')).toContain('ws://localhost:*');
    expect(policy).not.toContain(':*');
  });
});
