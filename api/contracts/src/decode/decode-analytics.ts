import {
  CERTAINTIES,
  type DueByWeek,
  type DueInWeek,
  type EstimatesByCertainty,
  type EstimatesOfCertainty,
  type InteractionsByMonth,
  type MonthOfInteractions,
} from '../wire/analytics.ts';
import { type InteractionType } from '../wire/interaction.ts';
import { list, listOfKnown, number, oneOf, orElse, record, text } from './decoder.ts';

const count = /* @__PURE__ */ orElse(number, 0);

const dueInWeek = /* @__PURE__ */ record<DueInWeek>({ from: text, to: text, count: number });

export const decodeDueByWeek = /* @__PURE__ */ record<DueByWeek>({
  overdue: number,
  weeks: list(dueInWeek),
  later: number,
});

const byType = /* @__PURE__ */ record<Record<InteractionType, number>>({
  call: count,
  meeting: count,
  email: count,
  message: count,
  event: count,
  note: count,
});

const month = /* @__PURE__ */ record<MonthOfInteractions>({ month: text, total: number, byType });

export const decodeInteractionsByMonth = /* @__PURE__ */ record<InteractionsByMonth>({
  months: list(month),
});

const ofCertainty = /* @__PURE__ */ record<EstimatesOfCertainty>({
  certainty: oneOf(CERTAINTIES),
  workStyle: number,
  motivation: number,
});

/** A certainty that only a newer API knows is left out. */
export const decodeEstimatesByCertainty = /* @__PURE__ */ record<EstimatesByCertainty>({
  estimated: number,
  withoutEstimate: number,
  certainties: listOfKnown(ofCertainty, { certainty: CERTAINTIES }),
});
