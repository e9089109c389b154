import { type CustomField } from '@rapport/api-client';
import { type CustomCondition, MOST_DAYS_WITHIN, readCustomValue } from '@rapport/contracts';
import { dayText } from './day-text.ts';
import { dayTyped } from './day-typed.ts';

/** What a condition asks; `range` is `numbers` or `days`, by the kind of the field. */
export type DraftTest = 'contains' | 'range' | 'within' | 'any' | 'yes' | 'no' | 'set' | 'empty';

/** A condition as typed, which may be incomplete. */
export interface FilterDraft {
  test: DraftTest;
  text: string;
  from: string;
  to: string;
  days: string;
  choices: readonly string[];
}

const LABELS: Readonly<Record<DraftTest, string>> = {
  contains: 'Contains',
  range: 'From, to',
  within: 'In the next days',
  any: 'One of',
  yes: 'Yes',
  no: 'No',
  set: 'Has a value',
  empty: 'Is empty',
};

/** What can be asked of each kind; the first one is the beginning. */
const TESTS: Readonly<Record<CustomField['kind'], readonly DraftTest[]>> = {
  text: ['contains', 'set', 'empty'],
  link: ['contains', 'set', 'empty'],
  number: ['range', 'set', 'empty'],
  date: ['within', 'range', 'set', 'empty'],
  choice: ['any', 'set', 'empty'],
  yesNo: ['yes', 'no', 'set', 'empty'],
};

/** What can be asked of a field, for a select. */
export function testOptions({ kind }: CustomField): { value: DraftTest; label: string }[] {
  return TESTS[kind].map((value) => ({ value, label: LABELS[value] }));
}

const DAYS_AHEAD = 30;

/** The beginning of a condition on a field. */
export function newDraft({ kind }: CustomField): FilterDraft {
  const [test = 'set'] = TESTS[kind];
  return { test, text: '', from: '', to: '', days: String(DAYS_AHEAD), choices: [] };
}

/** A condition as its inputs show it. */
export function draftOf(field: CustomField, condition: CustomCondition): FilterDraft {
  const draft = newDraft(field);
  switch (condition.test) {
    case 'contains':
      return { ...draft, test: 'contains', text: condition.text };
    case 'numbers': {
      const [from, to] = [condition.from, condition.to].map((end) => String(end ?? ''));
      return { ...draft, test: 'range', from: from ?? '', to: to ?? '' };
    }
    case 'days': {
      const [from, to] = [condition.from, condition.to].map((end) => (end ? dayText(end) : ''));
      return { ...draft, test: 'range', from: from ?? '', to: to ?? '' };
    }
    case 'within':
      return { ...draft, test: 'within', days: String(condition.days) };
    case 'any':
      return { ...draft, test: 'any', choices: condition.choices };
    case 'set':
    case 'empty':
    case 'yes':
    case 'no':
      return { ...draft, test: condition.test };
    default:
      return condition satisfies never;
  }
}

/** The messages for inputs that can't be read, by their name. */
export function draftProblems(
  field: CustomField,
  draft: FilterDraft,
): Partial<Record<'from' | 'to' | 'days', string>> {
  const { test, from, to } = draft;
  if (test === 'within') {
    return daysIn(draft) === null
      ? { days: `Enter a number of days from 0 to ${MOST_DAYS_WITHIN}.` }
      : {};
  }
  if (test !== 'range') return {};
  const help =
    field.kind === 'date'
      ? 'Enter a day with its year, like March 31, 2027.'
      : 'Enter a number like 12.5.';
  const isBad = (text: string) => text.trim() !== '' && endOf(field, text) === null;
  return { ...(isBad(from) && { from: help }), ...(isBad(to) && { to: help }) };
}

/** The condition; while it's incomplete, that the field has a value at all. */
export function conditionOf(field: CustomField, draft: FilterDraft): CustomCondition {
  const { test, text, from, to, choices } = draft;
  const any = { test: 'set' } as const;
  switch (test) {
    case 'contains':
      return text.trim() === '' ? any : { test, text: text.trim() };
    case 'any':
      return choices.length === 0 ? any : { test, choices };
    case 'within': {
      const days = daysIn(draft);
      return days === null ? any : { test, days };
    }
    case 'range': {
      const ends = [endOf(field, from), endOf(field, to)] as const;
      if (ends[0] === null && ends[1] === null) return any;
      if (field.kind === 'date') return { test: 'days', from: dayIn(ends[0]), to: dayIn(ends[1]) };
      return { test: 'numbers', from: numberIn(ends[0]), to: numberIn(ends[1]) };
    }
    case 'yes':
    case 'no':
    case 'set':
    case 'empty':
      return { test };
    default:
      return test satisfies never;
  }
}

type End = string | number | boolean | null;
const dayIn = (end: End) => (typeof end === 'string' ? end : null);
const numberIn = (end: End) => (typeof end === 'number' ? end : null);

function endOf(field: CustomField, text: string): End {
  return field.kind === 'date' ? dayTyped(text) : readCustomValue(field, text);
}

function daysIn({ days }: FilterDraft): number | null {
  const number = Number(days);
  return /^\s*\d{1,3}\s*$/.test(days) && number <= MOST_DAYS_WITHIN ? number : null;
}
