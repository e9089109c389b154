#!/bin/sh
# Restores a dump from backup.sh, in one transaction, to a database that doesn't have the schema yet.
#
#   RESTORE_DATABASE_URL=postgres://rapport_owner:…@127.0.0.1:5432/rapport_new ./restore.sh <dump>
#
# Then run the migrations of the release that will use it (node api/dist/migrate.js): they grant the API's role
# access to the tables again, because the dump has no grants.
set -eu
dump=${1:?'Name the dump, like /var/backups/rapport/rapport-20261123T020000Z.dump.'}
: "${RESTORE_DATABASE_URL:?'Set it to the address of the database, as the role that is to own the tables.'}"

there=$(psql "$RESTORE_DATABASE_URL" -XAtc "SELECT count(*) FROM pg_namespace WHERE nspname = 'rapport'")
if [ "$there" != 0 ]; then
  echo 'This database has a schema rapport already. Nothing was changed. Restore into an empty database, and point the API at that one.' >&2
  exit 1
fi

pg_restore --dbname="$RESTORE_DATABASE_URL" --no-owner --no-privileges --no-comments \
  --single-transaction --exit-on-error "$dump"
PGOPTIONS='-c client_min_messages=error' psql "$RESTORE_DATABASE_URL" -Xqc 'ANALYZE'
echo 'Restored. Next: node api/dist/migrate.js, then compare checksum.sql of both databases.'
