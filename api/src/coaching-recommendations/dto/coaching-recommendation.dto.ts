import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  RECOMMENDATION_CATEGORIES,
  RECOMMENDATION_TYPES,
  type RecommendationCategory,
  type RecommendationType,
} from '@rapport/contracts';

/** One card of GET /api/coaching-recommendations, which returns all cards, highest priority first. */
export class CoachingRecommendationDto {
  @ApiProperty({ type: String, example: 'extraversion-high-strength' })
  id: string;

  @ApiProperty({ type: String, example: 'Open the room, then pass the floor' })
  title: string;

  @ApiProperty({ type: String, example: 'You find it easy to start conversations.' })
  content: string;

  @ApiProperty({ enum: RECOMMENDATION_CATEGORIES })
  category: RecommendationCategory;

  @ApiProperty({ enum: RECOMMENDATION_TYPES })
  recommendationType: RecommendationType;

  @ApiProperty({ type: Number, minimum: 0, maximum: 100, example: 65 })
  priorityScore: number;

  @ApiProperty({
    type: String,
    description: 'JSON text: inclusive bounds per score; the card is for people within all of them',
    example: '{"bigFiveExtraversion":{"min":70}}',
  })
  conditions: string;

  @ApiProperty({
    oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
    description: 'A list of steps, as JSON text',
    example: '["Pick one quieter person.","Ask them first."]',
  })
  actionSteps: string[] | string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'What one could say or write, for cards with a step that asks for it',
    example: "You've worked with it for a year. What breaks first?",
  })
  sayIt?: string | null;
}
