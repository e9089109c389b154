import { DUPLICATE_REASONS, LIKENESS_GRADES } from '../duplicates/likeness-words.ts';
import { type DuplicatePair, type MatchedContacts, type UndoableMerge } from '../wire/duplicate.ts';
import { decodeContactSummary } from './decode-contact.ts';
import { knownOnly, knownOr, list, moment, record, text } from './decoder.ts';

// An API of the release before has no grades, and what it finds may be two people.
const grade = /* @__PURE__ */ knownOr(LIKENESS_GRADES, 'maybe' as const);
const reasons = /* @__PURE__ */ knownOnly(DUPLICATE_REASONS);

export const decodeMatchedContacts = /* @__PURE__ */ record<MatchedContacts>({
  matches: /* @__PURE__ */ list(
    /* @__PURE__ */ list(/* @__PURE__ */ record({ contact: decodeContactSummary, grade, reasons })),
  ),
});

export const decodeDuplicatePairs = /* @__PURE__ */ list(
  /* @__PURE__ */ record<DuplicatePair>({
    contact: decodeContactSummary,
    other: decodeContactSummary,
    grade,
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
