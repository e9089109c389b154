import { ActionMarkEntity } from './actions/action-mark.entity.ts';
import { AssessmentResponseEntity } from './assessments/assessment-response.entity.ts';
import { AssessmentRunEntity } from './assessments/assessment-run.entity.ts';
import { ObservationEntity } from './assessments/observation.entity.ts';
import { StatedPreferenceEntity } from './stated-preferences/stated-preference.entity.ts';
import { CommitmentEntity } from './commitments/commitment.entity.ts';
import { CustomFieldEntity } from './custom-fields/custom-field.entity.ts';
import { ContactEntity } from './contacts/contact.entity.ts';
import { TipFeedbackEntity } from './guidance/tip-feedback.entity.ts';
import { IdempotencyKeyEntity } from './idempotency/idempotency-key.entity.ts';
import { InteractionEntity } from './interactions/interaction.entity.ts';
import { MeetingEntity } from './interactions/meeting.entity.ts';
import { LabelEntity } from './labels/label.entity.ts';
import { SavedViewEntity } from './saved-views/saved-view.entity.ts';
import { UserProfileEntity } from './user/user-profile.entity.ts';

/** The entities of all tables that are written through entities. */
export const ENTITIES = [
  UserProfileEntity,
  ContactEntity,
  AssessmentRunEntity,
  AssessmentResponseEntity,
  ObservationEntity,
  InteractionEntity,
  MeetingEntity,
  CommitmentEntity,
  StatedPreferenceEntity,
  ActionMarkEntity,
  TipFeedbackEntity,
  LabelEntity,
  CustomFieldEntity,
  SavedViewEntity,
  IdempotencyKeyEntity,
];
