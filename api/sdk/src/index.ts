export type * from '@rapport/api-client';
export { type ClientOptions, createRapportClient, type RapportClient } from './create-client.ts';
export { type ChangesPage, ChangesExpiredError, followChanges } from './follow-changes.ts';
export { eachOf } from './each-of.ts';
export { type Answered, dataOf, RapportError } from './rapport-error.ts';
export { type RetryOptions } from './retrying-fetch.ts';
