/** A kind of statement that blocks users or the previous release of the API while it runs. */
interface LockRule {
  name: string;
  finds: RegExp;
  /** What to do instead. */
  instead: string;
}

/** One statement of a migration that breaks a rule. */
export interface LockFinding {
  rule: string;
  statement: string;
  instead: string;
}

const TABLE = String.raw`(?:IF\s+EXISTS\s+)?(?:ONLY\s+)?(?<table>[\w."]+)`;
const EXPAND =
  'Expand and contract: this release stops using it, a later one removes it (docs/hosting.md, "Upgrades").';

/**
 * What a migration must not do to an existing table. Each of these would lock the table while Postgres reads or
 * rewrites it, or break the previous release of the API, which is still running.
 */
const RULES: readonly LockRule[] = [
  {
    name: 'index-locks-writes',
    finds: new RegExp(
      String.raw`^CREATE\s+(?:UNIQUE\s+)?INDEX\s+(?:IF\s+NOT\s+EXISTS\s+)?\S+\s+ON\s+${TABLE}`,
      'i',
    ),
    instead:
      'Add the index to CONCURRENT_INDEXES (database/concurrent-indexes.ts), which are built outside of the transaction.',
  },
  {
    name: 'index-concurrently-in-transaction',
    finds: /^(?:CREATE\s+(?:UNIQUE\s+)?|DROP\s+)INDEX\s+CONCURRENTLY/i,
    instead:
      'Migrations share one transaction, where this fails. Add the index to CONCURRENT_INDEXES (database/concurrent-indexes.ts).',
  },
  {
    name: 'not-null-without-default',
    finds: alter(
      String.raw`ADD\s+(?:COLUMN\s+)?(?!CONSTRAINT)(?:(?!,\s*ADD\b|\bDEFAULT\b).)*\bNOT\s+NULL\b(?!(?:(?!,\s*ADD\b).)*\bDEFAULT\b)`,
    ),
    instead:
      'Give the column a constant DEFAULT, or add it without NOT NULL: the API of the release before writes rows without it.',
  },
  {
    name: 'default-rewrites-table',
    finds: alter(
      String.raw`ADD\s+(?:COLUMN\s+)?(?!CONSTRAINT).*\b(?:DEFAULT\s+[^,]*\b(?:gen_random_uuid|random|clock_timestamp|nextval|uuid_generate_\w+)\s*\(|GENERATED\s+ALWAYS\s+AS\s*\(|(?:small|big)?serial\b)`,
    ),
    instead:
      'Postgres would write every row again. Add the column without it, and fill it in small steps.',
  },
  {
    name: 'set-not-null-reads-table',
    finds: alter(String.raw`ALTER\s+(?:COLUMN\s+)?\S+\s+SET\s+NOT\s+NULL`),
    instead:
      'Add CHECK (column IS NOT NULL) NOT VALID, and validate it in the migration of a later release.',
  },
  {
    name: 'type-rewrites-table',
    finds: alter(String.raw`ALTER\s+(?:COLUMN\s+)?\S+\s+(?:SET\s+DATA\s+)?TYPE\b`),
    instead: 'Add a column of the new type, write both, and move the rows in small steps.',
  },
  {
    name: 'constraint-reads-table',
    finds: alter(String.raw`ADD\s+(?:CONSTRAINT\s+\S+\s+)?CHECK\b(?!.*\bNOT\s+VALID\b)`),
    instead:
      'Add the constraint as NOT VALID, and validate it in the migration of a later release.',
  },
  {
    name: 'reference-reads-partitions',
    finds: alter(String.raw`ADD\s.*\b(?:FOREIGN\s+KEY|REFERENCES)\b`),
    instead:
      'Up to Postgres 17, a partitioned table (docs/scale.md) accepts no foreign key as NOT VALID. Reference from a new table.',
  },
  {
    name: 'unique-locks-table',
    finds: alter(
      String.raw`ADD\s+(?:CONSTRAINT\s+\S+\s+)?(?:UNIQUE|PRIMARY\s+KEY|EXCLUDE)\b(?!\s+USING\s+INDEX)`,
    ),
    instead: 'Add a unique index to CONCURRENT_INDEXES first; a later migration may use it.',
  },
  {
    name: 'drops-what-is-in-use',
    finds: alter(String.raw`(?:DROP\s+(?:COLUMN\s+)?(?!CONSTRAINT|NOT|DEFAULT)\S+|RENAME\b)`),
    instead: EXPAND,
  },
  {
    name: 'drops-table',
    finds: new RegExp(String.raw`^(?:DROP\s+TABLE|TRUNCATE(?:\s+TABLE)?)\s+${TABLE}`, 'i'),
    instead: EXPAND,
  },
  {
    name: 'locks-table',
    finds: new RegExp(
      String.raw`^(?:LOCK(?:\s+TABLE)?|VACUUM\s+FULL|CLUSTER|REINDEX\s+(?:TABLE|INDEX|SCHEMA)(?!\s+CONCURRENTLY))\s+${TABLE}`,
      'i',
    ),
    instead: 'Do this by hand in a quiet hour, or leave it out.',
  },
  {
    name: 'writes-whole-table',
    finds: new RegExp(String.raw`^(?:UPDATE|DELETE\s+FROM)\s+${TABLE}`, 'i'),
    instead:
      'All rows stay locked until every migration is done. Fill rows in small steps, from a job of the API.',
  },
];

function alter(action: string): RegExp {
  return new RegExp(String.raw`^ALTER\s+TABLE\s+${TABLE}\s.*?\b${action}`, 'i');
}

/**
 * Finds the statements of a migration that break a rule.
 * @param statements in the order in which the migration runs them
 */
export function findLocks(statements: readonly string[]): LockFinding[] {
  const created = new Set<string>();
  return statements.flatMap(splitStatements).flatMap((statement) => {
    const made = /^CREATE\s+(?:UNLOGGED\s+)?TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?([\w."]+)/i.exec(
      statement,
    );
    if (made?.[1] !== undefined) created.add(made[1]);
    return RULES.flatMap(({ name, finds, instead }) => {
      const found = finds.exec(statement);
      // A table that the same migration created is empty and not in use yet.
      if (!found || created.has(found.groups?.table ?? '')) return [];
      return [{ rule: name, statement: statement.slice(0, 120), instead }];
    });
  });
}

/** Splits a text into statements, each on one line and without comments. Function bodies aren't split. */
function splitStatements(text: string): string[] {
  return text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\$(\w*)\$[^]*?\$\1\$/g, "''")
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');
}
