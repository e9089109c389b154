#!/bin/sh
# Writes a dump of the product's schema to a folder, while users keep working.
#
#   BACKUP_DATABASE_URL=postgres://rapport_owner:…@127.0.0.1:5432/rapport ./backup.sh /var/backups/rapport
#
# Connect as the owner of the tables, straight to Postgres: a pooler in transaction mode breaks pg_dump.
# pg_dump must be 14 or later, and not older than the server. Dumps are deleted after BACKUP_KEEP_DAYS (14).
# BACKUP_SNAPSHOT is a snapshot that another session has exported; the test uses it.
set -eu
folder=${1:?'Name the folder of the backups, like /var/backups/rapport.'}
: "${BACKUP_DATABASE_URL:?'Set it to the address of the database, as the owner of the tables.'}"

umask 077
mkdir -p "$folder"
name="rapport-$(date -u +%Y%m%dT%H%M%SZ).dump"
unfinished="$folder/.$name.$$"
trap 'rm -f "$unfinished"' EXIT

pg_dump "$BACKUP_DATABASE_URL" --format=custom --no-owner --no-privileges \
  --schema=rapport --extension=pg_trgm --extension=btree_gin \
  ${BACKUP_SNAPSHOT:+--snapshot="$BACKUP_SNAPSHOT"} --file="$unfinished"
# A dump that can't be listed can't be restored.
pg_restore --list "$unfinished" >/dev/null
mv "$unfinished" "$folder/$name"
find "$folder" -name 'rapport-*.dump' -mtime +"${BACKUP_KEEP_DAYS:-14}" -delete
echo "$folder/$name"
