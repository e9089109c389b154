import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type Answer } from '../answer.ts';
import { parseRequestPath } from '../serve/request-path.ts';
import { siteOrigin } from '../serve/site-origin.ts';
import { answerByRules } from '../test/answer-by-rules.ts';
import { CONFIG, SAMPLE_PATHS, sampleRegistry, writeSampleSite } from '../test/sample-site.ts';
import { exportSite, type ExportOptions } from './export-site.ts';
import { type SiteRules } from './site-rules.ts';

let folder: string;
let to: string;
let sources: { shell: string; releases: string };
let clock: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
  to = join(folder, 'www');
  sources = writeSampleSite(folder);
  clock = Date.parse('2026-05-01T12:00:00.400Z');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (registry: unknown = sampleRegistry(), options: Partial<ExportOptions> = {}) =>
  exportSite({
    shell: sources.shell,
    registry: JSON.stringify(registry),
    config: CONFIG,
    remotes: sources.releases,
    to,
    now: () => new Date(clock),
    warn: (problem) => {
      throw new Error(problem);
    },
    ...options,
  });
const site = (path: string) => join(to, 'current/site', path);
const rules = (): SiteRules => JSON.parse(readFileSync(join(to, 'current/rules.json'), 'utf8'));

describe('the paths of an export', () => {
  let place: string;
  beforeAll(async () => {
    place = mkdtempSync(join(tmpdir(), 'export-paths-'));
    const { shell, releases } = writeSampleSite(place);
    writeFileSync(join(place, 'remotes.json'), JSON.stringify(sampleRegistry()));
    await exportSite({
      shell,
      remotes: releases,
      registry: JSON.stringify(sampleRegistry()),
      config: CONFIG,
      to: join(place, 'www'),
      now: () => new Date(),
      warn: () => {},
    });
  });
  afterAll(() => rmSync(place, { recursive: true }));

  it.each(SAMPLE_PATHS)('answer %s as the origin does: status, headers, body', async (target) => {
    const origin = siteOrigin(
      {
        root: join(place, 'shell'),
        registryFile: join(place, 'remotes.json'),
        config: CONFIG,
        services: ['https://app.example', 'https://auth.example'],
        warn: () => {},
        log: () => {},
      },
      join(place, 'releases'),
    );
    const parsed = parseRequestPath(target);
    if (parsed.status === 'refused') throw new Error(parsed.reason);
    const answer = await origin.handle({ path: parsed.path, acceptEncoding: 'br' });
    const current = join(place, 'www/current');
    const rules: SiteRules = JSON.parse(readFileSync(join(current, 'rules.json'), 'utf8'));
    expect(answerByRules(rules, join(current, 'site'), parsed.path)).toEqual(plain(answer));
  });
});

