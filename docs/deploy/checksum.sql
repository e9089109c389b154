-- Row count and checksum of every table of the product, independent of the server: psql -XAt -f checksum.sql
SET TIME ZONE 'UTC';
SET extra_float_digits = 3;
SELECT format(
  $$SELECT %L, count(*), coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint::numeric), 0) FROM rapport.%I t$$,
  c.relname, c.relname)
FROM pg_class c
WHERE c.relnamespace = 'rapport'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
ORDER BY c.relname COLLATE "C"
\gexec
