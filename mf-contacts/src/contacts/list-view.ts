import {
  CONTACT_SORTS,
  isUuid,
  LAST_CONTACTS,
  type LastContact,
  isMotivationType,
  isWorkStyleType,
  type ContactSort,
  type MotivationType,
  TEXT_LIMITS,
  type WorkStyleType,
} from '@rapport/contracts';

/** Which contacts the list shows, and in which order. */
export interface ListView {
  search: string;
  sort: ContactSort;
  /** Only those that are due. */
  due: boolean;
  /** Only those that are assessed, or that are not; null for both. */
  assessed: boolean | null;
  workStyle: WorkStyleType | null;
  motivation: MotivationType | null;
  /** Ids of labels, all of which a contact has. */
  labels: readonly string[];
  lastContact: LastContact | null;
  /** Only those that are due within so many days, also those that are due now; null for all. */
  dueWithinDays: number | null;
  /** The city and the country of an address, and the department, by their names; null for all. */
  city: string | null;
  country: string | null;
  department: string | null;
}

/** Where someone is and works, as a list is filtered by it. */
export const PLACES = ['city', 'country', 'department'] as const;

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
};

/** The view that an address of the list describes; what it does not understand is left out. */
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
  };
}

function placeIn(params: URLSearchParams, name: string): string | null {
  const text = params.get(name)?.trim() ?? '';
  return text === '' || text.length > TEXT_LIMITS.short ? null : text;
}

/** Writes a view into an address, so that `readListView` finds it there; the whole list adds nothing. */
export function writeListView(view: ListView, params: URLSearchParams): void {
  const { search, sort, due, assessed, workStyle, motivation } = view;
  if (search !== '') params.set('q', search);
  if (sort !== WHOLE_LIST.sort) params.set('sort', sort);
  if (due) params.set('due', 'true');
  if (assessed !== null) params.set('assessed', String(assessed));
  if (workStyle !== null) params.set('workStyle', workStyle);
  if (motivation !== null) params.set('motivation', String(motivation));
  for (const label of view.labels) params.append('label', label);
  if (view.lastContact !== null) params.set('lastContact', view.lastContact);
  if (view.dueWithinDays !== null) params.set('dueWithin', String(view.dueWithinDays));
  for (const place of PLACES) {
    const name = view[place];
    if (name !== null) params.set(place, name);
  }
}

/** How many filters hide contacts; the search does not count as a filter. */
export function filterCount(view: ListView): number {
  const { due, assessed, workStyle, motivation, labels, lastContact, dueWithinDays } = view;
  const places = PLACES.map((place) => view[place]);
  const others = [assessed, workStyle, motivation, lastContact, ...places].filter(
    (each) => each !== null,
  );
  return others.length + labels.length + (due || dueWithinDays !== null ? 1 : 0);
}

/** The same view without its filters; search and order stay. */
export function withoutFilters({ search, sort }: ListView): ListView {
  return { ...WHOLE_LIST, search, sort };
}

/** Whether a contact may be missing from the list although it exists. */
export function isNarrowed(view: ListView): boolean {
  return view.search.trim() !== '' || filterCount(view) > 0;
}
