import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { ContactNotFound } from '../contacts/contact-errors.ts';
import { Database } from '../database/database.ts';
import { relations } from '../relations/relations-sql.ts';
import { LIBRARY } from './content/library.ts';
import { guidance } from './domain/guidance.ts';
import { watchForNext } from './domain/prompts.ts';
import {
  GUIDANCE_FACTS,
  guidanceFacts,
  type GuidanceFactsRow,
  PROMPT_FACTS,
  promptFacts,
  type PromptFactsRow,
} from './guidance-facts-sql.ts';
import { type GuidanceDto, type WatchForDto } from './dto/guidance.dto.ts';

/** The guidance for a contact, composed on request. */
@Injectable()
export class GuidanceService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws {ContactNotFound} */
  async find(owner: string, contactId: string): Promise<GuidanceDto> {
    const now = this.clock.now();
    const parameters = [owner, contactId, now];
    const [row] = await this.database.rows<GuidanceFactsRow>(GUIDANCE_FACTS, parameters);
    if (!row) throw new ContactNotFound();
    return {
      ...guidance(guidanceFacts(row), LIBRARY, now),
      relations: relations(row.relations),
      customFields: row.customFields,
    };
  }

  /** Returns what to watch for next in each of the contacts; those with nothing to ask are left out. */
  async watchFor(
    owner: string,
    contactIds: readonly string[],
    now: Date,
  ): Promise<Map<string, WatchForDto>> {
    if (contactIds.length === 0) return new Map();
    const rows = await this.database.rows<PromptFactsRow>(PROMPT_FACTS, [owner, contactIds]);
    return new Map(
      rows.flatMap((row) => {
        const prompt = watchForNext(promptFacts(row), now);
        return prompt === null ? [] : [[row.id, prompt] as const];
      }),
    );
  }
}
