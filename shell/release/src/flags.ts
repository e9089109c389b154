export type Command =
  | 'release'
  | 'rollback'
  | 'releases'
  | 'verify'
  | 'remove'
  | 'retire'
  | 'promote'
  | 'nav'
  | 'share';

interface Flag {
  type: 'string' | 'boolean';
  /** Placeholder for its value in the usage, like `<name>`. */
  value?: string;
  help: string;
}

const TARGET: Flag = {
  type: 'string',
  value: '<folder, s3://bucket/path, or https://…>',
  help: 'where releases and registry are (RELEASE_TARGET; the data folder of the local stack without it); https:// is a registry service and needs RELEASE_TOKEN',
};
const BY: Flag = {
  type: 'string',
  value: '<name>',
  help: "who does it, for the history (RELEASE_BY; git's user.name without it)",
};
const SHELL: Flag = {
  type: 'string',
  value: '<address>',
  help: 'the site: a release is checked against its shell, and each change ends with asking it (RELEASE_SHELL_URL); needed for a bucket',
};
const BASE_URL: Flag = {
  type: 'string',
  value: '<address>',
  help: 'address above the versions (RELEASE_BASE_URL), like https://cdn.example.com/{remote}; needed once',
};
const CANDIDATE: Flag = {
  type: 'string',
  value: '10',
  help: 'give it to this percentage of the people first',
};
const PLACE = { target: TARGET, shell: SHELL, by: BY };

/** Flags of each command, by name. */
export const FLAGS: Readonly<Record<Command, Readonly<Record<string, Flag>>>> = {
  release: {
    version: {
      type: 'string',
      value: '1.4.0',
      help: 'version of the release; the next free one without it',
    },
    candidate: CANDIDATE,
    preview: {
      type: 'string',
      value: '<name>',
      help: 'publish it for anyone who has the link, and make it live for no one',
    },
    notes: {
      type: 'string',
      value: '"…"',
      help: 'one sentence about it, shown in pnpm releases and where it is offered to people',
    },
    'require-clean': {
      type: 'boolean',
      help: 'refuse while files of the remote differ from the last commit',
    },
    'no-smoke': {
      type: 'boolean',
      help: 'leave out the test that opens the remote in Chromium first; the history says so',
    },
    'base-url': BASE_URL,
    tag: { type: 'boolean', help: 'tag the commit in git as <remote>@<version>' },
    ...PLACE,
  },
  rollback: {
    to: {
      type: 'string',
      value: '1.4.2',
      help: 'the version to make live again, one that "pnpm releases <remote>" lists; the one before without it',
    },
    ...PLACE,
  },
  remove: PLACE,
  retire: PLACE,
  releases: { target: TARGET },
  verify: { target: TARGET },
  promote: {
    from: {
      type: 'string',
      value: '<target>',
      help: 'where the release is live already: a name like staging (RELEASE_TARGET_STAGING, RELEASE_TOKEN_STAGING), or a target',
    },
    to: {
      type: 'string',
      value: '<target>',
      help: 'where it is to be live as well: a name like production (RELEASE_TARGET_PRODUCTION, RELEASE_TOKEN_PRODUCTION, RELEASE_SHELL_URL_PRODUCTION, RELEASE_BASE_URL_PRODUCTION), or a target',
    },
    version: {
      type: 'string',
      value: '1.4.0',
      help: 'the live one without it; else one that --from has as live, previous or candidate',
    },
    candidate: CANDIDATE,
    shell: SHELL,
    'base-url': BASE_URL,
    by: BY,
  },
  nav: {
    entry: {
      type: 'string',
      value: '/path',
      help: 'which entry of the remote, by its path; not needed if it has only one',
    },
    label: { type: 'string', value: '"…"', help: 'what people read' },
    path: { type: 'string', value: '/path', help: 'where it leads; below the paths of the remote' },
    order: { type: 'string', value: '1', help: 'its place in the navigation, from 1' },
    icon: { type: 'string', value: '<name>', help: 'its picture in the menu of narrow screens' },
    remove: { type: 'boolean', help: 'take the entry out; the pages stay' },
    ...PLACE,
  },
  share: {
    path: {
      type: 'string',
      value: '/contacts/reports',
      help: 'the path, below those of the remote; other remotes can claim it only once it is shared',
    },
    with: {
      type: 'string',
      value: '<remote>',
      help: 'the full name of the remote that may claim it',
    },
    end: { type: 'boolean', help: 'stop sharing it; a remote that was released with it keeps it' },
    ...PLACE,
  },
};

/** The start of each command's usage. */
export const BEGINNING: Record<Command, string> = {
  release: 'pnpm release <remote>|shell',
  rollback: 'pnpm rollback <remote>|shell',
  remove: 'pnpm remove:remote <remote>',
  retire: 'pnpm retire <remote>',
  releases: 'pnpm releases [<remote>]',
  verify: 'pnpm verify',
  promote: 'pnpm promote <remote>',
  nav: 'pnpm nav [<remote>]',
  share: 'pnpm share <remote>',
};
