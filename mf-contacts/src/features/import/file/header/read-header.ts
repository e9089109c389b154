import { type ColumnTarget, isColumnTarget } from '../column-targets.ts';
import { timeOfHeader } from './times-in-header.ts';
import { type Meaning, wordsIn } from './words-in-header.ts';

/** The reason why a column isn't imported by default. */
export type Obstacle = 'address' | 'noField' | 'someoneElse' | 'program' | 'unclear';

/** The meaning of a header. */
export interface HeaderReading {
  /** `kind` for the kinds of another column's values; `skip` if the header is unknown. */
  target: ColumnTarget;
  /** Whether the header is sufficient. If not, the values of the column decide. */
  isSure: boolean;
  /** Null if the column is imported. */
  obstacle: Obstacle | null;
  /** The way to reach people that the header names, and its kind. */
  reach: 'email' | 'phone' | 'link' | null;
  kind: HeaderKind | null;
  /** The number of one of several such columns. */
  number: number | null;
  /** A word whose meaning depends on other columns: "Title" may be Dr., and a customer a company. */
  weakness: 'title' | 'customer' | null;
}

/** The kinds in headers and in columns of kinds. */
type HeaderKind = 'mobile' | 'work' | 'home' | 'other' | 'fax';

const EMAIL_TARGETS: Readonly<Record<HeaderKind, ColumnTarget>> = {
  ...{ mobile: 'emailOther', fax: 'emailOther' },
  ...{ work: 'emailWork', home: 'emailHome', other: 'emailOther' },
};
const PHONE_TARGETS: Readonly<Record<HeaderKind, ColumnTarget>> = {
  ...{ mobile: 'phoneMobile', work: 'phoneWork', home: 'phoneHome', other: 'phone', fax: 'fax' },
};

const LONGEST_KIND = 60;
const MOST_KINDS = 500;
/** Caches the few kinds of a file, which each of its rows repeats. */
const KINDS = new Map<string, HeaderKind | null>();

/** Fields for texts and days, the more specific first: a company's name isn't a person's name. */
const FIELDS: readonly Meaning[] = [
  ...(['department', 'nameExtra', 'namePrefix', 'nameSuffix', 'particle'] as const),
  ...(['title', 'organization'] as const),
  ...(['connectedOn', 'howWeMet', 'birthYear', 'birthMonth', 'birthDay', 'birthday'] as const),
  ...(['note', 'nickname', 'middleName', 'firstName', 'lastName'] as const),
  ...(['name', 'customerName'] as const),
  ...(['labels', 'label', 'cadence', 'titleWord', 'headline'] as const),
];
/** Words that don't change the meaning of others. */
const IDLE: readonly Meaning[] = [
  ...(['filler', 'person', 'type', 'value', 'address', 'name', 'label', 'work', 'home'] as const),
];

const MESSENGER = /\b(?:skype|telegram|discord|threema|icq)\b/i;

