import { type ContactLabel, type Label, LABEL_COLORS } from '../wire/label.ts';
import { type Fields, knownOr, list, number, orElse, record, text } from './decoder.ts';

const LABEL: Fields<ContactLabel> = {
  id: text,
  name: text,
  color: knownOr(LABEL_COLORS, 'stone'),
};

export const decodeContactLabels = /* @__PURE__ */ list(/* @__PURE__ */ record(LABEL));

export const decodeLabel = /* @__PURE__ */ record<Label>({
  ...LABEL,
  contactCount: orElse(number, 0),
});
export const decodeLabels = /* @__PURE__ */ list(decodeLabel);
