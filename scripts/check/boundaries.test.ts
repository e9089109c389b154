import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packageBin, REPOSITORY, runNode } from '@rapport/workspace-kit';

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}

const SCRIPT = '../../../scripts/start.ts';

/** A forbidden import: the rule that reports it, the file it's in, and what it imports. */
const WRONG: [rule: string, from: string, imports: string][] = [
  ['contracts-stand-alone', 'api/contracts/src/to-api.ts', '../../src/service.ts'],
  ['shared-ui-stands-alone', 'shared-ui/src/to-contracts.ts', '@rapport/contracts'],
  ['api-client-stands-alone', 'api/client/src/to-contracts.ts', '@rapport/contracts'],
  ['sdk-knows-the-api-client', 'api/sdk/src/to-contracts.ts', '@rapport/contracts'],
  ['remote-api-knows-the-api-client', 'shell/remote-api/src/to-shell.ts', '../../src/app.ts'],
  ['registry-stands-alone', 'shell/registry/src/to-remote-api.ts', '@rapport/remote-api'],
  ['registry-knows-no-platform', 'shell/registry/src/to-node.ts', 'node:fs'],
  ['origin-serves-what-the-registry-says', 'shell/origin/src/to-kit.ts', '@rapport/workspace-kit'],
  ['release-knows-registry-and-contract', 'shell/release/src/to-shell.ts', '../../src/app.ts'],
  ['release-knows-registry-and-contract', 'shell/release/src/to-scripts.ts', SCRIPT],
  ['workspace-kit-starts-programs', 'scripts/workspace-kit/src/to-scripts.ts', '../../start.ts'],
  ['remote-kit-knows-the-remote-api', 'shell/remote-kit/src/to-shell.ts', '../../src/app.ts'],
  ['remotes-run-without-the-kit', 'mf-contacts/src/to-kit.ts', '@rapport/remote-kit'],
  ['remotes-meet-at-run-time', 'mf-contacts/src/to-remote.ts', '../../mf-assessment/src/quiz.ts'],
  ['remotes-meet-at-run-time', 'mf-contacts/src/to-shell.ts', '../../shell/src/app.ts'],
  ['remotes-meet-at-run-time', 'mf-contacts/src/to-api.ts', '../../api/src/service.ts'],
  ['remotes-meet-at-run-time', 'mf-contacts/src/to-scripts.ts', '../../scripts/start.ts'],
  ['features-are-independent', 'mf-contacts/src/features/a/a.ts', '../b/b.ts'],
  ['shell-loads-remotes-at-run-time', 'shell/src/to-remote.ts', '../../mf-assessment/src/quiz.ts'],
  ['shell-loads-remotes-at-run-time', 'shell/src/to-release.ts', '../release/src/index.ts'],
  ['shell-loads-remotes-at-run-time', 'shell/vite.config.ts', '../mf-assessment/src/quiz.ts'],
  ['api-knows-contracts', 'api/src/to-remote-api.ts', '@rapport/remote-api'],
  ['api-knows-contracts', 'api/test/to-scripts.ts', '../../scripts/start.ts'],
  ['e2e-knows-contracts', 'e2e/specs/to-remote.ts', '../../mf-assessment/src/quiz.ts'],
  ['scripts-know-the-data-contracts', 'scripts/to-api.ts', '../api/src/service.ts'],
  ['migrations-stand-alone', 'api/src/database/migrations/m0099-to-content.ts', '../../service.ts'],
  ['domain-knows-no-platform', 'api/contracts/src/to-node.ts', 'node:fs'],
  ['domain-knows-no-platform', 'api/src/contacts/domain/to-node.ts', 'node:crypto'],
  ['domain-is-pure', 'api/contracts/src/to-package.ts', 'react'],
  ['domain-is-pure', 'api/src/contacts/domain/to-package.ts', 'react'],
  ['domain-is-pure', 'api/src/contacts/domain/to-env.ts', '../../env.ts'],
  ['no-circles', 'shared-ui/src/one.ts', './other.ts'],
  ['nothing-unresolved', 'shared-ui/src/to-nothing.ts', './not-there.ts'],
  ['nothing-unresolved', 'shared-ui/src/to-no-package.ts', 'no-such-package'],
];

