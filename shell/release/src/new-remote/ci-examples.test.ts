import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@rapport/workspace-kit';
import { previewLink } from '../previews.ts';

const TEMPLATE = join(REPOSITORY, 'shell/release/src/new-remote/template-outside');
const read = (name: string) => readFileSync(join(TEMPLATE, `${name}.template`), 'utf8');
const manifest: { scripts: Record<string, string> } = JSON.parse(
  read('package.json').replaceAll(/\{\{\w+\}\}/g, 'x'),
);

it('offers every command of the package as a script, but for those of a host and new remotes', () => {
  const program = readFileSync(join(REPOSITORY, 'shell/release/src/rapport.ts'), 'utf8');
  const commands = [...program.matchAll(/^ {2}'?([\w:]+)'?: \(\) => import/gm)].map(
    ([, name]) => name,
  );
  const scripts = Object.entries(manifest.scripts).flatMap(([name, run]) =>
    run === `rapport ${name}` ? [name] : [],
  );
  expect(scripts.toSorted()).toEqual(
    commands.filter((name) => !['new:remote', 'registry', 'share'].includes(name ?? '')).toSorted(),
  );
});

describe.each(['.github/workflows/remote.yml', '.gitlab-ci.yml'])('%s', (name) => {
  const text = read(name);

  it('runs only commands of this repository', () => {
    const commands = [...text.matchAll(/pnpm@12 ([\w:]+)/g)].map(([, command = '']) => command);
    expect(commands).toEqual(expect.arrayContaining(['install', 'typecheck', 'test', 'release']));
    const own = commands.filter((command) => command !== 'install');
    expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(own));
  });

  it('finds the preview link in the output of the command', () => {
    const pattern = /grep -o '([^']+)'/.exec(text)?.[1] ?? '';
    const preview = { remote: 'mf-reports', version: '1.4.0' };
    const link = previewLink('https://staging.example.com', '/reports', preview);
    // `\?` makes the character before it optional in grep's expressions.
    const found = new RegExp(pattern.replace(String.raw`\?`, '?')).exec(`Link: ${link}`);
    expect(found?.[0]).toBe(link);
  });

  it('reads tokens from variables, and keeps its own braces', () => {
    expect(text).not.toMatch(/rapport_rt_/);
    const fields = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, field]) => field);
    expect(new Set(fields)).toEqual(new Set(['name']));
  });
});
