import { Injectable } from '@nestjs/common';
import { type Guidance } from '@rapport/contracts';
import { Clock } from '../clock.ts';
import { ContactNotFound } from '../contacts/contact-errors.ts';
import { Database } from '../database/database.ts';
import { LIBRARY } from './content/library.ts';
import { guidance } from './domain/guidance.ts';
import { GUIDANCE_FACTS, guidanceFacts, type GuidanceFactsRow } from './guidance-facts-sql.ts';

/** How to reach a contact, composed when somebody asks. */
@Injectable()
export class GuidanceService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws {ContactNotFound} */
  async find(owner: string, contactId: string): Promise<Guidance> {
    const now = this.clock.now();
    const parameters = [owner, contactId, now];
    const [row] = await this.database.rows<GuidanceFactsRow>(GUIDANCE_FACTS, parameters);
    if (!row) throw new ContactNotFound();
    return guidance(guidanceFacts(contactId, row), LIBRARY, now);
  }
}
