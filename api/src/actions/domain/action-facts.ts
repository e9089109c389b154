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
  type StatedPreference,
} from '@rapport/contracts';
import { type CadenceState } from '../../attention/domain/cadence-timeline.ts';
import { type AttentionReading } from '../../attention/domain/contact-attention.ts';
import { type ChannelFacts } from './channel.ts';
import { type ContactActionDto } from '../dto/contact-action.dto.ts';

/** The facts about a contact that the rules use. */
export interface ActionContact extends ChannelFacts {
  id: string;
  createdAt: Date;
  primaryEmail: string | null;
  primaryPhone: string | null;
  linkedinUrl: string | null;
  assessmentComplete: boolean;
  /** When the newest assessment was completed; null without one. */
  assessedAt: Date | null;
  /** When the user last confirmed that the estimate still fits. */
  reviewedAt: Date | null;
  /** True if no estimate is made of this person because they objected or are a candidate. */
  objected: boolean;
  enneagramType: MotivationType | null;
  /** Types tied with `enneagramType`; empty if it leads alone or if that's unknown. */
  tiedMotivationTypes: readonly MotivationType[];
  /** Stated preferences; advice that contradicts them is left out. */
  stated: readonly StatedPreference[];
  /** Why each ambiguous letter is open; absent if unknown. */
  openReasons?: OpenReasons;
  /** Why the motivation is open; absent if unknown. */
  motivationOpenReason?: OpenReason | null;
}

/** The facts about an interaction that the rules use. */
export interface ActionInteraction {
  interactionDate: Date;
  type: InteractionType;
  outcome: InteractionOutcome | null;
}

/** A promise with a date. */
export interface FollowUp {
  interactionId: string;
  interactionDate: Date;
  type: InteractionType;
  /** `YYYY-MM-DD`. */
  followUpAt: string;
  followUpText: string | null;
  /** Null until the user marks it. */
  status: Exclude<ActionStatus, 'open'> | null;
  /** Set only if the status is `snoozed`. */
  snoozedUntil: Date | null;
  markedAt: Date | null;
}

/** The input of a rule. */
export interface ActionFacts {
  contact: ActionContact;
  /** Past interactions, newest first. */
  interactions: readonly ActionInteraction[];
  /** Dated promises from past interactions, earliest first. */
  followUps: readonly FollowUp[];
  /** The next planned interaction. */
  planned: ActionInteraction | null;
  health: AttentionReading;
  /** When the contact is due. */
  due: CadenceState;
  now: Date;
}

/** The result of a rule that applies. */
export interface Suggestion {
  /** Where the suggestion's status is stored, if not in the marks. */
  followUp?: FollowUp;
  title: string;
  reason: string;
  /**
   * The inputs that make it a new suggestion when they change. They must not include anything that changes with
   * time alone.
   */
  evidence: ContactActionDto['evidence'];
  dueAt?: Date;
  channelHint?: ChannelHint | null;
  tipIds?: ContactTipId[];
}

export interface Rule {
  id: ActionRule;
  actionType: ActionType;
  /** 0–100, unique per rule. */
  priority: number;
  /** The page on which the user does the action. */
  page: 'contact' | 'assessment';
  /** Returns the suggestion, or null if the rule doesn't apply; returns a list if several can apply at once. */
  suggest: (facts: ActionFacts) => Suggestion | readonly Suggestion[] | null;
}
