import { Injectable } from '@nestjs/common';
import { type CoachingRecommendation } from '@rapport/contracts';
import { JsonText } from '../http/json-text.ts';
import { COACHING_CATALOGUE } from './content/coaching-catalogue.ts';

/** Highest priority first, equals by id. */
const IN_ORDER = COACHING_CATALOGUE.toSorted(
  (a, b) => b.priorityScore - a.priorityScore || (a.id < b.id ? -1 : 1),
);

/** The cards are content of the program: every release answers its own, whatever the database is like. */
@Injectable()
export class CoachingRecommendationsService {
  private readonly catalogue = new JsonText<CoachingRecommendation[]>(JSON.stringify(IN_ORDER));

  /** The whole catalogue, the same for everybody: the page picks what matches. */
  list(): JsonText<CoachingRecommendation[]> {
    return this.catalogue;
  }
}
