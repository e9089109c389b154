import { isSameNumber, type MergedField } from '@rapport/contracts';
import { type ImportedPerson } from '../file/imported-person.ts';
import { type Choice, choiceOf, type ImportPlan, type Match } from './import-plan.ts';

/** A value in the file that differs from the person it's merged with. */
export interface Difference {
  field: MergedField;
  label: string;
  have: string | null;
  given: string;
}

const FIELDS = [
  ['displayName', 'Name'],
  ['organizationTitle', 'Title'],
  ['organizationName', 'Organization'],
  ['primaryEmail', 'First email'],
  ['primaryPhone', 'First phone'],
] as const;
type ComparedField = (typeof FIELDS)[number][0];

/** The fields that change with a new job. */
const JOB: readonly MergedField[] = ['organizationName', 'organizationTitle'];

/** The values that a merge can take from the file. */
export function differencesOf(plan: ImportPlan, match: Match): Difference[] {
  const person = plan.people[match.row - 1];
  const earlier = plan.people[(match.intoRow ?? 0) - 1];
  const before = match.contact ?? (earlier && valuesOf(earlier));
  if (!person || !before) return [];
  const values = valuesOf(person);
  return FIELDS.flatMap(([field, label]) => {
    const [have, given] = [before[field], values[field]];
    return given === null || isSame(field, have, given) ? [] : [{ field, label, have, given }];
  });
}

/** A difference in upper and lower case counts for a name, but not for the other fields. */
function isSame(field: ComparedField, have: string | null, given: string): boolean {
  if (have === null || have === given) return have === given;
  if (field === 'primaryPhone') return isSameNumber(have, given);
  return field !== 'displayName' && have.toLowerCase() === given.toLowerCase();
}

/** The matches to merge whose organization or title is different in the file. */
export function changedJobs(plan: ImportPlan, matches: readonly Match[]): Match[] {
  return matches.filter(
    (match) =>
      match.contact !== null &&
      choiceOf(plan, match).action === 'merge' &&
      jobFields(plan, match).length > 0,
  );
}

/** Whether the file's organization and title are used. */
export function takesJob(plan: ImportPlan, match: Match): boolean {
  const { replace } = choiceOf(plan, match);
  return jobFields(plan, match).every((field) => replace.includes(field));
}

/** The choice for a match, with or without the file's organization and title. */
export function withJob(plan: ImportPlan, match: Match, takes: boolean): Choice {
  const choice = choiceOf(plan, match);
  const others = choice.replace.filter((field) => !JOB.includes(field));
  return { ...choice, replace: takes ? [...others, ...jobFields(plan, match)] : others };
}

function jobFields(plan: ImportPlan, match: Match): MergedField[] {
  return differencesOf(plan, match)
    .filter(({ field, have }) => have !== null && JOB.includes(field))
    .map(({ field }) => field);
}

function valuesOf(person: ImportedPerson): Record<ComparedField, string | null> {
  return {
    displayName: person.displayName || null,
    organizationTitle: person.organizationTitle,
    organizationName: person.organizationName,
    primaryEmail: person.emails[0]?.value ?? null,
    primaryPhone: person.phones[0]?.value ?? null,
  };
}
