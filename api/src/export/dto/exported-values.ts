/** Schemas of frequently used values. */
export const EMPTY = { nullable: true, required: true } as const;
export const TIME = {
  type: String,
  format: 'date-time',
  example: '2026-03-14T09:26:53.589Z',
} as const;
export const SCORE = { type: 'integer', minimum: 0, maximum: 100, example: 50 } as const;
export const PERCENT = { type: Number, minimum: 0, maximum: 100, example: 87 } as const;
