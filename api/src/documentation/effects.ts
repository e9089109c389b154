import { ApiExtension } from '@nestjs/swagger';

/** What reads show and writes change, as a person would name it. */
export type Topic =
  /** People and everything that is known about them. */
  | 'contacts'
  /** Stored answers of the assessment page. */
  | 'answers'
  | 'labels'
  | 'views'
  | 'imports'
  | 'calendars'
  | 'calendar-feed'
  /** The user's own account and settings. */
  | 'profile'
  /** Where the user's own photo is. */
  | 'own-photo'
  /** The user's own scores, which stand behind each comparison. */
  | 'scores'
  | 'digest';

/** Says what a read shows. Clients read again what shows something that a write has changed. */
export const Shows = (...topics: Topic[]): MethodDecorator => ApiExtension('x-shows', topics);

/** Says what a write changes; without a topic, nothing that is read. */
export const Changes = (...topics: Topic[]): MethodDecorator => ApiExtension('x-changes', topics);
