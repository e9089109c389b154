import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** What happens to a contact that an update tells of: the user's own changes, not the times derived from others. */
const CONTACT_CHANGED = `(OLD.deleted_at IS NULL OR NEW.deleted_at IS NULL)
  AND (OLD.version, OLD.deleted_at, OLD.last_update_time, OLD.cadence_days, OLD.photo_key, OLD.photo_url)
    IS DISTINCT FROM
    (NEW.version, NEW.deleted_at, NEW.last_update_time, NEW.cadence_days, NEW.photo_key, NEW.photo_url)`;

const ANY_COLUMN = 'OLD.* IS DISTINCT FROM NEW.*';

/** A table whose rows are told of. */
interface Told {
  table: string;
  kind: string;
  note: string;
  /** Conditions on an update and on a deletion; absent for every row that differs. */
  updated?: string;
  deleted?: string;
}

const TOLD: readonly Told[] = [
  {
    ...{ table: 'contacts', kind: 'contact', note: 'note_contact' },
    ...{ updated: CONTACT_CHANGED, deleted: 'OLD.deleted_at IS NULL' },
  },
  { table: 'interactions', kind: 'interaction', note: 'note_interaction' },
  { table: 'commitments', kind: 'commitment', note: 'note_of_contact' },
  { table: 'stated_preferences', kind: 'stated_preference', note: 'note_of_contact' },
  {
    ...{ table: 'meetings', kind: 'meeting', note: 'note_meeting' },
    deleted: "OLD.state <> 'canceled'",
  },
  { table: 'labels', kind: 'label', note: 'note_own' },
  { table: 'saved_views', kind: 'view', note: 'note_own' },
];

/**
 * Adds what has changed, for programs that follow it: a row per thing and transaction, in the order of the commits of
 * a user. Triggers write it, so it has every write, also those of the previous release and of a purge.
 *
 * They're deferred to the commit. The first one of a transaction takes a lock per user, which the commit releases
 * after its rows are visible, and then a number for the whole transaction; so a lower number never appears after a
 * higher one was read. `rapport.change` keeps user and number until the transaction ends, which makes it one lock
 * and one number however many rows are written. Everything else that the commit of another transaction could wait
 * for is left out after the lock: there's no foreign key to the user, whose row may be locked by one that waits for
 * this lock in turn. Instead, the commit that deletes a user removes their changes; by then it has waited for
 * each transaction with a row of theirs.
 *
 * A number is the microseconds since 1970, or the one after the newest. It tells the age, never begins again when
 * all rows were purged, and is higher than those that clients know from before a backup was restored.
 */