/** Allowed imports. */
const RIGHT: [from: string, imports: string][] = [
  ['mf-contacts/src/right.ts', '@rapport/contracts'],
  ['mf-contacts/src/also-right.ts', '@rapport/remote-api'],
  ['mf-contacts/src/right-too.ts', '@rapport/api-client'],
  ['shell/remote-api/src/right.ts', '@rapport/api-client'],
  ['api/sdk/src/right.ts', '@rapport/api-client'],
  ['mf-contacts/src/remote.ts', './features/b/b.ts'],
  ['mf-contacts/src/right.test.ts', '@rapport/remote-kit'],
  ['shell/src/right.ts', '@rapport/remote-api'],
  ['shell/src/also-right.ts', '@rapport/registry'],
  ['shell/origin/src/right.ts', '@rapport/registry'],
  ['shell/release/src/right.ts', '@rapport/registry'],
  ['shell/release/src/also-right.ts', '@rapport/workspace-kit'],
  ['shell/remote-kit/src/right.ts', '@rapport/remote-api'],
  ['api/src/right.ts', '@rapport/contracts'],
  ['e2e/specs/right.ts', '@rapport/contracts'],
  ['scripts/right.ts', '@rapport/contracts'],
  ['scripts/also-right.ts', '@rapport/registry'],
  ['api/contracts/src/right.test.ts', 'node:fs'],
];

/** The files that the imports above point at. */
const TARGETS = [
  'api/client/src/index.ts',
  'api/contracts/src/index.ts',
  'api/src/env.ts',
  'api/src/service.ts',
  'mf-assessment/src/quiz.ts',
  'mf-contacts/src/features/b/b.ts',
  'node_modules/react/index.js',
  'scripts/start.ts',
  'shell/registry/src/index.ts',
  'shell/release/src/index.ts',
  'shell/remote-api/src/index.ts',
  'shell/remote-kit/src/index.ts',
  'shell/src/app.ts',
  'scripts/workspace-kit/src/index.ts',
];

let house: string;
let violations: Violation[];

function write(path: string, content: string) {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), content);
}

function writePackage(name: string, folder: string) {
  const exports = { '.': './src/index.ts' };
  write(`${folder}/package.json`, JSON.stringify({ name, type: 'module', exports }));
  mkdirSync(join(house, 'node_modules/@rapport'), { recursive: true });
  symlinkSync(join(house, folder), join(house, 'node_modules', name));
}

/** Creates a small workspace with the forbidden and the allowed imports, and checks it with the real rules. */
beforeAll(async () => {
  house = realpathSync(mkdtempSync(join(tmpdir(), 'boundaries-')));
  for (const target of TARGETS) write(target, 'export const value = 1;\n');
  for (const [, from, imports] of WRONG) write(from, `import '${imports}';\n`);
  for (const [from, imports] of RIGHT) write(from, `import '${imports}';\n`);
  write('shared-ui/src/other.ts', "import './one.ts';\n");
  write('node_modules/react/package.json', '{"name":"react","main":"index.js"}');
  writePackage('@rapport/api-client', 'api/client');
  writePackage('@rapport/contracts', 'api/contracts');
  writePackage('@rapport/remote-api', 'shell/remote-api');
  writePackage('@rapport/registry', 'shell/registry');
  writePackage('@rapport/workspace-kit', 'scripts/workspace-kit');
  writePackage('@rapport/remote-kit', 'shell/remote-kit');
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.base.json', 'tsconfig.browser.json']) {
    cpSync(join(REPOSITORY, file), join(house, file));
  }
  const depcruise = packageBin(REPOSITORY, 'dependency-cruiser', 'depcruise');
  const folders = ['shell', 'mf-contacts', 'mf-assessment', 'api', 'shared-ui', 'e2e', 'scripts'];
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders];
  const { output } = await runNode([depcruise, ...args], { cwd: house });
  violations = JSON.parse(output.slice(output.indexOf('{'))).summary.violations;
});

afterAll(() => rmSync(house, { recursive: true }));

describe('the boundaries between rooms', () => {
  it.each(WRONG)('%s: refuses %s importing %s', (rule, from) => {
    expect(violations).toContainEqual(
      expect.objectContaining({ from, rule: expect.objectContaining({ name: rule }) }),
    );
  });

  it.each(RIGHT)('let %s import %s', (from) => {
    expect(violations.filter((violation) => violation.from === from)).toEqual([]);
  });

  it('have a case above for every rule', async () => {
    const { forbidden } = (await import(join(REPOSITORY, '.dependency-cruiser.cjs'))) as {
      forbidden: { name: string }[];
    };
    const names = forbidden.map(({ name }) => name).sort();
    expect([...new Set(WRONG.map(([rule]) => rule))].sort()).toEqual(names);
  });
});
