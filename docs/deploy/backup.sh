#!/bin/sh
# Writes one dump of the product's schema into a folder, while people go on working.
#
#   BACKUP_DATABASE_URL=postgres://rapport_owner:…@127.0.0.1:5432/rapport ./backup.sh /var/backups/rapport
#
# Connect as the owner of the tables, straight to Postgres: a pooler in transaction mode breaks pg_dump.
# pg_dump must be 14 or newer, and not older than the server. BACKUP_KEEP_DAYS (14) says how long dumps stay.
# BACKUP_SNAPSHOT names a snapshot that another session has exported; the test uses it.
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
# A dump that cannot be listed cannot be restored.
pg_restore --list "$unfinished" >/dev/null
mv "$unfinished" "$folder/$name"
find "$folder" -name 'rapport-*.dump' -mtime +"${BACKUP_KEEP_DAYS:-14}" -delete
echo "$folder/$name"
