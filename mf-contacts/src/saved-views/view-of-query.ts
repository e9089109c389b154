import { type SavedView, type SavedViewQuery } from '@rapport/api-client';
import { type ListView, WHOLE_LIST } from '../contacts/list-view.ts';

/** The list's view of a saved view. */
export function viewOfQuery(query: SavedViewQuery): ListView {
  return {
    search: query.q ?? '',
    sort: query.sort ?? WHOLE_LIST.sort,
    due: query.dueWithinDays === 0,
    assessed: query.assessed,
    workStyle: query.mbtiType,
    motivation: query.enneagramType,
    labels: query.labels,
    lastContact: query.lastContact,
    dueWithinDays: query.dueWithinDays === 0 ? null : query.dueWithinDays,
    city: query.city ?? null,
    country: query.country ?? null,
    department: query.department ?? null,
    company: query.company ?? null,
    prefers: query.prefers ?? null,
    never: query.never ?? null,
    missing: query.missing ?? null,
    notSince: query.notSince ?? null,
    customFields: query.customFields ?? [],
  };
}

/** The part of a view that's saved. */
export function queryOfView(view: ListView): SavedViewQuery {
  const search = view.search.trim();
  return {
    q: search === '' ? null : search,
    sort: view.sort === WHOLE_LIST.sort ? null : view.sort,
    assessed: view.assessed,
    dueWithinDays: view.due ? 0 : view.dueWithinDays,
    lastContact: view.lastContact,
    mbtiType: view.workStyle,
    enneagramType: view.motivation,
    labels: [...view.labels],
    // Omitted if null, because the API's previous release doesn't know them.
    ...(view.city !== null && { city: view.city }),
    ...(view.country !== null && { country: view.country }),
    ...(view.department !== null && { department: view.department }),
    ...(view.company !== null && { company: view.company }),
    ...(view.prefers !== null && { prefers: view.prefers }),
    ...(view.never !== null && { never: view.never }),
    ...(view.missing !== null && { missing: view.missing }),
    ...(view.notSince !== null && { notSince: view.notSince }),
    ...(view.customFields.length > 0 && { customFields: [...view.customFields] }),
  };
}

/** The saved view that's equal to `view`; undefined if there's none. */
export function savedViewOf(views: readonly SavedView[], view: ListView): SavedView | undefined {
  const wanted = keyOf(queryOfView(view));
  return views.find(({ query }) => keyOf(query) === wanted);
}

/** The order of the labels doesn't matter. */
function keyOf(query: SavedViewQuery): string {
  return JSON.stringify(queryOfView(viewOfQuery({ ...query, labels: query.labels.toSorted() })));
}
