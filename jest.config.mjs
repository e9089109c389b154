import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));
const setup = fileURLToPath(new URL('scripts/jest/', import.meta.url));

/** Jest runs in CommonJS mode (its ESM mode needs a flag on Node 20), so every module becomes CommonJS first. */
function swc(parser, transform) {
  return [
    '@swc/jest',
    {
      jsc: { target: 'es2023', parser, transform, keepClassNames: true },
      module: { type: 'commonjs' },
      swcrc: false,
    },
  ];
}

const decorators = {
  legacyDecorator: true,
  decoratorMetadata: true,
  useDefineForClassFields: false,
};
const react = { react: { runtime: 'automatic' } };

/**
 * The packages that tests load and that exist as ES modules only. Jest transforms these and loads all
 * other packages as they are, because the others need no transformation. A package that is missing here
 * fails with "Must use import to load ES Module".
 */
const onlyEsm = [
  '@nestjs',
  '@borewit',
  '@tokenizer',
  'file-type',
  'ical.js',
  'jose',
  'strtok3',
  'token-types',
  'uint8array-extras',
  'uuid',
  '@redocly',
];

const common = {
  resetMocks: true,
  runtime: `${setup}runtime.cjs`,
  testMatch: ['<rootDir>/{src,test,stack,lib}/**/*.test.{ts,tsx}'],
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/|(${onlyEsm.join('|')})/)`],
  transform: {
    '^.+\\.ts$': swc({ syntax: 'typescript', decorators: true }, decorators),
    '^.+\\.tsx$': swc({ syntax: 'typescript', tsx: true }, react),
    '^.+\\.m?js$': swc({ syntax: 'ecmascript' }),
  },
};

const node = (displayName, dir, extra = {}) => ({
  ...common,
  displayName,
  rootDir: `${root}${dir}`,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['rapport-source', 'node', 'node-addons'] },
  ...extra,
});

const browser = (displayName, dir, extra = {}) => ({
  ...common,
  displayName,
  rootDir: `${root}${dir}`,
  testEnvironment: `${setup}environment-by-extension.mjs`,
  testEnvironmentOptions: { customExportConditions: ['rapport-source', 'browser'] },
  setupFilesAfterEnv: [`${setup}browser-setup.ts`],
  moduleNameMapper: {
    '\\.css$': `${setup}empty-module.cjs`,
    // The setup sets up the copy that the room's own tests use.
    '^@testing-library/react$': `${root}${dir}/node_modules/@testing-library/react`,
  },
  ...extra,
});

/** Remotes are found in pnpm-workspace.yaml by their folder names, so one made with `pnpm new:remote` need not be listed here. */
const workspace = readFileSync(`${root}pnpm-workspace.yaml`, 'utf8');
const remotes = [...workspace.matchAll(/^ {2}- (mf-[a-z0-9-]+)$/gm)].map(([, name]) => name);

/**
 * RAPPORT_TESTS chooses by cost: `quick` leaves out files named `*.long.test.ts`, `long` runs them alone.
 * Without it every file runs.
 */
const length = process.env.RAPPORT_TESTS ?? 'all';
const ofLength = (project) => {
  if (length === 'long')
    return {
      ...project,
      testMatch: project.testMatch.map((match) => match.replace('*.test.', '*.long.test.')),
    };
  if (length !== 'quick') return project;
  const ignored = project.testPathIgnorePatterns ?? ['/node_modules/'];
  return { ...project, testPathIgnorePatterns: [...ignored, String.raw`\.long\.test\.`] };
};

export default {
  // A machine of two cores that also runs a database and a build can be slow. A test that passes does not take this long.
  testTimeout: 120_000,
  projects: [
    node('contracts', 'api/contracts'),
    node('api-client', 'api/client'),
    node('sdk', 'api/sdk'),
    node('api', 'api', {
      globalSetup: `${root}api/test/global-setup.ts`,
      globalTeardown: `${root}api/test/global-teardown.ts`,
    }),
    node('registry', 'shell/registry'),
    node('origin', 'shell/origin'),
    node('release', 'shell/release'),
    node('workspace-kit', 'scripts/workspace-kit'),
    node('scripts', 'scripts', {
      testMatch: ['<rootDir>/*/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/workspace-kit/'],
    }),
    node('e2e', 'e2e', { testMatch: ['<rootDir>/specified-texts/*.test.ts'] }),
    browser('remote-api', 'shell/remote-api'),
    browser('remote-kit', 'shell/remote-kit'),
    browser('shell', 'shell', {
      testMatch: ['<rootDir>/{src,vite,service-worker}/**/*.test.{ts,tsx}'],
    }),
    browser('shared-ui', 'shared-ui'),
    ...remotes.map((name) => browser(name, name)),
  ].map(ofLength),
};
