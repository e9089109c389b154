import { onServer } from './databases.ts';
import { until } from './until.ts';

/** Waits until a statement waits for a lock of the test. */
export function untilBlocked(databaseUrl: string): Promise<void> {
  return until(async () => {
    const { rowCount } = await onServer(
      databaseUrl,
      "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
    );
    return rowCount === 1;
  });
}
