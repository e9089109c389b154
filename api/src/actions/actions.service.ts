import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { ContactNotFound } from '../contacts/contact-errors.ts';
import { lockContact } from '../contacts/lock-contact.ts';
import { Database } from '../database/database.ts';
import { TimeOutOfRange, ValidationFailed } from '../errors/http-errors.ts';
import { AttentionService } from '../attention/attention.service.ts';
import { InteractionEntity } from '../interactions/interaction.entity.ts';
import { ActionNotFound } from './action-errors.ts';
import { ACTION_FACTS, type ActionFactsRow, actionsInput } from './action-facts-sql.ts';
import { ActionMarkEntity } from './action-mark.entity.ts';
import { type ActionMark, contactActions, shownActions } from './domain/contact-actions.ts';
import { markOf, OUT_OF_RANGE, snoozeProblem } from './domain/snooze.ts';
import { type ContactActionDto } from './dto/contact-action.dto.ts';
import { type UpdateActionDto } from './dto/update-action.dto.ts';

/** The columns that identify a mark. */
const KEY = ['userProfileId', 'contactId', 'actionId'];

interface MarkedActions {
  actions: ContactActionDto[];
  marks: readonly ActionMark[];
}

/** Next steps that a user could take with a contact, computed on request. */
@Injectable()
export class ActionsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly attention: AttentionService,
  ) {}

  /** @throws {ContactNotFound} */
  async list(owner: string, contactId: string): Promise<ContactActionDto[]> {
    const { actions, marks } = await this.all(owner, contactId, this.clock.now());
    return shownActions(actions, marks);
  }

  /**
   * Stores what the user did with an action, and returns the action.
   * @throws {ValidationFailed} for a snooze without an end, and for an end without a snooze
   * @throws {TimeOutOfRange}
   * @throws {ContactNotFound}
   * @throws {ActionNotFound} if no rule currently suggests it
   */
  update(
    owner: string,
    contactId: string,
    actionId: string,
    body: UpdateActionDto,
  ): Promise<ContactActionDto> {
    const now = this.clock.now();
    const problem = snoozeProblem(body, now);
    if (problem === OUT_OF_RANGE) throw new TimeOutOfRange('snoozedUntil', problem);
    if (problem !== null) throw new ValidationFailed([{ field: 'snoozedUntil', message: problem }]);
    return this.database.transaction(async () => {
      // The facts must not change between evaluating the rules and storing the mark.
      await lockContact(this.database, owner, contactId);
      const { evidence } = await this.find(owner, contactId, actionId, now);
      const made = { ...markOf(actionId, body, now), updatedAt: now };
      const { interactionId } = evidence;
      if (typeof interactionId === 'string') {
        await this.database.entities.update(
          InteractionEntity,
          { userProfileId: owner, contactId, id: interactionId },
          {
            followUpStatus: made.status,
            followUpSnoozedUntil: made.snoozedUntil,
            followUpMarkedAt: now,
          },
        );
      } else {
        const key = { userProfileId: owner, contactId, actionId };
        await this.database.entities.upsert(ActionMarkEntity, { ...key, ...made }, KEY);
        // The mark affects whether the contact is due.
        await this.attention.storeAgain(owner, [contactId]);
      }
      return this.find(owner, contactId, actionId, now);
    });
  }

  private async all(owner: string, contactId: string, now: Date): Promise<MarkedActions> {
    const [row] = await this.database.rows<ActionFactsRow>(ACTION_FACTS, [owner, contactId, now]);
    if (!row) throw new ContactNotFound();
    const input = actionsInput(contactId, row, now);
    return { actions: contactActions(input), marks: input.marks };
  }

  private async find(
    owner: string,
    contactId: string,
    actionId: string,
    now: Date,
  ): Promise<ContactActionDto> {
    const { actions } = await this.all(owner, contactId, now);
    const action = actions.find(({ id }) => id === actionId);
    if (!action) throw new ActionNotFound();
    return action;
  }
}
