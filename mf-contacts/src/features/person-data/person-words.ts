import {
  isMotivationType,
  isWorkStyleType,
  motivationLabel,
  workStyleLabel,
  type ActionRule,
  type ActionStatus,
  type ConfidenceLevel,
  type CommitmentKind,
  PREFERENCE_LABELS,
  RELATION_WORDS,
  type InteractionOutcome,
  type OpenReason,
  type AnyRunSource,
} from '@rapport/contracts';
import { dayText } from '../../contacts/day-text.ts';
import { KIND_WORDS } from '../../contacts/kind-words.ts';
import { exactTime } from '@rapport/shared-ui';
import { INTERACTION_LABELS } from '../../contacts/planned-words.ts';

const RULE_WORDS: Readonly<Record<ActionRule, string>> = {
  R1: 'Clear the air',
  R2: 'Reach out',
  R3: 'Reach out',
  R4: 'Follow up',
  R5: 'Try another way to be in touch',
  R6: 'Estimate how they like to work',
  R7: 'Watch for something',
  R8: 'Look at the assessment again',
  R9: 'Add a way to reach them',
  R10: 'Log the first contact',
  R11: 'Thank them, or introduce them to someone',
};

const STATUS_WORDS: Readonly<Record<ActionStatus, string>> = {
  open: 'To do',
  snoozed: 'Put off',
  done: 'Done',
  dismissed: 'Dismissed',
};

const OUTCOME_WORDS: Readonly<Record<InteractionOutcome, string>> = {
  positive: 'Positive',
  neutral: 'Neutral',
  negative: 'Negative',
  follow_up_needed: 'Follow-up needed',
};

const SOURCE_WORDS: Readonly<Record<AnyRunSource, string>> = {
  quiz: 'The questions of the quiz',
  page: 'The page with all questions',
  change: 'A changed answer',
  observation: 'Something that was watched for',
  writing: 'Something they wrote',
};

const REASON_WORDS: Readonly<Record<OpenReason, string>> = {
  contradicting: 'The answers point both ways',
  no_answer: 'Not seen yet',
};

const CONFIDENCE_WORDS: Readonly<Record<ConfidenceLevel, string>> = {
  high: 'Very sure',
  medium: 'Fairly sure',
  low: 'Not very sure',
};

const COMMITMENT_WORDS: Readonly<Record<CommitmentKind, string>> = {
  i_promised: 'Promised to them',
  they_promised: 'Promised by them',
  they_asked: 'Asked by them',
  number: 'Number',
  person: 'Person',
};

/** The words for values that are constants of the product. All other values are words of people. */
const VALUE_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  rule: RULE_WORDS,
  status: STATUS_WORDS,
  outcome: OUTCOME_WORDS,
  source: SOURCE_WORDS,
  openMotivationReason: REASON_WORDS,
  openLetterReasons: REASON_WORDS,
  confidence: CONFIDENCE_WORDS,
  type: INTERACTION_LABELS,
  kind: { ...COMMITMENT_WORDS, ...PREFERENCE_LABELS, ...RELATION_WORDS },
};

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** A single value in plain words; null if it's empty. */
export function valueWords(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (field === 'helped') return value === true ? 'Yes' : 'No';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (isTypeField(field) && isMotivationType(value)) return `${value}, ${motivationLabel(value)}`;
  if (field === 'workStyle' && isWorkStyleType(value)) return `${value}, ${workStyleLabel(value)}`;
  const text = String(value);
  const words = VALUE_WORDS[field];
  if (words && Object.hasOwn(words, text)) return words[text] ?? text;
  if (!MOMENT.test(text)) return text;
  // The user entered only a day.
  return field === 'informedAt' ? dayText(text) : exactTime(new Date(text));
}

function isTypeField(field: string): boolean {
  return /^(motivationType|secondaryMotivationTypes|tiedMotivationTypes)$/.test(field);
}

/** An email, phone, or link with its kind; null for any other value. */
export function addressWords(address: unknown): string | null {
  if (typeof address !== 'object' || address === null) return null;
  if (!('value' in address && 'kind' in address)) return null;
  const kind = Object.entries(KIND_WORDS).find(([name]) => name === address.kind)?.[1];
  const words = kind === undefined || kind === KIND_WORDS.other ? '' : ` (${kind})`;
  return `${String(address.value)}${words}`;
}
