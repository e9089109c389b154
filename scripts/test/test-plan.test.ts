import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from '../check/checks.ts';
import { REPOSITORY } from '@rapport/workspace-kit';
import { BROWSER_SPECS, HOSTED_SPECS, LONG_SPECS } from './browser-specs.ts';
import { longTestsOf, planRooms, planTouched, readRequest } from './test-plan.ts';

const PACKAGES = ['shell', 'shell/remote-api', 'mf-contacts', 'api', 'api/contracts', 'shared-ui'];

describe('readRequest', () => {
  it('asks for every quick test without arguments, and for the others with --long', () => {
    expect(readRequest([], PACKAGES)).toEqual({ what: 'all', length: 'quick' });
    expect(readRequest(['--long'], PACKAGES)).toEqual({ what: 'all', length: 'long' });
    expect(readRequest(['api', '--long'], PACKAGES)).toMatchObject({ length: 'long' });
  });

  it('accepts only a number and a file after --repeat', () => {
    const request = readRequest(['--repeat', '20', 'api/test/labels.test.ts'], PACKAGES);
    expect(request).toEqual({ what: 'repeat', times: 20, file: 'api/test/labels.test.ts' });
    for (const words of [
      ['--repeat'],
      ['--repeat', 'x', 'a'],
      ['--repeat', '0', 'a'],
      ['--repeat', '2'],
    ])
      expect(() => readRequest(words, PACKAGES)).toThrow(/a number and a test file/);
  });

  it.each([
    ['contacts', 'mf-contacts'],
    ['mf-contacts', 'mf-contacts'],
    ['contracts', 'api/contracts'],
    ['remote-api', 'shell/remote-api'],
    ['shell/remote-api', 'shell/remote-api'],
    ['ui', 'shared-ui'],
    ['shared-ui', 'shared-ui'],
  ])('knows the room %s', (name, folder) => {
    const request = { what: 'rooms', folders: [folder], length: 'quick' };
    expect(readRequest([name], PACKAGES)).toEqual(request);
  });

  it('accepts several packages, each once', () => {
    const request = readRequest(['api', 'contacts', 'mf-contacts'], PACKAGES);
    expect(request).toMatchObject({ what: 'rooms', folders: ['api', 'mf-contacts'] });
  });

  it('refuses an unknown room and lists those that there are', () => {
    expect(() => readRequest(['api', 'contcats'], PACKAGES)).toThrow(
      'There is no room "contcats".\nRooms: shell, remote-api, contacts, api, contracts, ui.',
    );
  });

  it('refuses packages together with --changed, and unknown options', () => {
    expect(readRequest(['--changed'], PACKAGES)).toEqual({ what: 'changed' });
    expect(() => readRequest(['--changed', 'api'], PACKAGES)).toThrow(/leave the other/);
    expect(() => readRequest(['--watch'], PACKAGES)).toThrow(/no room "--watch"/);
  });
});

describe('planRooms', () => {
  it('runs what lies below the folder, and the specs that show the room', () => {
    expect(planRooms('/house.of', ['mf-coaching'])).toEqual({
      length: 'quick',
      jest: ['--testPathPatterns', String.raw`^/house\.of/mf-coaching/`],
      browser: ['journeys/coaching', 'journeys/you-and'],
      hosted: false,
    });
  });

  it.each(['shell/origin', 'e2e'])('runs what is tested behind nginx for %s', (room) => {
    expect(planRooms('/w', [room]).hosted).toBe(true);
  });

  it('runs no browser test of a room without a spec, and all of them for e2e', () => {
    expect(planRooms('/w', ['api']).browser).toBeUndefined();
    expect(planRooms('/w', ['api', 'e2e']).browser).toEqual([]);
  });

  it('runs the long specs of a package on request', () => {
    const { length, browser } = planRooms('/w', ['api'], 'long');
    expect({ length, browser }).toEqual({
      length: 'long',
      browser: ['stack/earlier-api.long', 'wide/api-page.long', 'wide/second-tab.long'],
    });
  });

  it('runs a spec once that shows two rooms', () => {
    const specs = planRooms('/w', ['shell', 'mf-contacts']).browser ?? [];
    expect(new Set(specs).size).toBe(specs.length);
  });
});

describe('planTouched', () => {
  it('runs changed tests, and the specs of packages with changed sources', () => {
    const long = 'api/test/x.long.test.ts';
    const touched = ['mf-contacts/src/a.test.ts', 'mf-coaching/src/card.tsx', long];
    const plan = planTouched(touched, [...PACKAGES, 'mf-coaching']);
    expect(plan).toMatchObject({
      length: 'all',
      jest: ['--runTestsByPath', 'mf-contacts/src/a.test.ts', long],
      browser: expect.arrayContaining(['journeys/coaching', 'stack/earlier-api.long']),
      hosted: false,
    });
    expect(longTestsOf(plan)).toEqual(expect.arrayContaining([long, 'stack/earlier-api.long']));
  });

  it('runs a spec that was touched itself', () => {
    expect(planTouched(['e2e/specs/stack/recovery.spec.ts'], PACKAGES)).toEqual({
      length: 'all',
      jest: undefined,
      browser: ['stack/recovery'],
      hosted: false,
    });
  });

  it('runs the nginx tests if the code that writes or serves exports has changed', () => {
    const hosted = (path: string) => planTouched([path], PACKAGES).hosted;
    expect(hosted('shell/origin/src/export/nginx.ts')).toBe(true);
    expect(hosted('scripts/hosting/host-stack.ts')).toBe(true);
    expect(hosted('shell/origin/src/export/nginx.test.ts')).toBe(false);
  });

  it('runs every test of a kind when its setup was touched', () => {
    expect(planTouched(['scripts/jest/browser-setup.ts'], PACKAGES).jest).toEqual([]);
    expect(planTouched(['e2e/playwright.config.ts'], PACKAGES).browser).toEqual([]);
  });

  it('runs nothing when nothing was touched', () => {
    expect(planTouched([], PACKAGES)).toEqual({
      length: 'all',
      jest: undefined,
      browser: undefined,
      hosted: false,
    });
  });
});

describe('the specs of the rooms', () => {
  const specs = (folder: string) =>
    readdirSync(join(REPOSITORY, 'e2e/specs', folder)).map(
      (name) => `${folder}/${name.replace(/\.spec\.ts$/, '')}`,
    );

  it('cover every spec outside of stack/', () => {
    const named = new Set(Object.values(BROWSER_SPECS).flat());
    const quick = [...specs('journeys'), ...specs('wide')].filter(
      (spec) => !spec.endsWith('.long'),
    );
    expect([...named].sort()).toEqual(quick.sort());
  });

  it('include those that are repeated behind nginx', () => {
    for (const spec of HOSTED_SPECS) {
      expect(existsSync(join(REPOSITORY, `e2e/specs/${spec}.spec.ts`))).toBe(true);
    }
  });

  it('name every long spec for a room, apart from the one about web servers', () => {
    const named = new Set(Object.values(LONG_SPECS).flat());
    const long = ['journeys', 'wide', 'stack']
      .flatMap(specs)
      .filter((spec) => spec.endsWith('.long'));
    expect([...named, 'stack/hosting.long'].sort()).toEqual(long.sort());
  });

  it('belong to rooms that there are', () => {
    const rooms = Object.keys({ ...BROWSER_SPECS, ...LONG_SPECS });
    expect(packages(REPOSITORY)).toEqual(expect.arrayContaining(rooms));
    for (const folder of packages(REPOSITORY))
      expect(existsSync(join(REPOSITORY, folder))).toBe(true);
  });
});
