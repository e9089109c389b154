import { Injectable } from '@nestjs/common';
import { JsonText } from '../http/json-text.ts';
import { COACHING_CATALOG } from './content/coaching-catalog.ts';
import { type CoachingRecommendationDto } from './dto/coaching-recommendation.dto.ts';

/** Highest priority first, equals by id. */
const IN_ORDER = COACHING_CATALOG.toSorted(
  (a, b) => b.priorityScore - a.priorityScore || (a.id < b.id ? -1 : 1),
);

/** The cards are content of the program: every release sends its own, no matter what the database holds. */
@Injectable()
export class CoachingRecommendationsService {
  private readonly catalog = new JsonText<CoachingRecommendationDto[]>(JSON.stringify(IN_ORDER));

  /** The whole catalog, the same for everyone: the page picks what matches. */
  list(): JsonText<CoachingRecommendationDto[]> {
    return this.catalog;
  }
}
