import { type QueryRunner } from 'typeorm';
import { SCHEMA } from '../data-source.ts';

/** What belongs to a table beyond its columns and checks, as statements that create it on another table of the name. */
interface TableParts {
  /** Columns that hold a value of their own, in order, separated by commas. */
  columns: string;
  /** Storage settings like `fillfactor=90`, separated by commas; empty if there are none. */
  settings: string;
  /** Keys, indexes, row-level security, policies, grants, and triggers, in this order. */
  after: string[];
}

/** A foreign key between two tables. */
interface Reference {
  /** Table that references, with the schema. */
  table: string;
  name: string;
  definition: string;
}

const COLUMNS = `SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS columns,
    (SELECT array_to_string(reloptions, ', ') FROM pg_class WHERE oid = $1::regclass) AS settings
  FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped
    AND attgenerated = ''`;

/** A partitioned index names its table with ONLY, which would leave out the partitions. */
const AFTER = `
  SELECT 1 AS step, format('ALTER TABLE %s ADD CONSTRAINT %I %s', $1::text, conname,
    pg_get_constraintdef(oid)) AS statement
  FROM pg_constraint WHERE conrelid = $1::regclass AND contype IN ('p', 'u')
  UNION ALL
  SELECT 2, pg_get_indexdef(x.indexrelid) FROM pg_index x
  WHERE x.indrelid = $1::regclass AND x.indisvalid
    AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = x.indexrelid AND k.conrelid = x.indrelid)
  UNION ALL
  SELECT 3, format('ALTER TABLE %s %s ROW LEVEL SECURITY', $1::text, mode)
  FROM pg_class, unnest(ARRAY[CASE WHEN relrowsecurity THEN 'ENABLE' END,
    CASE WHEN relforcerowsecurity THEN 'FORCE' END]) mode
  WHERE oid = $1::regclass AND mode IS NOT NULL
  UNION ALL
  SELECT 4, format('CREATE POLICY %I ON %s AS %s FOR %s TO %s%s%s', policyname, $1::text, permissive, cmd,
    (SELECT string_agg(CASE role WHEN 'public' THEN 'PUBLIC' ELSE quote_ident(role) END, ', ')
     FROM unnest(roles) role),
    ' USING (' || qual || ')', ' WITH CHECK (' || with_check || ')')
  FROM pg_policies WHERE format('%I.%I', schemaname, tablename)::regclass = $1::regclass
  UNION ALL
  SELECT 5, format('GRANT %s ON %s TO %s%s', privilege_type, $1::text,
    CASE grantee WHEN 0 THEN 'PUBLIC' ELSE grantee::regrole::text END,
    CASE WHEN is_grantable THEN ' WITH GRANT OPTION' END)
  FROM pg_class, aclexplode(relacl) WHERE oid = $1::regclass AND grantee <> relowner
  UNION ALL
  SELECT 6, pg_get_triggerdef(oid) FROM pg_trigger WHERE tgrelid = $1::regclass AND NOT tgisinternal
  ORDER BY 1, 2`;

/** Things that would be lost if a table was replaced; the API's own tables have none. */
const UNMOVED = `
  SELECT 'the disabled trigger ' || tgname AS what FROM pg_trigger
  WHERE tgrelid = $1::regclass AND NOT tgisinternal AND tgenabled <> 'O'
  UNION ALL
  SELECT 'the privileges for the column ' || attname FROM pg_attribute
  WHERE attrelid = $1::regclass AND attacl IS NOT NULL AND NOT attisdropped
  UNION ALL
  SELECT 'the sequence of the column ' || a.attname FROM pg_depend d
  JOIN pg_attribute a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid
  JOIN pg_class s ON s.oid = d.objid AND s.relkind = 'S'
  WHERE d.refobjid = $1::regclass AND d.classid = 'pg_class'::regclass AND d.deptype IN ('a', 'i')
  ORDER BY 1`;

/**
 * Reads the parts of a table from the catalog.
 * @param table with the schema
 * @throws Error if something belongs to the table that can't be moved, naming it
 */
export async function readParts(runner: QueryRunner, table: string): Promise<TableParts> {
  const unmoved: { what: string }[] = await runner.query(UNMOVED, [table]);
  if (unmoved.length > 0) {
    const names = unmoved.map(({ what }) => what).join(', ');
    throw new Error(`${table} can't be replaced: drop ${names} first, and create it again after.`);
  }
  const [row]: { columns: string; settings: string | null }[] = await runner.query(COLUMNS, [
    table,
  ]);
  const after: { statement: string }[] = await runner.query(AFTER, [table]);
  return {
    columns: row?.columns ?? '',
    settings: row?.settings ?? '',
    after: after.map(({ statement }) => statement),
  };
}

/** Reads the foreign keys from or to any of these tables, given with the schema. */
export function readReferences(
  runner: QueryRunner,
  tables: readonly string[],
): Promise<Reference[]> {
  // Partitioned tables accept no key that isn't checked yet, so it's checked when it's added.
  return runner.query(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name,
       replace(pg_get_constraintdef(oid), ' NOT VALID', '') AS definition
     FROM pg_constraint WHERE contype = 'f' AND conparentid = 0
       AND connamespace = $2::regnamespace
       AND (conrelid = ANY($1::regclass[]) OR confrelid = ANY($1::regclass[]))
     ORDER BY 1, 2`,
    [tables, SCHEMA],
  );
}
