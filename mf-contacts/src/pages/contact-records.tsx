/** What is recorded about a contact, in one file of code that is fetched when a contact is shown. */
export { Interactions } from '../features/interactions/interactions.tsx';
export { RecentInteractions } from '../features/interactions/recent-interactions.tsx';
export { Attention } from './attention.tsx';
