import { type EntityManager } from 'typeorm';
import { type DatabaseSettings } from '../env.ts';
import { asOwner } from './as-owner.ts';

/**
 * Fills after the migrations what SQL can't compute, in steps that each hold the locks of some rows for a moment. It can
 * be cut off and started again at any time.
 * @param settings of the owner of the schema
 * @param step fills some rows in its transaction, and says how many it found; 0 ends the work
 */
export function backfill(
  settings: DatabaseSettings,
  step: (entities: EntityManager) => Promise<number>,
): Promise<void> {
  return asOwner(settings, async ({ manager }) => {
    while ((await manager.transaction(step)) > 0);
  });
}
