import { type OwnDetails } from '@rapport/api-client';
import { isPhoneNumber, OWN_DETAILS_LIMITS, TEXT_LIMITS } from '@rapport/contracts';
import { isRequestError } from '@rapport/remote-api';

/** The text fields of the form, in order. */
export const PROFILE_FIELDS = ['name', 'pronouns', 'title', 'company', 'phone'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];
export type ProfileTexts = Record<ProfileField, string>;
export type ProfileProblems = Partial<Record<ProfileField, string>>;

export const PROFILE_LABELS: Readonly<Record<ProfileField, string>> = {
  name: 'Name',
  pronouns: 'Pronouns',
  title: 'Title',
  company: 'Company',
  phone: 'Phone',
};

const LONGEST: Readonly<Record<ProfileField, number>> = {
  ...OWN_DETAILS_LIMITS,
  phone: TEXT_LIMITS.short,
};

/** Returns stored values as texts of the form. */
export function textsOf(details: Pick<OwnDetails, ProfileField>): ProfileTexts {
  const { name, pronouns, title, company, phone } = details;
  const text = (value: string | null) => value ?? '';
  return {
    name: text(name),
    pronouns: text(pronouns),
    title: text(title),
    company: text(company),
    phone: text(phone),
  };
}

/** Returns the fields whose text changed, ignoring surrounding spaces. */
export function changedFields(from: ProfileTexts, to: ProfileTexts): ProfileField[] {
  return PROFILE_FIELDS.filter((field) => from[field].trim() !== to[field].trim());
}

/** Returns some of the texts as a request body; an empty one clears. */
export function bodyOf(
  texts: ProfileTexts,
  fields: readonly ProfileField[],
): Partial<Record<ProfileField, string | null>> {
  return Object.fromEntries(fields.map((field) => [field, texts[field].trim() || null]));
}

/** Returns the problems of the texts, with what to do. */
export function problemsOf(texts: ProfileTexts): ProfileProblems {
  const problems: ProfileProblems = {};
  for (const field of PROFILE_FIELDS) {
    const value = texts[field].trim();
    if ([...value].length > LONGEST[field]) {
      problems[field] = `Shorten this to ${LONGEST[field]} characters.`;
    }
  }
  const phone = texts.phone.trim();
  if (phone !== '' && !isPhoneNumber(phone)) {
    problems.phone ??= 'Enter a phone number, like +1 505 867 5309.';
  }
  return problems;
}

/** Returns the problems that the API found. */
export function problemsIn(error: unknown): ProfileProblems {
  const problems: ProfileProblems = {};
  if (!isRequestError(error)) return problems;
  for (const { field, message } of error.problems ?? []) {
    const known = PROFILE_FIELDS.find((each) => each === field);
    if (known !== undefined) problems[known] = `${PROFILE_LABELS[known]} ${message}.`;
  }
  return problems;
}