/** Reads a header by its words for the field, the kind, and the number, in any order. */
export function readHeader(header: string): HeaderReading {
  const { meanings, number, unknown } = wordsIn(header);
  const has = (...some: readonly Meaning[]) => some.some((each) => meanings.includes(each));
  const reading = (given: Partial<HeaderReading>): HeaderReading => ({
    ...{ target: 'skip', isSure: true, obstacle: null, reach: null, kind: null },
    number,
    weakness: null,
    ...given,
  });
  const blocked = (obstacle: Obstacle) => reading({ obstacle });
  const kind = kindIn(meanings);
  const time = timeOfHeader(header);
  if (time !== null) return reading({ target: time });
  if (has('mobileFlag')) return reading({ target: 'mobileIf' });
  // "ID de Skype" is a name there, and no number of the program.
  if (has('program', 'flag') && !MESSENGER.test(header)) return blocked('program');
  if (has('someoneElse')) return blocked('someoneElse');
  const isEmail = has('email', 'workEmail');
  const isPhone = !isEmail && has('phone', 'mobile', 'fax', 'workPhone');
  const isLink = !isEmail && !isPhone && !has('noField') && has(...LINKS);
  const isReach = isEmail || isPhone || isLink;
  // A company's profile is the same for all its people, so it doesn't identify any of them.
  if (isLink && has('organization') && has('linkedin', 'profile', 'social')) {
    return blocked('noField');
  }
  if (isReach) {
    const reach = isEmail ? 'email' : isPhone ? 'phone' : 'link';
    const isPlain = !meanings.some((each) => !REACHING.includes(each));
    const isSure = isPlain && unknown.length === 0;
    const isKind = has('type', 'label') && !has('value');
    const reached = isKind ? 'kind' : reachTarget(reach, kind, has);
    const isWhatsApp = reached === 'phoneMobile' && /\bwhatsapp\b/i.test(header);
    const target = isWhatsApp ? 'whatsApp' : reached;
    return reading({ target, isSure, reach, kind });
  }
  if (has('noField')) return blocked('noField');
  if (has('postal')) return blocked('address');
  const field =
    has('titleWord') && has('organization') ? 'title' : FIELDS.find((each) => has(each));
  if (has('address') && (!field || field === 'name' || field === 'label'))
    return blocked('address');
  if (field === 'department' || field === 'nameExtra') return blocked('noField');
  const others = meanings.filter((each) => each !== field && !IDLE.includes(each));
  const isSure =
    unknown.length === 0 && field !== 'headline' && others.every((each) => NAMES.includes(each));
  if (field === undefined) {
    const isNameAlone =
      unknown.length === 0 && has('person') && kind === null && !has('type', 'value');
    // "Contact", "Work", or "Number" alone: a name or a way to reach people, depending on the values.
    return reading({
      target: isNameAlone ? 'name' : 'skip',
      isSure: false,
      obstacle: 'unclear',
      kind: kind ?? (unknown.length === 0 ? 'other' : null),
    });
  }
  return reading({
    target: FIELD_TARGETS[field] ?? (isColumnTarget(field) ? field : 'skip'),
    isSure,
    weakness: WEAK[field] ?? null,
  });
}

/** The targets with other names than their meanings. */
const FIELD_TARGETS: Partial<Record<Meaning, ColumnTarget>> = {
  label: 'labels',
  titleWord: 'title',
  headline: 'title',
  customerName: 'name',
};
const WEAK: Partial<Record<Meaning, HeaderReading['weakness']>> = {
  titleWord: 'title',
  customerName: 'customer',
};

const LINKS: readonly Meaning[] = ['linkedin', 'profile', 'social', 'web'];
/** Next to "company", "name" means the company's. */
const NAMES: readonly Meaning[] = ['organization', 'name', 'firstName', 'lastName', 'titleWord'];
/** The words that may occur with an email, a phone, or a link without making it ambiguous. */
const REACHING: readonly Meaning[] = [
  ...LINKS,
  ...(['email', 'phone', 'mobile', 'fax', 'workPhone', 'workEmail'] as const),
  ...(['work', 'home', 'other', 'organization', 'title'] as const),
  ...(['type', 'value', 'label', 'filler', 'person', 'address'] as const),
];

function reachTarget(
  reach: 'email' | 'phone' | 'link',
  kind: HeaderKind | null,
  has: (...some: readonly Meaning[]) => boolean,
): ColumnTarget {
  if (reach === 'email') return kind === null ? 'email' : EMAIL_TARGETS[kind];
  if (reach === 'phone') return kind === null ? 'phone' : PHONE_TARGETS[kind];
  return has('linkedin') || (has('profile') && !has('social', 'web')) ? 'linkedin' : 'link';
}

/** The kind that words name, in the languages of headers; null if they name none. */
export function kindOfWords(text: string): HeaderKind | null {
  const known = KINDS.get(text);
  if (known !== undefined) return known;
  const kind = text.length > LONGEST_KIND ? null : kindIn(wordsIn(text).meanings);
  if (KINDS.size < MOST_KINDS) KINDS.set(text, kind);
  return kind;
}

function kindIn(meanings: readonly Meaning[]): HeaderKind | null {
  const has = (...some: readonly Meaning[]) => some.some((each) => meanings.includes(each));
  if (has('fax')) return 'fax';
  if (has('mobile')) return 'mobile';
  // A company's number is a work number.
  if (has('work', 'workPhone', 'workEmail', 'organization', 'title')) return 'work';
  if (has('home')) return 'home';
  return has('other') ? 'other' : null;
}
