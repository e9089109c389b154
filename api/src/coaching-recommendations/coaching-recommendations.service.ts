import { Injectable } from '@nestjs/common';
import { JsonText } from '../http/json-text.ts';
import { COACHING_CATALOG } from './content/coaching-catalog.ts';
import { type CoachingRecommendationDto } from './dto/coaching-recommendation.dto.ts';

/** Highest priority first, then by ID. */
const IN_ORDER = COACHING_CATALOG.toSorted(
  (a, b) => b.priorityScore - a.priorityScore || (a.id < b.id ? -1 : 1),
);

/** Serves the coaching cards, which are part of the program, not of the database. */
@Injectable()
export class CoachingRecommendationsService {
  private readonly catalog = new JsonText<CoachingRecommendationDto[]>(JSON.stringify(IN_ORDER));

  /** Returns the whole catalog, the same for every user; the page picks the matching cards. */
  list(): JsonText<CoachingRecommendationDto[]> {
    return this.catalog;
  }
}
