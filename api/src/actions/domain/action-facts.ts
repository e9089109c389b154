import {
  type ActionRule,
  type ActionStatus,
  type ActionType,
  type ChannelHint,
  type ContactTipId,
  type InteractionOutcome,
  type InteractionType,
  type MotivationType,
  type OpenReason,
  type OpenReasons,
} from '@rapport/contracts';
import { type CadenceState } from '../../health/domain/cadence-timeline.ts';
import { type HealthReading } from '../../health/domain/contact-health.ts';
import { type ChannelFacts } from './channel.ts';
import { type ContactActionDto } from '../dto/contact-action.dto.ts';

/** What the rules need to know about a contact. */
export interface ActionContact extends ChannelFacts {
  id: string;
  createdAt: Date;
  primaryEmail: string | null;
  primaryPhone: string | null;
  linkedinUrl: string | null;
  assessmentComplete: boolean;
  /** When the newest assessment was completed, null without one. */
  assessedAt: Date | null;
  /** When the user last found that the estimate still fits. */
  reviewedAt: Date | null;
  /** Whether no estimate is made of this person: they objected, or they are a candidate. */
  objected: boolean;
  enneagramType: MotivationType | null;
  /** Types tied with `enneagramType`; empty when it leads alone or when that is not known. */
  tiedMotivationTypes: readonly MotivationType[];
  /** Why each ambiguous letter is open; absent where that is not known. */
  openReasons?: OpenReasons;
  /** Why no single motivation type came out; absent where that is not known. */
  motivationOpenReason?: OpenReason | null;
}

/** What the rules need to know about an interaction. */
export interface ActionInteraction {
  interactionDate: Date;
  type: InteractionType;
  outcome: InteractionOutcome | null;
}

/** Something promised for a day. */
export interface FollowUp {
  interactionId: string;
  interactionDate: Date;
  type: InteractionType;
  /** `YYYY-MM-DD`. */
  followUpAt: string;
  followUpText: string | null;
  /** Null as long as nothing was done with it. */
  status: Exclude<ActionStatus, 'open'> | null;
  /** Only with the status `snoozed`. */
  snoozedUntil: Date | null;
  markedAt: Date | null;
}

/** What a rule looks at. */
export interface ActionFacts {
  contact: ActionContact;
  /** What has happened, newest first. */
  interactions: readonly ActionInteraction[];
  /** What was promised for a day in what has happened, the soonest first. */
  followUps: readonly FollowUp[];
  /** What is planned next. */
  planned: ActionInteraction | null;
  health: HealthReading;
  /** When the next contact is due. */
  due: CadenceState;
  now: Date;
}

/** What a rule suggests when it applies. */
export interface Suggestion {
  /** Where the status of the suggestion is kept, if not among the marks. */
  followUp?: FollowUp;
  title: string;
  reason: string;
  /** The inputs that make it a new suggestion when they change. Nothing that changes with time alone. */
  evidence: ContactActionDto['evidence'];
  dueAt?: Date;
  channelHint?: ChannelHint | null;
  tipIds?: ContactTipId[];
}

export interface Rule {
  id: ActionRule;
  actionType: ActionType;
  /** 0–100, another one for every rule. */
  priority: number;
  /** Where in the product the action is done. */
  page: 'contact' | 'assessment';
  /** The suggestion, null while the rule does not apply; a list where several may apply at once. */
  suggest: (facts: ActionFacts) => Suggestion | readonly Suggestion[] | null;
}
