import {
  RECOMMENDATION_CATEGORIES,
  RECOMMENDATION_TYPES,
  type CoachingRecommendation,
} from '../wire/coaching.ts';
import { parseActionSteps } from '../coaching/action-steps.ts';
import { listOfKnown, nullable, number, oneOf, orElse, record, text } from './decoder.ts';

const decodeCard = /* @__PURE__ */ record<CoachingRecommendation>({
  id: text,
  title: text,
  content: text,
  category: oneOf(RECOMMENDATION_CATEGORIES),
  recommendationType: oneOf(RECOMMENDATION_TYPES),
  priorityScore: orElse(number, 0),
  conditions: orElse(text, ''),
  actionSteps: parseActionSteps,
  sayIt: nullable(text),
});

/** A card of a type or category that only a newer API knows is left out: there are others. */
export const decodeRecommendations = /* @__PURE__ */ listOfKnown(decodeCard, {
  category: RECOMMENDATION_CATEGORIES,
  recommendationType: RECOMMENDATION_TYPES,
});