export class Changes1790006400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rapport.changes (
        user_profile_id uuid NOT NULL,
        number bigint NOT NULL,
        kind text COLLATE "C" NOT NULL,
        id uuid NOT NULL,
        change text NOT NULL
          CHECK (change IN ('made', 'changed', 'deleted', 'restored', 'merged')),
        contact_id uuid,
        PRIMARY KEY (user_profile_id, number, kind, id)
      )`);
    // The purge looks for what is old, of any user. Such an index costs a write next to nothing.
    await runner.query('CREATE INDEX changes_by_age ON rapport.changes USING brin (number)');
    await runner.query('ALTER TABLE rapport.changes ENABLE ROW LEVEL SECURITY');
    for (const text of FUNCTIONS) await runner.query(text);
    for (const told of TOLD) await tellOf(runner, told);
    await runner.query(`
      CREATE CONSTRAINT TRIGGER changes_forgotten AFTER DELETE ON rapport.user_profiles
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION rapport.forget_changes()`);
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}

async function tellOf(runner: QueryRunner, { table, kind, note, ...when }: Told): Promise<void> {
  const conditions = {
    INSERT: 'true',
    UPDATE: when.updated ?? ANY_COLUMN,
    DELETE: when.deleted ?? 'true',
  };
  for (const [event, condition] of Object.entries(conditions)) {
    await runner.query(`
      CREATE CONSTRAINT TRIGGER changes_by_${event.toLowerCase()} AFTER ${event} ON rapport.${table}
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (${condition})
      EXECUTE FUNCTION rapport.${note}('${kind}')`);
  }
}

/** Returns a trigger function. In its body, `changed` is the new row, or the old one after a deletion. */
function trigger(name: string, body: string, variables = ''): string {
  return `CREATE FUNCTION rapport.${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      changed record;
      what text := CASE TG_OP WHEN 'INSERT' THEN 'made' WHEN 'UPDATE' THEN 'changed' ELSE 'deleted' END;
      ${variables}
    BEGIN
      IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
      ${body}
      RETURN NULL;
    END $$`;
}

/**
 * Ends the trigger of a row that goes with its contact. The state isn't in the condition, because the planner could
 * then take a partial index that has it, and read all contacts of the user for each row.
 */
const UNLESS_CONTACT_IS_GONE = `
  SELECT c.deleted_at INTO gone FROM rapport.contacts c
    WHERE c.user_profile_id = changed.user_profile_id AND c.id = changed.contact_id;
  IF NOT FOUND OR gone IS NOT NULL THEN RETURN NULL; END IF;`;
const GONE = 'gone timestamptz;';

const NOTE_OF_CONTACT = `PERFORM rapport.note_change(
  changed.user_profile_id, TG_ARGV[0], changed.id, what, changed.contact_id);`;

const FUNCTIONS = [
  `CREATE FUNCTION rapport.note_change(owner uuid, kind text, id uuid, change text, contact_id uuid)
    RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      kept text := current_setting('rapport.change', true);
      given bigint;
    BEGIN
      IF split_part(kept, ' ', 1) = owner::text THEN
        given := split_part(kept, ' ', 2)::bigint;
      ELSE
        -- Nothing is kept of a user who is being deleted.
        PERFORM FROM rapport.user_profiles p WHERE p.user_profile_id = owner;
        IF FOUND THEN
          PERFORM pg_advisory_xact_lock(hashtextextended('changes of ' || owner::text, 0));
          -- A statement of its own, which sees what the last one with the lock has stored.
          SELECT GREATEST((extract(epoch FROM clock_timestamp()) * 1000000)::bigint, max(c.number) + 1)
            INTO given FROM rapport.changes c WHERE c.user_profile_id = owner;
        ELSE
          given := 0;
        END IF;
        PERFORM set_config('rapport.change', owner::text || ' ' || given::text, true);
      END IF;
      IF given = 0 THEN RETURN; END IF;
      INSERT INTO rapport.changes AS c VALUES (owner, given, kind, id, change, contact_id)
        ON CONFLICT ON CONSTRAINT changes_pkey DO UPDATE SET
          change = CASE
            WHEN excluded.change = 'changed' THEN c.change
            WHEN excluded.change IN ('made', 'restored') AND c.change IN ('deleted', 'merged') THEN 'changed'
            ELSE excluded.change END,
          contact_id = excluded.contact_id;
    END $$`,
  `CREATE FUNCTION rapport.forget_changes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM rapport.changes c WHERE c.user_profile_id = OLD.user_profile_id;
      RETURN NULL;
    END $$`,
  trigger(
    'note_own',
    'PERFORM rapport.note_change(changed.user_profile_id, TG_ARGV[0], changed.id, what, NULL);',
  ),
  trigger('note_of_contact', UNLESS_CONTACT_IS_GONE + NOTE_OF_CONTACT, GONE),
  trigger(
    'note_contact',
    `IF TG_OP = 'UPDATE' AND OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL THEN
      SELECT m.contact_id INTO target FROM rapport.moved_contacts m
        WHERE m.user_profile_id = NEW.user_profile_id AND m.id = NEW.id;
      what := CASE WHEN target IS NULL THEN 'deleted' ELSE 'merged' END;
    ELSIF TG_OP = 'UPDATE' AND OLD.deleted_at IS NOT NULL THEN
      what := 'restored';
    END IF;
    PERFORM rapport.note_change(changed.user_profile_id, TG_ARGV[0], changed.id, what, target);`,
    'target uuid;',
  ),
  trigger(
    'note_meeting',
    `IF TG_OP = 'UPDATE' AND NEW.state = 'canceled' THEN
      IF OLD.state = 'canceled' THEN RETURN NULL; END IF;
      what := 'deleted';
    ELSIF TG_OP = 'UPDATE' AND OLD.state = 'canceled' THEN
      what := 'restored';
    END IF;
    PERFORM rapport.note_change(changed.user_profile_id, TG_ARGV[0], changed.id, what, NULL);`,
  ),
  // Who takes part and how it went is what a meeting shows, too.
  trigger(
    'note_interaction',
    `${UNLESS_CONTACT_IS_GONE}
    ${NOTE_OF_CONTACT}
    IF changed.meeting_id IS NULL THEN RETURN NULL; END IF;
    IF TG_OP = 'UPDATE' AND (OLD.contact_id, OLD.outcome, OLD.meeting_id)
      IS NOT DISTINCT FROM (NEW.contact_id, NEW.outcome, NEW.meeting_id) THEN RETURN NULL; END IF;
    SELECT m.state INTO state FROM rapport.meetings m
      WHERE m.user_profile_id = changed.user_profile_id AND m.id = changed.meeting_id;
    IF state <> 'canceled' THEN
      PERFORM rapport.note_change(changed.user_profile_id, 'meeting', changed.meeting_id, 'changed', NULL);
    END IF;`,
    `${GONE} state text;`,
  ),
];
