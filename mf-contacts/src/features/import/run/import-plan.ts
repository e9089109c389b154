import {
  type ContactSummary,
  type CreateContact,
  type ImportRow,
  type NewStatedPreference,
} from '@rapport/api-client';
import {
  type DuplicateReason,
  type ImportAction,
  type CustomValue,
  isFullerName,
  keptColumn,
  type LikenessGrade,
  type MergedField,
  type StatedInFile,
} from '@rapport/contracts';
import { isBetterWritten } from '../../../contacts/better-written.ts';
import { nameProblem } from '../file/checked-person.ts';
import { type ImportedPerson, nameOfNewField } from '../file/imported-person.ts';

/** A contact or an earlier person in the file who is or may be the same as a person in the file. */
export interface Match {
  /** The row of the file, from 1. */
  row: number;
  grade: LikenessGrade;
  reasons: DuplicateReason[];
  contact: ContactSummary | null;
  intoRow: number | null;
}

/** What to do with a person who may already exist. */
export interface Choice {
  action: ImportAction;
  /** The fields for which a merge takes the file's value instead of an existing one. */
  replace: MergedField[];
}

/** All decisions that an import needs. */
export interface ImportPlan {
  people: readonly ImportedPerson[];
  matches: ReadonlyMap<number, Match>;
  choices: ReadonlyMap<number, Choice>;
}

/**
 * The default choice. The same person is merged; a fuller or better-written name replaces another one, and a work
 * email replaces a private one. Everyone else is added, because someone who's skipped or merged by mistake is lost.
 */
function proposedChoice({ people }: ImportPlan, { row, grade, contact, intoRow }: Match): Choice {
  const earlier = people[(intoRow ?? 0) - 1];
  const person = people[row - 1];
  const name = person?.displayName ?? '';
  const before = contact?.displayName ?? earlier?.displayName ?? '';
  const isBetter = isFullerName(name, before) || isBetterWritten(name, before);
  const isWorkFirst = earlier?.emails[0]?.kind === 'home' && person?.emails[0]?.kind === 'work';
  return {
    action: grade === 'same' ? 'merge' : 'add',
    replace: [
      ...(isBetter ? (['displayName'] as const) : []),
      ...(isWorkFirst ? (['primaryEmail'] as const) : []),
    ],
  };
}

/** The user's choice for a match, or else the default. */
export function choiceOf(plan: ImportPlan, match: Match): Choice {
  return plan.choices.get(match.row) ?? proposedChoice(plan, match);
}

/** The action for a row. */
function actionOf(plan: ImportPlan, row: number): ImportAction {
  const match = plan.matches.get(row);
  return match ? choiceOf(plan, match).action : 'add';
}

/** The number of people that will be added or merged. A row without a valid name doesn't count. */
export function countOf(plan: ImportPlan): number {
  return plan.people.filter(
    (person, index) => nameProblem(person) === null && actionOf(plan, index + 1) !== 'skip',
  ).length;
}

/**
 * The rows in the API's format.
 * @param labelIds by the names of labels
 * @param fieldIds of the fields that were made for columns, by the names of those
 */
export function rowsOf(
  plan: ImportPlan,
  labelIds: ReadonlyMap<string, string>,
  fieldIds: ReadonlyMap<string, string> = new Map(),
): ImportRow[] {
  return plan.people.map((person, index) => {
    const row = index + 1;
    const match = plan.matches.get(row);
    const action = actionOf(plan, row);
    if (action === 'skip') return { row, action };
    const { cadenceDays, lastContactOn, nextStepOn, nextStep, statedPreferences } = person;
    const said = {
      contact: contactOf(person, labelIds, fieldIds),
      ...(cadenceDays !== null && { cadenceDays }),
      ...(lastContactOn !== null && { lastContactOn }),
      ...(nextStepOn !== null && { nextStepOn }),
      ...(nextStep !== null && { nextStep }),
      ...(statedPreferences.length > 0 && { statedPreferences: statedPreferences.map(sentOf) }),
    };
    if (action === 'add' || !match) return { row, action: 'add' as const, ...said };
    const { replace } = choiceOf(plan, match);
    return {
      row,
      action,
      ...(match.contact ? { contactId: match.contact.id } : { intoRow: match.intoRow }),
      ...(replace.length > 0 && { replace }),
      ...said,
    };
  });
}

/** Fields that aren't part of the contact. A photo is sent separately, once the contact exists. */
const BESIDE = [
  ...(['cadenceDays', 'lastContactOn', 'nextStepOn', 'nextStep', 'statedPreferences'] as const),
  ...(['leftOut', 'photo'] as const),
];

/** A stated preference in the API's format. */
function sentOf({ channels, notOn, ...others }: StatedInFile): NewStatedPreference {
  return {
    ...others,
    ...(channels && { channels: { ...channels } }),
    ...(notOn && { notOn: [...notOn] }),
  };
}

function contactOf(
  person: ImportedPerson,
  labelIds: ReadonlyMap<string, string>,
  fieldIds: ReadonlyMap<string, string>,
): CreateContact {
  const { labels, customValues, ...fields } = { ...person, ...ownValues(person, fieldIds) };
  const ids = labels.flatMap((name) => labelIds.get(name) ?? []);
  const given = Object.entries({ ...fields, labelIds: [...new Set(ids)] }).filter(
    ([field, value]) =>
      !BESIDE.some((name) => name === field) &&
      value !== null &&
      !(Array.isArray(value) && value.length === 0),
  );
  return {
    displayName: person.displayName,
    ...Object.fromEntries(given),
    ...(customValues && { customValues }),
  };
}

/** The values of own fields by the IDs of those. Without a field, because there's no room for it, a value is kept aside. */
function ownValues(
  { customValues, kept }: ImportedPerson,
  fieldIds: ReadonlyMap<string, string>,
): Partial<Pick<ImportedPerson, 'customValues' | 'kept'>> {
  if (customValues === undefined) return {};
  const values: Record<string, CustomValue> = {};
  const aside: string[] = [];
  for (const [key, value] of Object.entries(customValues)) {
    const name = nameOfNewField(key);
    const id = name === null ? key : fieldIds.get(name);
    if (id === undefined) aside.push(keptColumn(name ?? '', String(value)));
    else values[id] = value;
  }
  return { customValues: values, kept: [...kept, ...aside] };
}
