import { ApiExtension, type OpenAPIObject } from '@nestjs/swagger';

/** What reads show and writes change, as a person would name it. */
export type Topic =
  /** People and everything that is known about them. */
  | 'contacts'
  /** Stored answers of the assessment page. */
  | 'answers'
  | 'labels'
  /** The fields that the user added to contacts. */
  | 'custom-fields'
  | 'views'
  | 'imports'
  | 'calendars'
  | 'calendar-feed'
  /** The user's own account and settings. */
  | 'profile'
  /** Where the user's own photo is. */
  | 'own-photo'
  /** The user's scores, which every comparison uses. */
  | 'scores'
  | 'digest'
  /** The tokens by which programs get in. */
  | 'access-tokens'
  /** Where changes are sent, and what came of it. */
  | 'webhooks'
  /** How far a new user has got, and the sample people. */
  | 'first-steps'
  /** Which reminders reach which devices. */
  | 'push'
  /** Address books on other servers, with the questions of their sync. */
  | 'address-books';

/** Says what a read shows. Clients read again what shows something that a write has changed. */
export const Shows = (...topics: Topic[]): MethodDecorator => ApiExtension('x-shows', topics);

/** Says what a write changes; without a topic, nothing that is read. */
export const Changes = (...topics: Topic[]): MethodDecorator => ApiExtension('x-changes', topics);

/** Why a response changes although no one writes. */
export type TimeReason =
  /** Someone becomes due, or a planned meeting begins. */
  | 'due'
  /** Something can be undone or restored for a time. */
  | 'undo'
  /** The response counts or names days from today. */
  | 'day';

/** Says why a read changes with time alone. Clients read it again when a day begins. */
export const ChangesWithTime = (...reasons: TimeReason[]): MethodDecorator =>
  ApiExtension('x-changes-with-time', reasons);

const EXTENSIONS = {
  get: 'x-shows',
  post: 'x-changes',
  put: 'x-changes',
  patch: 'x-changes',
  delete: 'x-changes',
};

/** @throws Error for a read without `@Shows` and a write without `@Changes` */
export function requireEffects({ paths }: OpenAPIObject): void {
  for (const [path, operations] of Object.entries(paths)) {
    if (!path.startsWith('/api/')) continue;
    for (const [method, extension] of Object.entries(EXTENSIONS)) {
      const operation: unknown = Reflect.get(operations, method);
      if (typeof operation !== 'object' || operation === null || extension in operation) continue;
      const decorator = method === 'get' ? '@Shows' : '@Changes';
      throw new Error(`${method.toUpperCase()} ${path} has no ${decorator}(…) at its controller`);
    }
  }
}
