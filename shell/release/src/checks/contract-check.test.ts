import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@rapport/workspace-kit';
import { checkContract } from './contract-check.ts';

const offer = {
  shell: 'http://localhost:4200',
  contract: 1,
  shared: { react: '19.3.1', '@rapport/remote-api': '1.0.0' },
};
const build = {
  entry: 'remoteEntry.js',
  integrity: 'sha384-x',
  preload: [],
  files: {},
  pages: {},
  commands: [],
  exposes: ['./module'],
  shared: [
    { name: 'react', requiredVersion: '^19.3.1' },
    { name: '@rapport/remote-api', requiredVersion: '^1.0.0' },
  ],
};
const check = (change: object, name = 'mf-contacts', contract = 1) =>
  checkContract({ name, contract, build: { ...build, ...change } }, offer);

describe('checkContract', () => {
  it('accepts a remote that fits the shell', () => {
    expect(() => check({})).not.toThrow();
    expect(() => check({ exposes: ['./module', './quiz-dialog'] }, 'mf-assessment')).not.toThrow();
    expect(() => check({ shared: [{ name: 'react', requiredVersion: '^19.0.0' }] })).not.toThrow();
  });

  it('names the contract versions of the shell and the remote', () => {
    expect(() => check({}, 'mf-contacts', 2)).toThrow(
      'mf-contacts does not fit the shell at http://localhost:4200, so it was not released:\n' +
        '- it was built for contract 2, and this shell speaks contract 1. Release the shell first.',
    );
    expect(() => check({}, 'mf-contacts', 0)).toThrow('Build the remote from sources of the same');
  });

  it('reports a missing ./module', () => {
    expect(() => check({ exposes: [] })).toThrow('it does not expose ./module');
  });

  it('reports a missing module that other remotes load', () => {
    expect(() => check({}, 'mf-assessment')).toThrow('it does not expose ./quiz-dialog');
  });

  it('names libraries that the shell doesn’t share', () => {
    const shared = [{ name: 'zustand', requiredVersion: '^5.0.0' }];
    expect(() => check({ shared })).toThrow('it takes zustand from the shell');
  });

  it.each(['^19.4.0', '^18.0.0', '^20.0.0'])('names a version that is not met: %s', (range) => {
    const shared = [{ name: 'react', requiredVersion: range }];
    expect(() => check({ shared })).toThrow(`it needs react ${range}, and this shell has 19.3.1.`);
  });

  it('reports all problems at once', () => {
    const shared = [{ name: 'zustand', requiredVersion: '^5.0.0' }];
    expect(() => check({ exposes: [], shared }, 'mf-contacts', 2)).toThrow(/\n- .*\n- .*\n- /);
  });
});

describe('upgrading a shared library', () => {
  /** Returns the installed version of a package. */
  const installed = (name: string): string =>
    JSON.parse(
      readFileSync(join(REPOSITORY, 'shell/remote-api/node_modules', name, 'package.json'), 'utf8'),
    ).version;
  const react = installed('react');
  const before = installed('react-previous');
  const release = (builtWith: string, shellHas: string) =>
    checkContract(
      {
        name: 'mf-contacts',
        contract: 1,
        build: { ...build, shared: [{ name: 'react', requiredVersion: `^${builtWith}` }] },
      },
      { ...offer, shared: { react: shellHas } },
    );

  it('accepts a remote built for a lower minor version than the shell’s', () => {
    expect(react).not.toBe(before);
    expect(() => release(before, react)).not.toThrow();
  });

  it('refuses a remote built for a higher version than the shell’s, which has to be released first', () => {
    expect(() => release(react, before)).toThrow(
      `it needs react ^${react}, and this shell has ${before}. Use the version in the catalog of pnpm-workspace.yaml that the shell was built with, or release the shell first.`,
    );
  });

  it('accepts remotes built for an older router or query library, which they only use through facades', () => {
    const facades = ['@rapport/remote-api/router', '@rapport/remote-api/query'];
    const shared = facades.map((name) => ({ name, requiredVersion: '^1.0.0' }));
    const { sharedVersion: version } = JSON.parse(
      readFileSync(join(REPOSITORY, 'shell/remote-api/package.json'), 'utf8'),
    );
    const offered = Object.fromEntries(facades.map((name) => [name, version]));
    expect(() =>
      checkContract(
        { name: 'mf-contacts', contract: 1, build: { ...build, shared } },
        { ...offer, shared: offered },
      ),
    ).not.toThrow();
  });

  it('refuses a remote built for facades of another major version', () => {
    const shared = [{ name: '@rapport/remote-api/router', requiredVersion: '^1.0.0' }];
    expect(() =>
      checkContract(
        { name: 'mf-contacts', contract: 1, build: { ...build, shared } },
        { ...offer, shared: { '@rapport/remote-api/router': '2.0.0' } },
      ),
    ).toThrow('it needs @rapport/remote-api/router ^1.0.0, and this shell has 2.0.0.');
  });
});
