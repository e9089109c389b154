import {
  type CreateInteraction,
  type Interaction,
  type UpdateInteraction,
} from '@rapport/api-client';
import {
  DURATION_LIMITS,
  FOLLOW_UP_DAYS,
  PLANNED_DAYS_AHEAD,
  TEXT_LIMITS,
  type InteractionOutcome,
  type InteractionType,
} from '@rapport/contracts';
import { localDay, localMinute, momentOf } from '@rapport/shared-ui';
import { type PrefilledInteraction } from '../../contacts/prefilled-interaction.ts';

/** The values in the dialog. */
export interface InteractionForm {
  type: InteractionType;
  /** A time on the reader's clock in the format of `<input type="datetime-local">`: 2026-01-08T14:30. */
  interactionDate: string;
  /** Whole minutes; empty if unknown. */
  duration: string;
  description: string;
  notes: string;
  outcome: InteractionOutcome | 'none';
  /** A promise and its day, used only with the outcome `follow_up_needed`. */
  followUpText: string;
  /** In the format of `<input type="date">`, 2026-01-08, or empty. */
  followUpAt: string;
}

export type TypedField = Exclude<keyof InteractionForm, 'type' | 'outcome'>;
export type InteractionErrors = { [Field in TypedField]?: string | undefined };

/** Labels of the typed fields, in their order on the screen. */
export const FIELD_LABELS = {
  interactionDate: 'Date and time',
  duration: 'Duration in minutes',
  followUpText: 'What is left to do?',
  followUpAt: 'Remind me on',
  description: 'Subject',
  notes: 'Notes',
} as const satisfies Record<TypedField, string>;

export const TYPED_FIELDS = [
  'interactionDate',
  'duration',
  'followUpText',
  'followUpAt',
  'description',
  'notes',
] as const satisfies TypedField[];

const DAY_MS = 24 * 60 * 60 * 1000;

/** The initial values for a new interaction. */
export function newInteractionForm(
  now: Date,
  {
    type = 'call',
    moment = localMinute(now),
    text = '',
    duration,
    notes = '',
    followUp,
  }: PrefilledInteraction = {},
): InteractionForm {
  return {
    type,
    interactionDate: moment,
    duration: duration === undefined ? '' : String(duration),
    description: text,
    notes,
    outcome: followUp === undefined ? 'none' : 'follow_up_needed',
    followUpText: followUp?.text ?? '',
    followUpAt: followUp?.day ?? localDay(new Date(now.getTime() + FOLLOW_UP_DAYS * DAY_MS)),
  };
}

/** The initial values for editing an interaction. */
export function formOf(interaction: Interaction, now = new Date()): InteractionForm {
  return {
    type: interaction.type,
    interactionDate: localMinute(new Date(interaction.interactionDate)),
    duration: interaction.duration === null ? '' : String(interaction.duration),
    description: interaction.description ?? '',
    notes: interaction.notes ?? '',
    outcome: interaction.outcome ?? 'none',
    followUpText: interaction.followUpText ?? '',
    // If the user chooses this outcome later, the day starts as for a new one.
    followUpAt:
      interaction.followUpAt ??
      (interaction.outcome === 'follow_up_needed' ? '' : newInteractionForm(now).followUpAt),
  };
}

/** Whether closing the dialog would lose typed text. */
export function hasTyped(form: InteractionForm, initial: InteractionForm): boolean {
  return TYPED_FIELDS.some((field) => form[field].trim() !== initial[field].trim());
}

/** The messages for invalid fields; empty if the form can be sent. */
export function checkInteractionForm(form: InteractionForm, now: Date): InteractionErrors {
  const errors: InteractionErrors = {};
  const moment = momentOf(form.interactionDate);
  if (Number.isNaN(moment.getTime())) errors.interactionDate = 'Enter a date and a time.';
  else if (moment.getTime() > latest(now).getTime()) {
    errors.interactionDate = 'Enter a time within a year from now.';
  }
  if (form.duration.trim() !== '' && !isDuration(form.duration.trim())) {
    errors.duration = `Enter whole minutes from ${DURATION_LIMITS.min} to ${DURATION_LIMITS.max.toLocaleString('en')}, or leave this empty.`;
  }
  if (form.followUpText.trim().length > TEXT_LIMITS.short) {
    errors.followUpText = `Shorten this to ${TEXT_LIMITS.short} characters.`;
  }
  if (form.description.trim().length > TEXT_LIMITS.short) {
    errors.description = `Shorten this to ${TEXT_LIMITS.short} characters.`;
  }
  if (form.notes.trim().length > TEXT_LIMITS.notes) {
    errors.notes = `Shorten this to ${TEXT_LIMITS.notes.toLocaleString('en')} characters.`;
  }
  return errors;
}

/** The form as the body of POST. */
export function toCreateInteraction(form: InteractionForm, now = new Date()): CreateInteraction {
  const promises = form.outcome === 'follow_up_needed' && !isAhead(form, now);
  return {
    type: form.type,
    interactionDate: momentOf(form.interactionDate).toISOString(),
    duration: form.duration.trim() === '' ? null : Number(form.duration),
    description: textOrNull(form.description),
    notes: textOrNull(form.notes),
    // The outcome of a planned interaction is unknown.
    outcome: form.outcome === 'none' || isAhead(form, now) ? null : form.outcome,
    ...(promises && {
      followUpAt: textOrNull(form.followUpAt),
      followUpText: textOrNull(form.followUpText),
    }),
  };
}

/** The fields that differ from `initial`, as the body of PATCH. An unchanged date keeps its seconds. */
export function toUpdateInteraction(
  form: InteractionForm,
  initial: InteractionForm,
  now = new Date(),
): UpdateInteraction {
  const changed = toCreateInteraction(form, now);
  const before = toCreateInteraction(initial, now);
  return {
    ...(changed.type !== before.type && { type: changed.type }),
    ...(changed.interactionDate !== before.interactionDate && {
      interactionDate: changed.interactionDate,
    }),
    ...(changed.duration !== before.duration && { duration: changed.duration ?? null }),
    ...(changed.description !== before.description && {
      description: changed.description ?? null,
    }),
    ...(changed.notes !== before.notes && { notes: changed.notes ?? null }),
    ...(changed.outcome !== before.outcome && { outcome: changed.outcome ?? null }),
    ...(changed.followUpAt !== before.followUpAt && { followUpAt: changed.followUpAt ?? null }),
    ...(changed.followUpText !== before.followUpText && {
      followUpText: changed.followUpText ?? null,
    }),
  };
}

/** Whether the form is about a planned interaction, which has no outcome yet. */
export function isAhead(form: Pick<InteractionForm, 'interactionDate'>, now: Date): boolean {
  return momentOf(form.interactionDate).getTime() > now.getTime();
}

/** The latest minute that can be planned, on the reader's clock. */
export function latestMinute(now: Date): string {
  return localMinute(latest(now));
}

/** A year ahead in any time zone, because the API allows one more day. */
function latest(now: Date): Date {
  return new Date(now.getTime() + (PLANNED_DAYS_AHEAD - 1) * DAY_MS);
}

function isDuration(text: string): boolean {
  const minutes = Number(text);
  return /^\d+$/.test(text) && minutes >= DURATION_LIMITS.min && minutes <= DURATION_LIMITS.max;
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
