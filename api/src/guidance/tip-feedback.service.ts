import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { lockAssessable } from '../contacts/lock-contact.ts';
import { Database } from '../database/database.ts';
import { DomainError } from '../errors/domain-error.ts';
import { InteractionsService } from '../interactions/interactions.service.ts';
import { LIBRARY } from './content/library.ts';
import { isTipId } from './domain/tip-ids.ts';
import { TipFeedbackEntity } from './tip-feedback.entity.ts';
import { type SaveTipFeedbackDto, type TipFeedbackDto } from './dto/tip-feedback.dto.ts';

/** The library doesn't have this tip (anymore). */
class TipNotFound extends DomainError {
  constructor() {
    super('TIP_NOT_FOUND');
  }
}

/** The columns that identify a mark. */
const KEY = ['userProfileId', 'contactId', 'tipId', 'interactionId'];

/** Users' feedback on tips after an interaction. */
@Injectable()
export class TipFeedbackService {
  constructor(
    private readonly database: Database,
    private readonly interactions: InteractionsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Saves whether a tip helped in an interaction, replacing earlier feedback.
   * @throws {ContactNotFound}
   * @throws {ContactObjected}
   * @throws {TipNotFound}
   * @throws {InteractionNotFound}
   */
  save(
    owner: string,
    contactId: string,
    tipId: string,
    { helped, interactionId: id }: SaveTipFeedbackDto,
  ): Promise<TipFeedbackDto> {
    const interactionId = id.toLowerCase();
    return this.database.transaction(async () => {
      await lockAssessable(this.database, owner, contactId);
      if (!isTipId(tipId, LIBRARY)) throw new TipNotFound();
      await this.interactions.find(owner, contactId, interactionId);
      const mark = { contactId, tipId, interactionId, helped };
      await this.database.entities.upsert(
        TipFeedbackEntity,
        { ...mark, userProfileId: owner, markedAt: this.clock.now() },
        KEY,
      );
      return mark;
    });
  }
}
