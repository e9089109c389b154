import { DAY_OF_YEAR, englishDate } from '../english-date.ts';
import { clockText } from './clock-text.ts';
import { type HourCycle } from './digest.ts';
import { STATED_CHANNELS, type StatedChannel } from './stated-channel.ts';

/** What a contact said they like, in the order in which it's shown. */
export const PREFERENCE_KINDS = [
  'channel',
  'when',
  'lead',
  'length',
  'opening',
  'address',
  'topic',
  'other',
] as const;
export type PreferenceKind = (typeof PREFERENCE_KINDS)[number];

/** The headings of the kinds. */
export const PREFERENCE_LABELS: Readonly<Record<PreferenceKind, string>> = {
  channel: 'How to reach them',
  when: 'When to reach them',
  lead: 'Material before a meeting',
  length: 'How long and how much',
  opening: 'How to begin',
  address: 'How to address them',
  topic: 'A topic',
  other: 'Something else',
};

/** How welcome a channel is. */
export const CHANNEL_RANKS = ['first', 'second', 'third', 'never'] as const;
export type ChannelRank = (typeof CHANNEL_RANKS)[number];

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const STATED_DETAILS = ['short', 'normal', 'detailed'] as const;
export type StatedDetail = (typeof STATED_DETAILS)[number];

export const STATED_OPENINGS = ['business', 'small_talk'] as const;
export type StatedOpening = (typeof STATED_OPENINGS)[number];

export const FORMALITIES = ['formal', 'informal'] as const;
export type Formality = (typeof FORMALITIES)[number];

/**
 * The maximum number of characters, of preferences per contact, and of those added with one interaction; and limits
 * for days and minutes.
 */
export const PREFERENCE_LIMITS = {
  text: 140,
  perContact: 200,
  perWrite: 10,
  leadDays: { min: 1, max: 30 },
  minutes: { min: 5, max: 480 },
} as const;

/** A stated preference without its dates. Fields that don't belong to the kind are null. */
export interface StatedPreference {
  kind: PreferenceKind;
  /** How welcome each channel is; null or absent without a preference. */
  channels: Readonly<Partial<Record<StatedChannel, ChannelRank | null>>> | null;
  /** Days on which they don't want to be reached. */
  notOn: readonly Weekday[] | null;
  /** `HH:MM` in their time zone. */
  from: string | null;
  /** `HH:MM` in their time zone. */
  until: string | null;
  /** `YYYY-MM-DD`, the day on which they're back. */
  awayUntil: string | null;
  /** Days before a meeting. */
  leadDays: number | null;
  detail: StatedDetail | null;
  /** How long a meeting may be. */
  minutes: number | null;
  opening: StatedOpening | null;
  formality: Formality | null;
  /** For a topic: true if they want to hear about it. */
  wanted: boolean | null;
  /** The user's own words. */
  text: string | null;
}

/** When a contact doesn't want to be reached. */
export type StatedHours = Pick<StatedPreference, 'notOn' | 'from' | 'until' | 'awayUntil'>;

/** The value of a preference, without own words; fields that don't belong to the kind are absent. */
export type PreferenceValue = Partial<Omit<StatedPreference, 'kind' | 'text'>>;

/** What belongs to each kind, apart from words of one's own. */
export const PREFERENCE_FIELDS: Readonly<
  Record<PreferenceKind, readonly (keyof PreferenceValue)[]>
> = {
  channel: ['channels'],
  when: ['notOn', 'from', 'until', 'awayUntil'],
  lead: ['leadDays'],
  length: ['detail', 'minutes'],
  opening: ['opening'],
  address: ['formality'],
  topic: ['wanted'],
  other: [],
};

/** A preference of which only what belongs to its kind is known; all else is null. */
export function statedPreference(
  kind: PreferenceKind,
  value: PreferenceValue,
  text: string | null,
): StatedPreference {
  return { ...NOTHING, ...value, kind, text };
}

const NOTHING: Omit<StatedPreference, 'kind' | 'text'> = {
  channels: null,
  notOn: null,
  from: null,
  until: null,
  awayUntil: null,
  leadDays: null,
  detail: null,
  minutes: null,
  opening: null,
  formality: null,
  wanted: null,
};

/**
 * Kinds that can have several current preferences; for the others, a newer one replaces the older. For one topic,
 * too, only the newest is current.
 */
const SEVERAL: readonly PreferenceKind[] = ['topic', 'other'];

/**
 * Returns the current preferences: the newest of each kind and of each topic, and all in the user's own words.
 * @param newestFirst all preferences of a contact, newest first
 * @returns in the order of the kinds
 */
export function currentPreferences<T extends Pick<StatedPreference, 'kind' | 'text'>>(
  newestFirst: readonly T[],
): T[] {
  return PREFERENCE_KINDS.flatMap((kind) => {
    const ofKind = newestFirst.filter((each) => each.kind === kind);
    if (!SEVERAL.includes(kind)) return ofKind.slice(0, 1);
    const about = ofKind.map(({ text }) => (text ?? '').toLowerCase());
    return kind === 'topic'
      ? ofKind.filter((_, at) => about.indexOf(about[at] ?? '') === at)
      : ofKind;
  });
}

