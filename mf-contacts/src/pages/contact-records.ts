/**
 * What is recorded about a contact and what follows from it, as one module to import on demand: the list fetches it once a
 * contact is selected. It only re-exports, so that the page of a contact shares its code as it is.
 */
export { Interactions } from '../features/interactions/interactions.tsx';
export { RecentInteractions } from '../features/interactions/recent-interactions.tsx';
export { ProfileCardGrid } from '../features/profile/profile-card-grid.tsx';
export { Attention } from './attention.tsx';
