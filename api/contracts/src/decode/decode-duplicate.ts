import { DUPLICATE_REASONS } from '../duplicates/duplicate-keys.ts';
import { type DuplicatePair, type MatchedContacts, type UndoableMerge } from '../wire/duplicate.ts';
import { decodeContactSummary } from './decode-contact.ts';
import { knownOnly, list, moment, record, text } from './decoder.ts';

const reasons = /* @__PURE__ */ knownOnly(DUPLICATE_REASONS);

export const decodeMatchedContacts = /* @__PURE__ */ record<MatchedContacts>({
  matches: /* @__PURE__ */ list(
    /* @__PURE__ */ list(/* @__PURE__ */ record({ contact: decodeContactSummary, reasons })),
  ),
});

export const decodeDuplicatePairs = /* @__PURE__ */ list(
  /* @__PURE__ */ record<DuplicatePair>({
    contact: decodeContactSummary,
    other: decodeContactSummary,
    reasons,
  }),
);

export const decodeUndoableMerges = /* @__PURE__ */ list(
  /* @__PURE__ */ record<UndoableMerge>({
    contactId: text,
    displayName: text,
    otherId: text,
    otherName: text,
    mergedAt: moment,
    undoableUntil: moment,
  }),
);
