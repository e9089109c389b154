import {
  completeWebAddress,
  isEmailAddress,
  isPhoneNumber,
  linkInName,
  type LinkObstacle,
  linkObstacle,
  MOST_ADDRESSES,
  ofNameParts,
  type OfKind,
  parseBirthday,
  PREFERENCE_LIMITS,
  TEXT_LIMITS,
} from '@rapport/contracts';
import { isRounded } from './cell-values.ts';
import { fittingDetails } from './fitting-details.ts';
import { type ImportedPerson, type LeftOut } from './imported-person.ts';

const LINK_PROBLEMS: Readonly<Record<LinkObstacle, string>> = {
  scheme: "isn't a web address",
  spaces: 'has spaces in it',
  invisible: 'has invisible characters in it',
  form: "isn't a complete web address",
  host: 'has no host like example.com',
  credentials: 'has a user name or password in it',
};

/**
 * A person whose values all fit the API's rules for contacts. Other values are omitted and listed in `leftOut`, so
 * they never prevent the import of the person.
 */
export function fittingPerson(person: ImportedPerson): ImportedPerson {
  const leftOut = [...person.leftOut];
  const fitting = <Kind>(
    field: string,
    list: readonly OfKind<Kind>[],
    problemOf: (value: string) => string | null,
  ) =>
    list
      .filter(({ value }) => {
        const reason = lengthProblem(value, TEXT_LIMITS.short) ?? problemOf(value);
        if (reason !== null) leftOut.push({ field, value, reason });
        return reason === null;
      })
      .filter(({ value }, index) => {
        const reason = `is one more than the ${MOST_ADDRESSES} that a contact can have`;
        if (index >= MOST_ADDRESSES) leftOut.push({ field, value, reason });
        return index < MOST_ADDRESSES;
      });
  const text = (field: string, value: string | null, longest: number) => {
    const reason = lengthProblem(value ?? '', longest);
    if (value !== null && reason !== null) leftOut.push({ field, value, reason });
    return reason === null ? value : null;
  };
  const namePart = (value: string | null) =>
    value !== null && linkInName(value) !== null ? null : text('Name', value, TEXT_LIMITS.name);
  const { birthday } = person;
  const isBirthday = birthday === null || parseBirthday(birthday) !== null;
  if (!isBirthday) {
    leftOut.push({ field: 'Birthday', value: birthday, reason: "isn't a real date" });
  }
  const { statedPreferences } = person;
  const { perContact } = PREFERENCE_LIMITS;
  for (const { learnedOn, text: words } of statedPreferences.slice(perContact)) {
    const reason = `is one more than the ${perContact} that a contact can have`;
    leftOut.push({ field: 'What they told you', value: words ?? learnedOn, reason });
  }
  return {
    ...person,
    nextStep: text('Next step', person.nextStep, TEXT_LIMITS.short),
    statedPreferences: statedPreferences.slice(0, perContact),
    emails: fitting('Email', person.emails, emailProblem),
    phones: fitting('Phone', person.phones, phoneProblem),
    links: fitting('Link', person.links, linkProblem),
    ...ofNameParts((part) => namePart(person[part])),
    organizationName: text('Organization', person.organizationName, TEXT_LIMITS.short),
    organizationTitle: text('Title', person.organizationTitle, TEXT_LIMITS.short),
    howWeMet: text('How we met', person.howWeMet, TEXT_LIMITS.notes),
    pinnedNote: text('Note', person.pinnedNote, TEXT_LIMITS.notes),
    birthday: isBirthday ? birthday : null,
    ...fittingDetails(person, leftOut),
    leftOut,
  };
}

/** The reason why a person can't be added, which only depends on the name; null for a valid name. */
export function nameProblem({ displayName }: ImportedPerson): string | null {
  if (displayName === '') return 'has no name';
  if (lengthProblem(displayName, TEXT_LIMITS.name) !== null) return 'has a name that is too long';
  return linkInName(displayName) === null ? null : 'has a web address for a name';
}

/** An omitted value with its reason, as a sentence without a period. */
export function leftOutText({ field, value, reason }: LeftOut): string {
  return `${field} “${value}” ${reason}`;
}

function lengthProblem(value: string, longest: number): string | null {
  const most = longest.toLocaleString('en-US');
  return [...value].length > longest ? `is longer than ${most} characters` : null;
}

function emailProblem(value: string): string | null {
  return isEmailAddress(value) ? null : "isn't an email address";
}

function phoneProblem(value: string): string | null {
  if (isRounded(value)) return 'was rounded by a spreadsheet, so its last digits are lost';
  return isPhoneNumber(value) ? null : "isn't a phone number";
}

function linkProblem(value: string): string | null {
  const obstacle = linkObstacle(completeWebAddress(value));
  return obstacle && LINK_PROBLEMS[obstacle];
}
