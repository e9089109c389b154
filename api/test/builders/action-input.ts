import { type InteractionOutcome, type InteractionType } from '@rapport/contracts';
import {
  type ActionContact,
  type ActionInteraction,
} from '../../src/actions/domain/action-facts.ts';
import { type ActionsInput, contactActions } from '../../src/actions/domain/contact-actions.ts';
import { addDays } from '../../src/attention/domain/utc-days.ts';
import { type ContactActionDto } from '../../src/actions/dto/contact-action.dto.ts';

export const NOW = new Date('2026-03-14T09:26:53.589Z');
export const CONTACT_ID = '0195a000-0000-7000-8000-000000000001';

/** A contact without any action, once there's a recent interaction. */
export const makeActionContact = (changes: Partial<ActionContact> = {}): ActionContact => ({
  id: CONTACT_ID,
  createdAt: addDays(NOW, -10),
  primaryEmail: 'lise@kestrel.example',
  primaryPhone: null,
  linkedinUrl: null,
  assessmentComplete: true,
  assessedAt: addDays(NOW, -10),
  reviewedAt: null,
  objected: false,
  mbtiType: 'INTJ',
  mbtiAmbiguousLetters: [],
  statedChannels: null,
  stated: [],
  enneagramType: 5,
  tiedMotivationTypes: [],
  ...changes,
});

/** Creates an interaction this many days before `NOW`. */
export const interactionAt = (
  daysAgo: number,
  outcome: InteractionOutcome | null = null,
  type: InteractionType = 'call',
): ActionInteraction => ({ interactionDate: addDays(NOW, -daysAgo), outcome, type });

/** Returns the actions for a recently assessed, reachable contact with a 30-day cadence and these changes. */
export const actionsOf = (
  interactions: readonly ActionInteraction[],
  {
    now = NOW,
    marks = [],
    followUps = [],
    cadenceDays = 30,
    cadenceChanges = [],
    ...contact
  }: Partial<ActionContact & ActionsInput> = {},
): ContactActionDto[] =>
  contactActions({
    contact: makeActionContact(contact),
    interactions,
    followUps,
    cadenceDays,
    cadenceChanges,
    marks,
    now,
  });
