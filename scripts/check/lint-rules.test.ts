import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packageBin, REPOSITORY, runNode } from '@rapport/workspace-kit';
import { ALLOWED, VIOLATIONS, COVERED, UNREADABLE } from './lint-violations.ts';

interface Diagnostic {
  code?: string;
  filename: string;
}

interface Config {
  rules: Record<string, unknown>;
  overrides: { rules: Record<string, unknown> }[];
}

/** Rules that apply where those for most files don't. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'getter-return': 'shell/getter-return.mjs',
  'no-dupe-class-members': 'shell/no-dupe-class-members.mjs',
  'no-redeclare': 'shell/no-redeclare.mjs',
  'no-undef': 'shell/no-undef.mjs',
  'no-delete-var': 'shell/no-delete-var.cjs',
  'no-with': 'shell/no-with.cjs',
  'unicorn/filename-case': 'shell/src/fileName.ts',
  'rapport/wait-for-states': 'shell/src/pause.test.ts',
};

const ROOMS = ['api', 'scripts', 'shell'];

let house: string;
let found: string[];

function write(path: string, content: string) {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), content);
}

function placeOf(rule: string): string {
  const name = rule.replace('/', '-');
  return ELSEWHERE[rule] ?? `shell/src/${name}.${rule.startsWith('react/') ? 'tsx' : 'ts'}`;
}

/** Returns the name of a rule as oxlint prints it. */
function codeOf(rule: string): string {
  const [plugin, name] = rule.includes('/') ? rule.split('/') : ['eslint', rule];
  const isOfHooks = name === 'rules-of-hooks' || name === 'exhaustive-deps';
  return `${isOfHooks ? 'react-hooks' : plugin}(${name})`;
}

/** Creates a small workspace with a violation of every rule, and checks it with the real rules. */
beforeAll(async () => {
  house = realpathSync(mkdtempSync(join(tmpdir(), 'lint-')));
  const specified = 'e2e/specified-texts/specified-texts.json';
  for (const path of ['.oxlintrc.json', 'scripts/lint', specified, 'tsconfig.base.json']) {
    cpSync(join(REPOSITORY, path), join(house, path), { recursive: true });
  }
  symlinkSync(join(REPOSITORY, 'node_modules'), join(house, 'node_modules'));
  const compilerOptions = { jsx: 'preserve', lib: ['es2023', 'dom'] };
  const project = { extends: '../tsconfig.base.json', compilerOptions, include: ['.'] };
  for (const room of ROOMS) {
    write(`${room}/tsconfig.json`, JSON.stringify(project));
  }
  for (const rule of Object.keys(VIOLATIONS)) write(placeOf(rule), VIOLATIONS[rule] ?? '');
  for (const [rule, path, content] of ALLOWED) write(path, content ?? VIOLATIONS[rule] ?? '');
  for (const [name, content] of Object.entries(UNREADABLE)) write(`shell/${name}`, content);
  write('shell/src/long.test.ts', 'see();\n'.repeat(401));
  write('shell/src/wrong-type.ts', "export const a: number = 'b';\n");
  write('shell/src/wrong-type.test.tsx', "export const a: number = 'b';\n");
  write('shell/vite.config.ts', "export const a: number = 'b';\n");
  write('shell/src/needless.ts', '// oxlint-disable-next-line no-var\nexport const a = 1;\n');
  const oxlint = packageBin(REPOSITORY, 'oxlint');
  const { output } = await runNode(
    [oxlint, '--disable-nested-config', '--format', 'json', ...ROOMS],
    { cwd: house },
  );
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(
    output.slice(output.indexOf('{')),
  );
  found = diagnostics.map(({ code = 'none', filename }) => `${filename}: ${code}`);
});

afterAll(() => rmSync(house, { recursive: true }));

describe('the rules of the linter', () => {
  it.each(Object.keys(VIOLATIONS))('refuse a breach of %s', (rule) => {
    expect(found).toContain(`${placeOf(rule)}: ${codeOf(rule)}`);
  });

  it.each(ALLOWED)('allow a breach of %s in %s', (rule, path) => {
    expect(found).not.toContain(`${path}: ${codeOf(rule)}`);
  });

  it.each(Object.keys(UNREADABLE))('need not know what the parser refuses: %s', (name) => {
    expect(found).toContain(`shell/${name}: none`);
  });

  it('refuse a test of more than 400 lines', () => {
    expect(found).toContain('shell/src/long.test.ts: eslint(max-lines)');
  });

  it.each(['src/wrong-type.ts', 'src/wrong-type.test.tsx', 'vite.config.ts'])(
    'refuse a wrong type in %s',
    (path) => {
      expect(found).toContain(`shell/${path}: typescript(TS2322)`);
    },
  );

  it('refuse a comment that disables a nonexistent rule', () => {
    expect(found).toContain('shell/src/needless.ts: none');
  });

  it('have a breach above for every rule', () => {
    const config: Config = JSON.parse(readFileSync(join(REPOSITORY, '.oxlintrc.json'), 'utf8'));
    const rules = [config, ...config.overrides].flatMap((part) => Object.entries(part.rules));
    const on = rules.flatMap(([rule, level]) => (level === 'off' ? [] : [rule]));
    expect([...Object.keys(VIOLATIONS), ...COVERED].sort()).toEqual([...new Set(on)].sort());
  });
});
