import { type MotivationType, type WorkStyleType } from '../types.ts';
import { type ContactSort, type LastContact } from './contact.ts';

/** What a saved view shows: the filters and the order of a list of contacts. Null is no filter. */
export interface SavedViewQuery {
  q: string | null;
  sort: ContactSort | null;
  assessed: boolean | null;
  /** Only contacts that are due within so many days; 0 for those that are due now. */
  dueWithinDays: number | null;
  lastContact: LastContact | null;
  mbtiType: WorkStyleType | null;
  enneagramType: MotivationType | null;
  /** Ids of labels, all of which a contact has. A deleted label stays here and matches nobody. */
  labels: string[];
}

/** One view of GET /api/views, which lists all views of the user, oldest first. */
export interface SavedView {
  id: string;
  name: string;
  query: SavedViewQuery;
}

/** Body of POST /api/views. A user has each name once, whatever its case and accents. */
export interface CreateSavedView {
  name: string;
  query: Partial<SavedViewQuery>;
}

/** Body of PATCH /api/views/{id}: what is left out stays; a query replaces the one before as a whole. */
export type UpdateSavedView = Partial<CreateSavedView>;

/** The longest name of a view, in characters, and how many views a user can have. */
export const SAVED_VIEW_LIMITS = { name: 60, perUser: 50 } as const;
