import {
  type ContactSummary,
  type CreateContact,
  type ImportAction,
  type ImportRow,
  type MergedField,
} from '@rapport/contracts';
import { type ImportedPerson } from '../file/imported-person.ts';

/** Why a person of the file may be somebody who is there already. */
export type MatchReason = 'email' | 'phone' | 'name';

/** Somebody whom a person of the file may be: a contact, or an earlier person of the file. */
export interface Match {
  /** The row of the file, from 1. */
  row: number;
  reasons: MatchReason[];
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

/** What is proposed: the same email or phone is the same person, the same name may be somebody else. */
export function proposedChoice({ reasons }: Match): Choice {
  return { action: reasons.some((reason) => reason !== 'name') ? 'merge' : 'skip', replace: [] };
}

/** What is done with a row. */
function actionOf({ matches, choices }: ImportPlan, row: number): ImportAction {
  const match = matches.get(row);
  return match ? (choices.get(row) ?? proposedChoice(match)).action : 'add';
}

/** How many people will be added or merged. */
export function countOf(plan: ImportPlan): number {
  const skipped = [...plan.matches.keys()].filter((row) => actionOf(plan, row) === 'skip').length;
  return plan.people.length - skipped;
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
    const replace = plan.choices.get(row)?.replace ?? [];
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
      field !== 'cadenceDays' && value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return { displayName: person.displayName, ...Object.fromEntries(given) };
}
