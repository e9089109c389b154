import { Injectable } from '@nestjs/common';
import { AssessmentResponsesService } from '../assessments/assessment-responses.service.ts';
import { AssessmentRunsService } from '../assessments/assessment-runs.service.ts';
import { ObservationsService } from '../assessments/observations.service.ts';
import { CalendarStore } from '../calendars/calendar-store.ts';
import { CommitmentsService } from '../commitments/commitments.service.ts';
import { ContactNotFound } from '../contacts/contact-errors.ts';
import { ContactsService } from '../contacts/contacts.service.ts';
import { CustomFieldsService } from '../custom-fields/custom-fields.service.ts';
import { type JsonText } from '../http/json-text.ts';
import { ImportsService } from '../imports/imports.service.ts';
import { InteractionsService } from '../interactions/interactions.service.ts';
import { MeetingsService } from '../interactions/meetings.service.ts';
import { LabelsService } from '../labels/labels.service.ts';
import { RelationsService } from '../relations/relations.service.ts';
import { SavedViewsService } from '../saved-views/saved-views.service.ts';
import { type AnswerReference } from './domain/answer-reference.ts';
import { StatedPreferencesService } from '../stated-preferences/stated-preferences.service.ts';
import { type ReplayedResource } from '../http/replay.ts';

/** Reads the resource that an earlier request returned, in its present state. */
@Injectable()
export class AnswerReader {
  constructor(
    private readonly contacts: ContactsService,
    private readonly imports: ImportsService,
    private readonly interactions: InteractionsService,
    private readonly meetings: MeetingsService,
    private readonly runs: AssessmentRunsService,
    private readonly responses: AssessmentResponsesService,
    private readonly observations: ObservationsService,
    private readonly labels: LabelsService,
    private readonly customFields: CustomFieldsService,
    private readonly views: SavedViewsService,
    private readonly calendars: CalendarStore,
    private readonly commitments: CommitmentsService,
    private readonly preferences: StatedPreferencesService,
    private readonly relations: RelationsService,
  ) {}

  /**
   * @throws {ContactNotFound} if the contact, or the contact of the resource, was deleted in the meantime
   * @throws {InteractionNotFound} if the interaction was deleted in the meantime; and accordingly {LabelNotFound},
   * {MeetingNotFound}, {SavedViewNotFound}, {CalendarNotFound}, {CommitmentNotFound}, {PreferenceNotFound},
   * {CustomFieldNotFound}, and {RelationNotFound}
   */
  async read(
    owner: string,
    what: ReplayedResource,
    { id, contactId }: AnswerReference,
  ): Promise<JsonText<object>> {
    if (id === null) throw new ContactNotFound();
    if (what === 'contact') return this.contacts.find(owner, id);
    if (what === 'label') return this.labels.find(owner, id);
    if (what === 'customField') return this.customFields.find(owner, id);
    if (what === 'calendar') return this.calendars.find(owner, id);
    if (what === 'view') return this.views.find(owner, id);
    if (what === 'meeting') return this.meetings.find(owner, id);
    if (what === 'import') return this.imports.find(owner, id);
    if (contactId === null) throw new ContactNotFound();
    switch (what) {
      case 'interaction':
        return this.interactions.find(owner, contactId, id);
      case 'commitment':
        return this.commitments.find(owner, contactId, id);
      case 'statedPreference':
        return this.preferences.find(owner, contactId, id);
      case 'relation':
        return this.relations.find(owner, contactId, id);
      case 'result':
        return this.runs.find(owner, contactId, id);
      case 'response':
        return this.responses.find(owner, contactId, id);
      case 'observation':
        return this.observations.find(owner, contactId, id);
      default:
        return what satisfies never;
    }
  }
}
