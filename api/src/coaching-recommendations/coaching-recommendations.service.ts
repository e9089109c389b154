import { Injectable } from '@nestjs/common';
import { type CoachingRecommendation } from '@rapport/contracts';
import { JsonText } from '../http/json-text.ts';
import { COACHING_CATALOG } from './content/coaching-catalog.ts';

/** Highest priority first, equals by id. */
const IN_ORDER = COACHING_CATALOG.toSorted(
  (a, b) => b.priorityScore - a.priorityScore || (a.id < b.id ? -1 : 1),
);

/** The cards are content of the program: every release sends its own, no matter what the database holds. */
@Injectable()
export class CoachingRecommendationsService {
  private readonly catalog = new JsonText<CoachingRecommendation[]>(JSON.stringify(IN_ORDER));

  /** The whole catalog, the same for everybody: the page picks what matches. */
  list(): JsonText<CoachingRecommendation[]> {
    return this.catalog;
  }
}