describe('an export', () => {
  it('answers what another app shares, without a service worker, as the origin does', async () => {
    await write();
    const { status, headers } = answerByRules(rules(), site(''), '/share');
    expect({ status, headers }).toMatchObject({
      status: 303,
      headers: { location: '/contacts/share?problem=not-received' },
    });
    const text = (file: string) => readFileSync(join(to, 'current', file), 'utf8');
    expect(text('nginx.conf')).toContain('return 303 "/contacts/share?problem=not-received";');
    // Before the rule that refuses methods.
    expect(text('Caddyfile').indexOf('redir * /contacts/share')).toBeLessThan(
      text('Caddyfile').indexOf('respond 405'),
    );
  });

  it('lets the import map of every page run by its hash', async () => {
    await write();
    const { headers, body } = answerByRules(rules(), site(''), '/contacts/5f');
    const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(body) ?? [];
    const hash = createHash('sha256').update(map).digest('base64');
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining(`'sha256-${hash}'`),
    });
    expect(map).toContain('/remotes/mf-contacts/1.2.0/remoteEntry.js":"sha384-AAAA"');
    expect(body).toContain('assets/one.js');
  });

  it('puts compressed forms beside what it has made', async () => {
    await write();
    expect(readdirSync(site('')).sort()).toEqual(
      expect.arrayContaining(['index.html', 'index.html.br', 'index.html.gz', 'remotes.json.br']),
    );
    expect(existsSync(site('remotes/shell'))).toBe(false);
    expect(existsSync(site('.build.json'))).toBe(false);
  });

  it('shares files with the export before, and none with the releases', async () => {
    const entry = 'remotes/mf-contacts/1.2.0/remoteEntry.js';
    const released = join(sources.releases, 'mf-contacts/1.2.0/remoteEntry.js');
    const bytes = readFileSync(released, 'utf8');
    await write();
    const first = statSync(site(entry));
    expect([first.nlink, statSync(released).nlink]).toEqual([1, 1]);
    await write({ ...sampleRegistry(), revision: 8 });
    expect(statSync(site(entry)).ino).toBe(first.ino);
    writeFileSync(site(entry), 'changed where it is served');
    expect(readFileSync(released, 'utf8')).toBe(bytes);
    // The next export contains the released file.
    await write({ ...sampleRegistry(), revision: 9 });
    expect(readFileSync(site(entry), 'utf8')).toBe(bytes);
  });

  it('is mended in place from what it was made of', async () => {
    const { folder } = await write();
    expect(await write()).toEqual({ folder, unchanged: true, mended: [] });
    expect(await write(sampleRegistry(), { repair: true })).toMatchObject({ mended: [] });
    const entry = '/remotes/mf-contacts/1.2.0/remoteEntry.js';
    writeFileSync(site(entry), 'changed');
    writeFileSync(site('/index.html.br'), 'changed');
    rmSync(site('/assets/index-1a2b.js'));
    const { mended } = await write(sampleRegistry(), { repair: true });
    expect(mended.sort()).toEqual(['/assets/index-1a2b.js', '/index.html', entry]);
    expect(readFileSync(site(entry))).toEqual(
      readFileSync(join(sources.releases, 'mf-contacts/1.2.0/remoteEntry.js')),
    );
    expect(await write(sampleRegistry(), { repair: true })).toMatchObject({ mended: [] });
  });

  it('is switched by a link, and nothing changes when it is run again', async () => {
    const first = await write();
    expect(join(to, readlinkSync(join(to, 'current')))).toBe(first.folder);
    expect(await write()).toMatchObject({ folder: first.folder, unchanged: true });
    const second = await write(sampleRegistry(undefined, 8));
    expect(second.unchanged).toBe(false);
    expect(join(to, readlinkSync(join(to, 'current')))).toBe(second.folder);
    expect(existsSync(first.folder)).toBe(true);
    expect(readdirSync(to).sort()).toEqual(['current', 'exports']);
  });

  it('names its own folder in the rules, so a server switches the site and policy together', async () => {
    const { folder: made } = await write();
    const nginx = readFileSync(join(to, 'current/nginx.conf'), 'utf8');
    expect(nginx).toContain(`root "${made}/site";`);
    expect(readFileSync(join(to, 'current/Caddyfile'), 'utf8')).toContain(`root * "${made}/site"`);
  });

  it('gives pages a new time with each export, even within a second, so ETags change', async () => {
    await write();
    const times = [statSync(site('index.html')).mtimeMs];
    await write(sampleRegistry(undefined, 8));
    times.push(statSync(site('index.html')).mtimeMs, statSync(site('index.html.br')).mtimeMs);
    expect(times).toEqual([
      Date.parse('2026-05-01T12:00:00Z'),
      Date.parse('2026-05-01T12:00:01Z'),
      Date.parse('2026-05-01T12:00:01Z'),
    ]);
  });

  it('keeps the scripts of an earlier shell for thirty days', async () => {
    await write();
    rmSync(join(sources.shell, 'assets/index-1a2b.js'));
    writeFileSync(join(sources.shell, 'assets/index-9z8y.js'), 'new');
    await write();
    expect(existsSync(site('assets/index-1a2b.js'))).toBe(true);
    clock += 29 * 24 * 3_600_000;
    await write(sampleRegistry(undefined, 8));
    expect(existsSync(site('assets/index-1a2b.js'))).toBe(true);
    clock += 2 * 24 * 3_600_000;
    await write(sampleRegistry(undefined, 9));
    expect(existsSync(site('assets/index-1a2b.js'))).toBe(false);
    expect(existsSync(site('assets/index-9z8y.js'))).toBe(true);
  });

  it('keeps five exports', async () => {
    for (const revision of [1, 2, 3, 4, 5, 6, 7]) await write(sampleRegistry(undefined, revision));
    expect(readdirSync(join(to, 'exports'))).toHaveLength(5);
  });

  it('changes nothing when the registry is not readable', async () => {
    const { folder: made } = await write();
    await expect(write(undefined, { registry: '{' })).rejects.toThrow();
    await expect(write({ registry: 2 })).rejects.toThrow();
    expect(join(to, readlinkSync(join(to, 'current')))).toBe(made);
  });

  it('leaves the releases out where remotes have origins of their own', async () => {
    await write(undefined, { remotes: undefined });
    expect(existsSync(site('remotes'))).toBe(false);
  });
});

describe('an export for a static host', () => {
  const text = (path: string) => readFileSync(site(path), 'utf8');

  it('has the rules of Netlify among its files', async () => {
    await write(undefined, { host: 'netlify' });
    expect(text('_redirects').split('\n')).toEqual([
      '# Generated by "pnpm export".',
      '/:retry/remotes/* /remotes/:splat 200',
      '/share /contacts/share?problem=not-received 302',
      '/assets/* /_pages/missing.txt 404',
      '/remotes/* /_pages/missing.txt 404',
      '/contacts/notes/:id /_pages/mf-notes-1.html 200',
      '/contacts/notes /_pages/mf-notes-2.html 200',
      '/contacts/notes/* /_pages/mf-notes-2.html 200',
      '/contacts /_pages/mf-contacts-1.html 200',
      '/contacts/new /_pages/mf-contacts-2.html 200',
      '/contacts/:contactId /_pages/mf-contacts-3.html 200',
      '/contacts /_pages/mf-contacts-4.html 200',
      '/contacts/* /_pages/mf-contacts-4.html 200',
      '/a.b /_pages/mf-notes-3.html 200',
      '/a.b/* /_pages/mf-notes-3.html 200',
      '',
    ]);
    expect(text('_headers')).toContain('content-security-policy: ');
    expect(text('_headers')).not.toContain('!');
    expect(text('404.html')).toContain('rapport-registry');
  });

  it('has those of Cloudflare Pages, which take the values of others away', async () => {
    await write(undefined, { host: 'cloudflare' });
    expect(text('_redirects')).toContain('/contacts /_pages/mf-contacts-1 200');
    expect(text('_redirects')).not.toContain(' 404');
    expect(text('_headers')).toContain(
      '/remotes/*\n  ! x-content-type-options\n  ! referrer-policy\n  ! cross-origin-resource-policy\n',
    );
    expect(text('assets/404.html')).toBe('Not found.\n');
  });
});

/** Returns the parts of a response that clients read, without those that depend on file system and transport. */
function plain({ status, headers, body }: Answer) {
  const encoding = headers['content-encoding'];
  const kept = Object.entries(headers).filter(
    ([name]) => !['etag', 'vary', 'content-encoding'].includes(name),
  );
  const bytes = body.kind === 'bytes' ? Buffer.from(body.bytes) : readFileSync(body.path);
  return {
    status,
    headers: Object.fromEntries(kept),
    body: (encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString(),
  };
}
