import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { AttentionService } from '../attention/attention.service.ts';
import { CADENCE } from './import-sql.ts';

/** The cadences of contacts that rows are merged into, changed in the surrounding transaction. */
@Injectable()
export class ImportCadence {
  constructor(
    private readonly database: Database,
    private readonly attention: AttentionService,
  ) {}

  /**
   * Sets the cadence of a locked contact unless it has one.
   * @returns true if it was set
   */
  async setFirst(owner: string, id: string, days: number): Promise<boolean> {
    if ((await this.find(owner, id)) !== null) return false;
    await this.attention.setCadences(owner, [id], days);
    return true;
  }

  /**
   * Clears a cadence that an import set, unless the user has changed it since.
   * @returns true if it was cleared
   */
  async takeBack(owner: string, id: string, days: number): Promise<boolean> {
    if ((await this.find(owner, id)) !== days) return false;
    await this.attention.setCadences(owner, [id], null);
    return true;
  }

  private async find(owner: string, id: string): Promise<number | null> {
    const [row] = await this.database.rows<{ days: number | null }>(CADENCE, [owner, id]);
    return row?.days ?? null;
  }
}
