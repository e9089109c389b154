import { STATED_CHANNELS, type StatedChannel } from '../values/stated-channel.ts';
import {
  CHANNEL_RANKS,
  FORMALITIES,
  PREFERENCE_FIELDS,
  PREFERENCE_KINDS,
  PREFERENCE_LABELS,
  PREFERENCE_LIMITS,
  type PreferenceKind,
  type PreferenceValue,
  STATED_DETAILS,
  STATED_OPENINGS,
  WEEKDAYS,
} from '../values/stated-preference.ts';

/** A stated preference in a file, with the fields of its kind. */
export interface StatedInFile extends PreferenceValue {
  kind: PreferenceKind;
  /** The user's own words. */
  text: string | null;
  /** The day on which the user learned it, as `YYYY-MM-DD`. */
  learnedOn: string;
}

/** How a field's value is written after its word, and parsed; null for invalid text. */
interface Field {
  word: string;
  write: (value: PreferenceValue) => string | null;
  read: (text: string) => PreferenceValue | null;
}

const HOUR = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const DAY = /^(?:19|2\d)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
/** Checks for a calendar day, because `Date` itself overflows into the next month. */
const isDay = (text: string) =>
  DAY.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

const CHANNEL_WORDS: Readonly<Record<StatedChannel, string>> = {
  call: 'call',
  video: 'video call',
  email: 'email',
  message: 'message',
  inPerson: 'in person',
};

function oneOf<T extends string>(all: readonly T[], text: string): T | null {
  return all.find((each) => each === text.replaceAll(' ', '_')) ?? null;
}

function within(text: string, { min, max }: { min: number; max: number }): number | null {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : null;
}

/** The words of a line with their fields; a word with the same beginning as another comes before it. */
const FIELDS: readonly Field[] = [
  ...STATED_CHANNELS.map((channel): Field => ({
    word: CHANNEL_WORDS[channel],
    write: ({ channels }) => channels?.[channel] ?? null,
    read: (text) => {
      const rank = oneOf(CHANNEL_RANKS, text);
      return rank && { channels: { [channel]: rank } };
    },
  })),
  {
    word: 'not on',
    write: ({ notOn }) => (notOn == null ? null : notOn.join(' ')),
    read: (text) => {
      const days = text.split(' ').map((day) => WEEKDAYS.find((each) => each === day));
      return days.every((day) => day !== undefined) ? { notOn: days } : null;
    },
  },
  {
    word: 'from',
    write: ({ from }) => from ?? null,
    read: (text) => (HOUR.test(text) ? { from: text } : null),
  },
  {
    word: 'until',
    write: ({ until }) => until ?? null,
    read: (text) => (HOUR.test(text) ? { until: text } : null),
  },
  {
    word: 'back on',
    write: ({ awayUntil }) => awayUntil ?? null,
    read: (text) => (isDay(text) ? { awayUntil: text } : null),
  },
  {
    word: 'days before',
    write: ({ leadDays }) => leadDays?.toString() ?? null,
    read: (text) => {
      const leadDays = within(text, PREFERENCE_LIMITS.leadDays);
      return leadDays === null ? null : { leadDays };
    },
  },
  {
    word: 'length',
    write: ({ detail }) => detail ?? null,
    read: (text) => {
      const detail = oneOf(STATED_DETAILS, text);
      return detail && { detail };
    },
  },
  {
    word: 'minutes',
    write: ({ minutes }) => minutes?.toString() ?? null,
    read: (text) => {
      const minutes = within(text, PREFERENCE_LIMITS.minutes);
      return minutes === null ? null : { minutes };
    },
  },
  {
    word: 'first',
    write: ({ opening }) => opening?.replaceAll('_', ' ') ?? null,
    read: (text) => {
      const opening = oneOf(STATED_OPENINGS, text);
      return opening && { opening };
    },
  },
  {
    word: 'address',
    write: ({ formality }) => formality ?? null,
    read: (text) => {
      const formality = oneOf(FORMALITIES, text);
      return formality && { formality };
    },
  },
  {
    word: 'wanted',
    write: ({ wanted }) => (wanted == null ? null : wanted ? 'yes' : 'no'),
    read: (text) => (text === 'yes' || text === 'no' ? { wanted: text === 'yes' } : null),
  },
];

const BEGIN = 'They told me on ';
const BETWEEN = ' | ';
const NOTHING = '-';

/**
 * Returns a stated preference as a line for a note in a file, which people can read and `readStatedLine` can parse:
 * "They told me on 2026-03-03 | How to reach them | email: first, call: never | Camera off".
 */
export function statedLine({ kind, text, learnedOn, ...value }: StatedInFile): string {
  const said = FIELDS.flatMap(({ word, write }) => {
    const written = write(value);
    return written === null ? [] : `${word}: ${written}`;
  });
  const parts = [BEGIN + learnedOn, PREFERENCE_LABELS[kind], said.join(', ') || NOTHING];
  return [...parts, ...(text === null ? [] : [text])].join(BETWEEN);
}

/** Parses the stated preference of a line; null for any other line, and for an invalid value. */
export function readStatedLine(line: string): StatedInFile | null {
  const [begin = '', label, said = '', ...texts] = line.split(BETWEEN);
  const learnedOn = begin.slice(BEGIN.length);
  const kind = PREFERENCE_KINDS.find((each) => PREFERENCE_LABELS[each] === label);
  if (!begin.startsWith(BEGIN) || !isDay(learnedOn) || kind === undefined) return null;
  const text = texts.join(BETWEEN).trim() || null;
  if (text !== null && [...text].length > PREFERENCE_LIMITS.text) return null;
  let value: PreferenceValue = {};
  for (const part of said === NOTHING ? [] : said.split(', ')) {
    const at = part.indexOf(': ');
    const field = FIELDS.find(({ word }) => word === part.slice(0, at));
    const read = field?.read(part.slice(at + 2));
    if (!read) return null;
    const channels = read.channels ? { channels: { ...value.channels, ...read.channels } } : {};
    value = { ...value, ...read, ...channels };
  }
  return saysEnough(kind, value, text) ? { kind, text, learnedOn, ...value } : null;
}

function saysEnough(kind: PreferenceKind, value: PreferenceValue, text: string | null): boolean {
  const fields = PREFERENCE_FIELDS[kind];
  const needsText = kind === 'topic' || kind === 'other';
  if (needsText && text === null) return false;
  const given = Object.keys(value);
  return (
    given.every((name) => fields.some((field) => field === name)) &&
    (fields.length === 0 || given.length > 0)
  );
}
