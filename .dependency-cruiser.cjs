/** Who may import whom. docs/architecture.md has the table; this file enforces it. */

const rooms =
  '^(shell/(src|vite|registry|origin|release|remote-api|remote-kit)|mf-[^/]+|api/src|api/contracts|api/client|api/sdk|shared-ui|e2e|scripts)/';
/** Every room that `from` names may import itself and `allowed`, and no other room. */
const onlyImports = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: rooms, pathNot: allowed },
});

module.exports = {
  forbidden: [
    onlyImports(
      'contracts-stand-alone',
      '^api/contracts/',
      ['^api/contracts/'],
      'Both sides speak contracts; it may depend on neither.',
    ),
    onlyImports(
      'api-client-stands-alone',
      '^api/client/',
      ['^api/client/'],
      'It is generated from the document of the API and needs nothing else.',
    ),
    onlyImports(
      'sdk-knows-the-api-client',
      '^api/sdk/',
      ['^api/(sdk|client)/'],
      'Programs of others install it alone with its types.',
    ),
    onlyImports(
      'shared-ui-stands-alone',
      '^shared-ui/',
      ['^shared-ui/', '^api/contracts/src/english-date'],
      'Components know nothing of the domain, but write days like the API.',
    ),
    onlyImports(
      'remote-api-knows-the-api-client',
      '^shell/remote-api/',
      ['^shell/remote-api/', '^api/client/'],
      'The contract must not depend on what implements it.',
    ),
    onlyImports(
      'registry-stands-alone',
      '^shell/registry/',
      ['^shell/registry/'],
      'Code that reads or writes a registry depends on its format, never the reverse.',
    ),
    {
      name: 'registry-knows-no-platform',
      comment: 'The same code runs in browsers and in Node, without files and without the network.',
      severity: 'error',
      from: { path: '^shell/registry/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    onlyImports(
      'origin-serves-what-the-registry-says',
      '^shell/origin/',
      ['^shell/origin/', '^shell/registry/', '^api/contracts/src/(sharing|without-secrets)\\.ts$'],
      'An origin is deployed without the tools of this workspace.',
    ),
    onlyImports(
      'release-knows-registry-and-contract',
      '^shell/release/',
      [
        '^shell/(release|registry|origin)/',
        '^shell/remote-api/src/contract',
        '^scripts/workspace-kit/',
      ],
      'A release knows what it writes and checks: the registry, the files of an origin, the contract.',
    ),
    onlyImports(
      'workspace-kit-starts-programs',
      '^scripts/workspace-kit/',
      ['^scripts/workspace-kit/'],
      'What every command uses knows nothing of any command.',
    ),
    onlyImports(
      'remote-kit-knows-the-remote-api',
      '^shell/remote-kit/',
      ['^shell/remote-kit/', '^shell/remote-api/', '^api/client/'],
      'Owners of remotes build and test without the shell.',
    ),
    {
      name: 'remotes-run-without-the-kit',
      comment: 'The kit is for builds, dev servers and tests; a page must not carry it.',
      severity: 'error',
      from: {
        path: '^(mf-[^/]+|shell)/src/',
        pathNot: ['\\.test\\.tsx?$', '/src/testing/'],
      },
      to: { path: '^shell/remote-kit/' },
    },
    {
      name: 'remotes-meet-at-run-time',
      comment:
        'A remote is deployed alone, so it may not compile against another remote, the shell or the API.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: {
        path: rooms,
        pathNot: ['^$1/', '^shell/remote-(api|kit)/', '^shared-ui/', '^api/(client|contracts)/'],
      },
    },
    {
      name: 'features-are-independent',
      comment: "A remote's pages and routes compose its features; features do not know each other.",
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    onlyImports(
      'shell-loads-remotes-at-run-time',
      '^shell/(src|vite)',
      [
        '^shell/(src|vite|registry|remote-api|remote-kit)',
        '^shared-ui/',
        '^api/(client|contracts)/',
      ],
      'Remotes are found through the registry.',
    ),
    {
      name: 'migrations-stand-alone',
      comment:
        'A released migration never changes its meaning, so it may not import content, entities or rules, which do.',
      severity: 'error',
      // m0006 scores stored answers again, and drops what differs from the stored result: rules that
      // change later can leave its columns empty, but cannot fill them with anything else.
      from: {
        path: '^api/src/database/migrations/m[0-9]',
        pathNot: 'm0006-estimate-details\\.ts$',
      },
      to: { pathNot: 'node_modules/typeorm/' },
    },
    onlyImports(
      'api-knows-contracts',
      '^api/(src|test)/',
      ['^api/(src|test|contracts)/'],
      'The API shares nothing but contracts.',
    ),
    onlyImports(
      'e2e-knows-contracts',
      '^e2e/',
      ['^e2e/', '^api/(client|contracts)/'],
      'End-to-end tests see what a user sees.',
    ),
    onlyImports(
      'scripts-know-the-data-contracts',
      '^scripts/',
      ['^scripts/', '^api/(client|contracts)/', '^shell/(registry|origin|release)/'],
      'Scripts start programs; they do not import them.',
    ),
    {
      name: 'domain-is-pure',
      comment: 'Scoring, attention, actions and matching take everything they need as arguments.',
      severity: 'error',
      from: { path: ['^api/contracts/src/', '^api/src/.*/domain/'], pathNot: '\\.test\\.ts$' },
      to: {
        path: ['node_modules', 'env\\.ts$'],
        // Calendars and phone numbers are parsed by libraries, and CLDR has a table of zones: all of them are pure.
        pathNot: 'node_modules/(?:ical\\.js|cldr-core|libphonenumber-js)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'domain-knows-no-platform',
      comment: 'The same code runs in browsers and in Node.',
      severity: 'error',
      from: { path: ['^api/contracts/src/', '^api/src/.*/domain/'], pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circles',
      comment: 'A circle makes the load order matter.',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import that does not resolve would fail at run time.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|lib|node_modules/\\.cache|\\.__mf__temp)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.browser.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['rapport-source', 'types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
};
