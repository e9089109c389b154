import { type ContactSummary, type CreateContact, type ImportRow } from '@rapport/api-client';
import {
  type DuplicateReason,
  type ImportAction,
  isFullerName,
  type LikenessGrade,
  type MergedField,
} from '@rapport/contracts';
import { nameProblem } from '../file/checked-person.ts';
import { type ImportedPerson } from '../file/imported-person.ts';

/** Whom a person of the file is, or may be: a contact, or an earlier person of the file. */
export interface Match {
  /** The row of the file, from 1. */
  row: number;
  grade: LikenessGrade;
  reasons: DuplicateReason[];
  contact: ContactSummary | null;
  intoRow: number | null;
}

/** What to do with a person who may be there already. */
export interface Choice {
  action: ImportAction;
  /** The fields that a merge takes from the file although there is a value. */
  replace: MergedField[];
}

/** All that an import needs, decided. */
export interface ImportPlan {
  people: readonly ImportedPerson[];
  matches: ReadonlyMap<number, Match>;
  choices: ReadonlyMap<number, Choice>;
}

/** The name that a person of the file is compared with. */
function nameBefore({ people }: ImportPlan, { contact, intoRow }: Match): string {
  return contact?.displayName ?? people[(intoRow ?? 0) - 1]?.displayName ?? '';
}

/**
 * What is proposed: the same person is merged, and a fuller name takes the place of a shorter one. Everyone else
 * is added, because a person who is left out or merged by mistake is gone.
 */
function proposedChoice(plan: ImportPlan, match: Match): Choice {
  if (match.grade === 'maybe') return { action: 'add', replace: [] };
  const name = plan.people[match.row - 1]?.displayName ?? '';
  const isFuller = isFullerName(name, nameBefore(plan, match));
  return { action: 'merge', replace: isFuller ? ['displayName'] : [] };
}

/** What was chosen for a match, or else what is proposed. */
export function choiceOf(plan: ImportPlan, match: Match): Choice {
  return plan.choices.get(match.row) ?? proposedChoice(plan, match);
}

/** What is done with a row. */
function actionOf(plan: ImportPlan, row: number): ImportAction {
  const match = plan.matches.get(row);
  return match ? choiceOf(plan, match).action : 'add';
}

/** How many people will be added or merged; a row without a name that the API takes is not one of them. */
export function countOf(plan: ImportPlan): number {
  return plan.people.filter(
    (person, index) => nameProblem(person) === null && actionOf(plan, index + 1) !== 'skip',
  ).length;
}

/** The rows as the API takes them. */
export function rowsOf(plan: ImportPlan, labelIds: ReadonlyMap<string, string>): ImportRow[] {
  return plan.people.map((person, index) => {
    const row = index + 1;
    const match = plan.matches.get(row);
    const action = actionOf(plan, row);
    if (action === 'skip') return { row, action };
    const { cadenceDays } = person;
    const said = {
      contact: contactOf(person, labelIds),
      ...(cadenceDays !== null && { cadenceDays }),
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

function contactOf(person: ImportedPerson, labelIds: ReadonlyMap<string, string>): CreateContact {
  const { labels, ...fields } = person;
  const ids = labels.flatMap((name) => labelIds.get(name) ?? []);
  const given = Object.entries({ ...fields, labelIds: [...new Set(ids)] }).filter(
    ([field, value]) =>
      field !== 'cadenceDays' &&
      field !== 'leftOut' &&
      // It is sent by itself, once the contact is there.
      field !== 'photo' &&
      value !== null &&
      !(Array.isArray(value) && value.length === 0),
  );
  return { displayName: person.displayName, ...Object.fromEntries(given) };
}
