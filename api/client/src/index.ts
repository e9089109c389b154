export * from './api.ts';
export type * from './api-types.ts';
export * from './effects.ts';
export type * from './scopes.ts';
