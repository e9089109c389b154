import { DUPLICATE_REASONS } from '../duplicates/duplicate-keys.ts';
import { type DuplicatePair, type MatchedContacts } from '../wire/duplicate.ts';
import { decodeContactSummary } from './decode-contact.ts';
import { knownOnly, list, record } from './decoder.ts';

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
