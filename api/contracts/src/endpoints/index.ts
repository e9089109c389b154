/** Every endpoint of the API once, by what it is about. */
export * as actions from './actions.ts';
export * as assessments from './assessments.ts';
export * as bulk from './bulk.ts';
export * as coaching from './coaching.ts';
export * as contactFiles from './contact-files.ts';
export * as contacts from './contacts.ts';
export * as duplicates from './duplicates.ts';
export * as guidance from './guidance.ts';
export * as health from './health.ts';
export * as imports from './imports.ts';
export * as interactions from './interactions.ts';
export * as labels from './labels.ts';
export * as meetings from './meetings.ts';
export * as personality from './personality.ts';
export * as today from './today.ts';
export * as user from './user.ts';
export * as views from './views.ts';
