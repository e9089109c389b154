import { Injectable } from '@nestjs/common';
import { type CoachingRecommendation } from '@rapport/contracts';
import { Database } from '../database/database.ts';
import { jsonObject } from '../database/sql.ts';
import { JsonText } from '../http/json-text.ts';

const CARD = jsonObject({
  id: 'r.id',
  title: 'r.title',
  content: 'r.content',
  category: 'r.category',
  recommendationType: 'r.recommendation_type',
  priorityScore: 'r.priority_score',
  conditions: 'r.conditions',
  actionSteps: 'r.action_steps',
} satisfies Record<keyof CoachingRecommendation, string>);

const LIST = `SELECT COALESCE(
    json_agg(${CARD} ORDER BY r.priority_score DESC, r.id COLLATE "C"), '[]')::text AS json
  FROM rapport.coaching_recommendations r`;

@Injectable()
export class CoachingRecommendationsService {
  constructor(private readonly database: Database) {}

  /** The whole catalogue, the same for everybody: the page picks what matches. */
  async list(): Promise<JsonText<CoachingRecommendation[]>> {
    const [row] = await this.database.rows<{ json: string }>(LIST);
    return new JsonText(row?.json ?? '[]');
  }
}