/** Returns the liked channels, most welcome first; channels that they never want are left out. */
export function channelOrder({ channels }: Pick<StatedPreference, 'channels'>): StatedChannel[] {
  const rankOf = (channel: StatedChannel) => CHANNEL_RANKS.indexOf(channels?.[channel] ?? 'never');
  return STATED_CHANNELS.filter((channel) => wanted(channels?.[channel])).sort(
    (one, other) => rankOf(one) - rankOf(other),
  );
}

/** Returns the channels that they never want. */
export function unwantedChannels({
  channels,
}: Pick<StatedPreference, 'channels'>): StatedChannel[] {
  return STATED_CHANNELS.filter((channel) => channels?.[channel] === 'never');
}

const wanted = (rank: ChannelRank | null | undefined) => rank != null && rank !== 'never';

/**
 * Returns all channels except those that they never want: liked ones first, most welcome first, then those without
 * a preference.
 */
export function waysToReach(preference: Pick<StatedPreference, 'channels'>): StatedChannel[] {
  const [liked, never] = [channelOrder(preference), unwantedChannels(preference)];
  const others = STATED_CHANNELS.filter((way) => !liked.includes(way) && !never.includes(way));
  return [...liked, ...others];
}

/**
 * The preference as a person would say it, like "Email first, never call".
 * @param cycle how the reader counts the hours; 24 by default
 */
export function statedText(preference: StatedPreference, cycle: HourCycle = 'h23'): string {
  const { text } = preference;
  const said = saidOf(preference, cycle);
  if (said === '') return text ?? '';
  return text === null || preference.kind === 'topic' ? said : `${said}: ${text}`;
}

function saidOf(preference: StatedPreference, cycle: HourCycle): string {
  switch (preference.kind) {
    case 'channel':
      return capitalized(channelText(preference));
    case 'when':
      return capitalized(whenText(preference, cycle));
    case 'lead':
      return `Material ${days(preference.leadDays ?? 1)} before a meeting`;
    case 'length':
      return lengthText(preference);
    case 'opening':
      return preference.opening === 'business'
        ? 'Business first, no small talk'
        : 'Small talk first';
    case 'address':
      return preference.formality === 'formal' ? 'Address them formally' : 'On first-name terms';
    case 'topic':
      return `${preference.wanted === false ? 'Nothing about' : 'Likes to hear about'} ${preference.text ?? ''}`;
    case 'other':
      return '';
    default:
      return preference.kind satisfies never;
  }
}

const CHANNEL_WORDS: Readonly<Record<StatedChannel, string>> = {
  call: 'call',
  video: 'video call',
  email: 'email',
  message: 'message',
  inPerson: 'in person',
};
const NEVER_WORDS: Readonly<Record<StatedChannel, string>> = {
  call: 'call',
  video: 'call by video',
  email: 'email',
  message: 'message',
  inPerson: 'meet in person',
};

function channelText(preference: StatedPreference): string {
  const [first, ...then] = channelOrder(preference).map((channel) => CHANNEL_WORDS[channel]);
  const unwanted = unwantedChannels(preference);
  // "Never call by video or email" would leave open what "by" belongs to.
  const never = [...unwanted]
    .sort((a, b) => Number(a === 'video') - Number(b === 'video'))
    .map((channel) => NEVER_WORDS[channel]);
  return [
    ...(first === undefined ? [] : [`${first} first`, ...then.map((each) => `then ${each}`)]),
    ...(never.length === 0 ? [] : [`never ${listed(never, 'or')}`]),
  ].join(', ');
}

function whenText({ from, until, notOn, awayUntil }: StatedPreference, cycle: HourCycle): string {
  const weekdays = WEEKDAYS.filter((day) => notOn?.includes(day)).map(
    (day) => `${capitalized(day)}s`,
  );
  return [
    ...(from === null ? [] : [`not before ${clockText(from, cycle)}`]),
    ...(until === null ? [] : [`not after ${clockText(until, cycle)}`]),
    ...(weekdays.length === 0 ? [] : [`not on ${listed(weekdays, 'or')}`]),
    ...(awayUntil === null ? [] : [`away until ${englishDate(awayUntil, DAY_OF_YEAR)}`]),
  ].join(', ');
}

const DETAIL_WORDS: Readonly<Record<StatedDetail, string>> = {
  short: 'Keep it short',
  normal: 'Normal length',
  detailed: 'In detail',
};

function lengthText({ detail, minutes }: StatedPreference): string {
  return [
    ...(detail === null ? [] : [DETAIL_WORDS[detail]]),
    ...(minutes === null ? [] : [`${minutes} minutes`]),
  ].join(', ');
}

const days = (count: number) => (count === 1 ? 'the day' : `${count} days`);
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function listed(words: readonly string[], link: string): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${link} ${last}`;
}
