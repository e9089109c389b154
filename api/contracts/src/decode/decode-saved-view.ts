import { MOTIVATION_TYPES, WORK_STYLE_TYPES } from '../types.ts';
import { CONTACT_SORTS, LAST_CONTACTS } from '../wire/contact.ts';
import { type SavedView, type SavedViewQuery } from '../wire/saved-view.ts';
import { flag, knownOr, list, nullable, number, orElse, record, text } from './decoder.ts';

const decodeQuery = /* @__PURE__ */ record<SavedViewQuery>({
  q: nullable(text),
  sort: knownOr(CONTACT_SORTS, null),
  assessed: nullable(flag),
  dueWithinDays: nullable(number),
  lastContact: knownOr(LAST_CONTACTS, null),
  mbtiType: knownOr(WORK_STYLE_TYPES, null),
  enneagramType: knownOr(MOTIVATION_TYPES, null),
  labels: orElse(list(text), []),
});

export const decodeSavedView = /* @__PURE__ */ record<SavedView>({
  id: text,
  name: text,
  query: decodeQuery,
});
export const decodeSavedViews = /* @__PURE__ */ list(decodeSavedView);
