import {
  CONTACT_SORTS,
  isUuid,
  LAST_CONTACTS,
  type LastContact,
  MISSING_FACTS,
  type MissingFact,
  isMotivationType,
  isWorkStyleType,
  type ContactSort,
  type MotivationType,
  STATED_CHANNELS,
  type StatedChannel,
  TEXT_LIMITS,
  type WorkStyleType,
} from '@rapport/contracts';

/** The filters and the order of the contact list. */
export interface ListView {
  search: string;
  sort: ContactSort;
  /** Only contacts that are due. */
  due: boolean;
  /** Only assessed or only unassessed contacts; null for both. */
  assessed: boolean | null;
  workStyle: WorkStyleType | null;
  motivation: MotivationType | null;
  /** Ids of labels. A contact must have all of them. */
  labels: readonly string[];
  lastContact: LastContact | null;
  /** Only contacts that are due now or within so many days; null for all. */
  dueWithinDays: number | null;
  /** The names of the city and country of an address, and of the department; null for all. */
  city: string | null;
  country: string | null;
  department: string | null;
  /** The name of the organization; null for all. */
  company: string | null;
  /** Only contacts who said they like this channel best; null for all. */
  prefers: StatedChannel | null;
  /** Only contacts who said they never want this channel; null for all. */
  never: StatedChannel | null;
  /** Only contacts without any phone number, or without any email address; null for all. */
  missing: MissingFact | null;
  /** Only contacts without contact since this day, as `YYYY-MM-DD`; null for all. */
  notSince: string | null;
  /** Conditions on the user's own fields, as `customFilterText` writes them. A contact must meet all of them. */
  customFields: readonly string[];
}

/** Returns a condition on one of the user's own fields in words, with the name of the field. */
export type FieldWords = (condition: string) => string;

/** The companies, places, and departments that a list can be filtered by. */
export const PLACES = ['company', 'city', 'country', 'department'] as const;

export const WHOLE_LIST: ListView = {
  search: '',
  sort: 'updated',
  due: false,
  assessed: null,
  workStyle: null,
  motivation: null,
  labels: [],
  lastContact: null,
  dueWithinDays: null,
  city: null,
  country: null,
  department: null,
  company: null,
  prefers: null,
  never: null,
  missing: null,
  notSince: null,
  customFields: [],
};

/** Reads the view from the list's URL. Invalid values are omitted. */
export function readListView(params: URLSearchParams): ListView {
  const assessed = params.get('assessed');
  const workStyle = params.get('workStyle');
  const motivation = Number(params.get('motivation'));
  const dueWithin = params.get('dueWithin') ?? '';
  return {
    search: params.get('q') ?? '',
    sort: CONTACT_SORTS.find((sort) => sort === params.get('sort')) ?? WHOLE_LIST.sort,
    due: params.get('due') === 'true',
    assessed: assessed === 'true' ? true : assessed === 'false' ? false : null,
    workStyle: isWorkStyleType(workStyle) ? workStyle : null,
    motivation: isMotivationType(motivation) ? motivation : null,
    labels: [...new Set(params.getAll('label').filter(isUuid))],
    lastContact: LAST_CONTACTS.find((each) => each === params.get('lastContact')) ?? null,
    dueWithinDays: /^\d{1,2}$/.test(dueWithin) ? Number(dueWithin) : null,
    city: placeIn(params, 'city'),
    country: placeIn(params, 'country'),
    department: placeIn(params, 'department'),
    company: placeIn(params, 'company'),
    prefers: channelIn(params, 'prefers'),
    never: channelIn(params, 'never'),
    missing: MISSING_FACTS.find((each) => each === params.get('missing')) ?? null,
    notSince: dayIn(params, 'notSince'),
    // The API checks them, because few users need the code for it.
    customFields: params.getAll('field'),
  };
}

function channelIn(params: URLSearchParams, name: string): StatedChannel | null {
  return STATED_CHANNELS.find((channel) => channel === params.get(name)) ?? null;
}

function dayIn(params: URLSearchParams, name: string): string | null {
  const text = params.get(name) ?? '';
  return /^(?:19|2\d)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

function placeIn(params: URLSearchParams, name: string): string | null {
  const text = params.get(name)?.trim() ?? '';
  return text === '' || text.length > TEXT_LIMITS.short ? null : text;
}

/** Writes a view to a URL for `readListView`. The whole list adds no parameters. */
export function writeListView(view: ListView, params: URLSearchParams): void {
  const { search, sort, due, assessed, workStyle, motivation } = view;
  if (search !== '') params.set('q', search);
  if (sort !== WHOLE_LIST.sort) params.set('sort', sort);
  if (due) params.set('due', 'true');
  if (assessed !== null) params.set('assessed', String(assessed));
  if (workStyle !== null) params.set('workStyle', workStyle);
  if (motivation !== null) params.set('motivation', String(motivation));
  for (const label of view.labels) params.append('label', label);
  for (const text of view.customFields) params.append('field', text);
  if (view.lastContact !== null) params.set('lastContact', view.lastContact);
  if (view.dueWithinDays !== null) params.set('dueWithin', String(view.dueWithinDays));
  for (const name of [...PLACES, 'prefers', 'never', 'missing', 'notSince'] as const) {
    const value = view[name];
    if (value !== null) params.set(name, value);
  }
}

/** The number of filters in use. The search doesn't count. */
export function filterCount(view: ListView): number {
  const { due, assessed, workStyle, motivation, labels, lastContact, dueWithinDays } = view;
  const places = PLACES.map((place) => view[place]);
  const said = [view.prefers, view.never, view.missing, view.notSince];
  const others = [assessed, workStyle, motivation, lastContact, ...places, ...said].filter(
    (each) => each !== null,
  );
  return (
    others.length +
    labels.length +
    view.customFields.length +
    (due || dueWithinDays !== null ? 1 : 0)
  );
}

/** The view without filters, but with its search and order. */
export function withoutFilters({ search, sort }: ListView): ListView {
  return { ...WHOLE_LIST, search, sort };
}

/** Whether the search or a filter may hide a contact. */
export function isNarrowed(view: ListView): boolean {
  return view.search.trim() !== '' || filterCount(view) > 0;
}
