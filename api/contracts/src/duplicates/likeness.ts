import { type ComparablePerson, comparablePerson, type Identity } from './comparable-person.ts';
import { isSharedAddress } from './email-key.ts';
import { DUPLICATE_REASONS, type DuplicateReason, type LikenessGrade } from './likeness-words.ts';
import { isFullName, type NameRelation, nameRelation, saysMore } from './name-relation.ts';
import { type CallingCodes } from '../phones/phone.ts';
import { isSamePhone } from '../phones/same-phone.ts';
import { personName } from './person-name.ts';

/** How alike two entries are. */
export interface Likeness {
  grade: LikenessGrade;
  /** Never empty. */
  reasons: DuplicateReason[];
  /** Sorts several likenesses, most certain first; from 1. */
  certainty: number;
}

/** What two people have in common besides their names. */
interface Signs {
  profile: boolean;
  /** True if both have profiles that differ. */
  otherProfile: boolean;
  email: boolean;
  sharedEmail: boolean;
  otherEmail: boolean;
  phone: boolean;
  organization: 'same' | 'other' | 'unknown';
  isFullName: boolean;
}

const WEIGHTS: Readonly<Record<DuplicateReason, number>> = {
  profile: 32,
  email: 16,
  phone: 8,
  name: 4,
  similarName: 2,
  organization: 1,
};
const SAME = 64;
const SIMILAR: readonly NameRelation[] = [
  'like',
  'initial',
  'initials',
  'word',
  'generation',
  'given',
];

/**
 * Returns how likely two entries are the same person; null without any evidence.
 *
 * They're the same by profile, by a personal email, or by name and organization. Shared facts (a phone, an `info@`,
 * a family's address) count only together with the names, and if both given and family names differ, nothing makes
 * two people the same.
 */
export function likenessOf(one: ComparablePerson, other: ComparablePerson): Likeness | null {
  const relation = nameRelation(one.name, other.name);
  const signs = signsOf(one, other);
  const grade = gradeOf(relation, signs);
  if (grade === null) return null;
  const found: Readonly<Record<DuplicateReason, boolean>> = {
    profile: signs.profile,
    email: signs.email || signs.sharedEmail,
    phone: signs.phone,
    name: relation === 'equal',
    similarName: SIMILAR.includes(relation),
    organization: signs.organization === 'same',
  };
  const reasons = DUPLICATE_REASONS.filter((reason) => found[reason]);
  const weight = reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0);
  return { grade, reasons, certainty: weight + (grade === 'same' ? SAME : 0) };
}

/** Like `likenessOf`, for a single comparison. */
export function likeness(one: Identity, other: Identity, codes?: CallingCodes): Likeness | null {
  return likenessOf(comparablePerson(one, codes), comparablePerson(other, codes));
}

/** Returns whether a name contains all of another one and more, so that nothing is lost by replacing it. */
export function isFullerName(name: string, than: string): boolean {
  return saysMore(personName(name, null), personName(than, null));
}

function gradeOf(relation: NameRelation, signs: Signs): LikenessGrade | null {
  const grade = rawGrade(relation, signs);
  return grade === 'same' && signs.otherProfile && !signs.profile ? 'maybe' : grade;
}

function rawGrade(relation: NameRelation, signs: Signs): LikenessGrade | null {
  const isAtOne = signs.organization === 'same';
  if (signs.profile) return isOneOf(relation, 'none', 'family', 'apart') ? 'maybe' : 'same';
  if (signs.email) {
    return isOneOf(relation, 'equal', 'like', 'initial', 'word', 'unknown') ? 'same' : 'maybe';
  }
  switch (relation) {
    case 'equal':
      return gradeOfEqual(signs, isAtOne);
    case 'like':
      if (signs.otherProfile) return isAtOne || signs.phone ? 'maybe' : null;
      return signs.organization !== 'other' || signs.phone || signs.sharedEmail ? 'maybe' : null;
    case 'initial':
    case 'word':
    case 'generation':
      return isAtOne || signs.phone || signs.sharedEmail ? 'maybe' : null;
    case 'given':
    case 'initials':
      return signs.phone ? 'maybe' : null;
    case 'family':
    case 'unknown':
    case 'apart':
    case 'none':
      return null;
    default:
      return relation satisfies never;
  }
}

function gradeOfEqual(signs: Signs, isAtOne: boolean): LikenessGrade | null {
  const isShared = signs.phone || signs.sharedEmail;
  if (signs.isFullName) {
    if (isAtOne || isShared) return 'same';
    return signs.otherProfile ? null : 'maybe';
  }
  // Two Marias at one switchboard may be two people.
  if (!isAtOne && !isShared) return null;
  const isAllTheSame = signs.phone && signs.organization !== 'other' && !signs.otherEmail;
  return isAllTheSame ? 'same' : 'maybe';
}

function signsOf(one: ComparablePerson, other: ComparablePerson): Signs {
  const emails = one.emails.filter((key) => other.emails.includes(key));
  const profile = one.profiles.some((key) => other.profiles.includes(key));
  const organizations = [one.organization, other.organization];
  return {
    profile,
    otherProfile: !profile && isOtherSite(one.profiles, other.profiles),
    email: emails.some((key) => !isSharedAddress(key)),
    sharedEmail: emails.some(isSharedAddress),
    otherEmail: emails.length === 0 && one.emails.length > 0 && other.emails.length > 0,
    phone: one.phones.some((phone) => other.phones.some((each) => isSameNumber(phone, each))),
    organization: organizations.includes('')
      ? 'unknown'
      : one.organization === other.organization
        ? 'same'
        : 'other',
    isFullName: isFullName(one.name) && isFullName(other.name),
  };
}

/** Returns whether both have a profile at the same site, and these differ. */
function isOtherSite(one: readonly string[], other: readonly string[]): boolean {
  const sites = new Set(one.map(siteOf));
  return other.some((profile) => sites.has(siteOf(profile)));
}

function siteOf(profile: string): string {
  return profile.slice(0, profile.indexOf('/'));
}

function isSameNumber(
  one: ComparablePerson['phones'][number],
  other: ComparablePerson['phones'][number],
): boolean {
  const phonesOf = ({ written, whole }: typeof one) => (whole.length === 0 ? [written] : whole);
  return phonesOf(one).some((phone) => phonesOf(other).some((each) => isSamePhone(phone, each)));
}

function isOneOf(relation: NameRelation, ...relations: readonly NameRelation[]): boolean {
  return relations.includes(relation);
}
