import { type ComponentType } from 'react';
import { type RouteObject } from 'react-router-dom';

/** Incremented if a change would break existing remotes. */
export const CONTRACT_VERSION = 1;
export type ContractVersion = typeof CONTRACT_VERSION;

/** The signed-in user's fields that remotes may know. */
export interface ShellUser {
  id: string;
  email: string;
  avatarUrl: string | null;
}

/** A value that changes over time, with subscriptions. */
export interface ValueSource<T> {
  get(): T;
  /** Calls `listener` after each change; the returned function unsubscribes. */
  subscribe(listener: () => void): () => void;
}

export interface RequestOptions {
  /** GET by default. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, or as a form if it's `FormData`; ignored for GET. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/** A JSON response with the headers for paging and versions. */
export interface PageAnswer<T> {
  data: T;
  headers: Headers;
}

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** True for what was neither done nor failed; a shell of an earlier release shows it as done. */
  neutral?: boolean;
  action?: { label: string; onSelect: () => void };
  /** Additional actions next to `action`; a shell of an earlier release shows none of these. */
  moreActions?: readonly { label: string; onSelect: () => void }[];
}

/**
 * A field of a write that may wait, for the page that shows it in the meantime and for the question after a
 * conflict.
 */
export interface WaitingField {
  /** Its key in the body; a dot leads into an object, like `customValues.<id>`. */
  name: string;
  /** Its label in forms, like "Title". */
  label: string;
  /** Its key in the API's response to reads; by default `name`. */
  shownAs?: string;
  /** The value that the user saw before, as sent by the API. */
  seen: unknown;
  /** The value that the API sends once it's written. */
  written: unknown;
  /** Texts for values that aren't ones for users, such as IDs and true, by the value as text. */
  words?: Readonly<Record<string, string>>;
}

/** What the shell needs to know about a write to let it wait for a network. */
export interface OfflineWrite {
  /** A heading for it: "Call with Ada Lovelace". */
  says: string;
  /** Writes about the same contact are sent in order, and mark the reads of that contact. */
  contactId?: string;
  fields?: readonly WaitingField[];
  /** Additional fields that the read shows in the meantime, by the keys of the API's response. */
  shows?: Readonly<Record<string, unknown>>;
}

/** A write that waits in this browser. */
export interface WaitingWrite {
  readonly id: string;
  readonly says: string;
  readonly contactId: string | null;
  /** When the user made it, in milliseconds since 1970. */
  readonly at: number;
  /** `refused` and `conflict` wait for the user, `waiting` for the network or an earlier write. */
  readonly state: 'waiting' | 'refused' | 'conflict';
  /**
   * Returns whether the response to a read shows what it changes, as declared in the API's document. A shell of an
   * earlier release has no such function.
   * @param path of the read, like the key of its query
   */
  readonly isShownAt?: (path: string) => boolean;
}

/** An action that's available now, in the command menu or by a key. */
export interface Command {
  /** In kebab-case, like `add-contact`. Of two with the same ID, the last one offered is used. */
  id: string;
  /** Its action in a few words, like "Add Contact". */
  label: string;
  /** Additional search words, like "schedule"; a shell of an earlier release finds it only by its label. */
  words?: readonly string[];
  /** One key, like `c`, or a sequence of two separated by a space, like `g c`; in lowercase. */
  keys?: string;
  /** Returns whether it's available now; by default always. */
  isAvailable?: () => boolean;
  run: () => void;
}

/** The shell's API for remotes. A remote never sees a token. */
export interface ShellApi {
  readonly contract: ContractVersion;
  /** Null while no user is signed in. */
  readonly user: ValueSource<ShellUser | null>;
  /**
   * Calls the product API as the signed-in user and returns the parsed JSON, or the text of a CSV or vCard file. A
   * 401 refreshes the session once and repeats the call once.
   * @param path begins with `/api/` and is the cache key of read queries
   * @throws RequestError (see `isRequestError`) with the HTTP status, unless the call never arrived
   */
  request<T>(path: string, options?: RequestOptions): Promise<T>;
  /** Like `request`, for responses whose headers matter (`Link`, `X-Total-Count`, `ETag`). */
  requestWithHeaders<T>(path: string, options?: RequestOptions): Promise<PageAnswer<T>>;
  /**
   * Like `requestWithHeaders`, for a write that waits in this browser if there's no response, and is sent once, in
   * order, when the network is back. Remotes use `write`. A shell of an earlier release has no such queue.
   * @returns null if the write waits
   * @throws RequestError for any unsuccessful response
   */
  sendOrWait?<T>(
    path: string,
    options: RequestOptions,
    offline: OfflineWrite,
  ): Promise<PageAnswer<T> | null>;
  /** The signed-in user's waiting writes, oldest first. */
  readonly waitingWrites?: ValueSource<readonly WaitingWrite[]>;
  /**
   * Returns the URL of a file that the API serves without a token, like a contact's `photoPath`, for an `<img>`. A
   * shell of an earlier release doesn't have this.
   * @param path begins with `/photos/`
   */
  fileUrl?(path: string): string;
  /** Shows a toast; the newest replaces the one on screen. */
  notify(toast: ToastMessage): void;
  /**
   * Marks unsaved text: until it's released, the shell asks before the page is left. Forms use `useUnsavedText`.
   * @returns a function that releases it; a second call does nothing
   */
  holdUnsaved(): () => void;
  /**
   * Offers commands for the command menu and its keys. The shell calls `read` when the menu opens or a key is
   * pressed, so its result may change. Remotes use `useCommands`. A shell of an earlier release has no such menu.
   * @returns a function that withdraws the offer
   */
  offerCommands?(read: () => readonly Command[]): () => void;
  /**
   * Loads a module that another remote exposes. Render errors of its components are reported by the shell and reach
   * the boundary around them; the next call loads the module again.
   * @throws if that remote can't be loaded; another call retries
   */
  loadRemoteModule<K extends keyof SharedModules>(id: K): Promise<SharedModules[K]>;
}

/** The default export of a remote's `./module`. Write it with `satisfies RemoteModule`. */
export interface RemoteModule {
  contract: ContractVersion;
  /** The remote's own routes; paths are absolute, and the shell renders them under the prefixes of the registry. */
  createRoutes(shell: ShellApi): RouteObject[];
  /** Rendered if something inside the remote throws; by default the shell's own. */
  ErrorFallback?: ComponentType<{ error: Error; retry: () => void }>;
}

export interface QuizDialogProps {
  shell: ShellApi;
  contact: { id: string; displayName: string };
  open: boolean;
  /** Where to begin: with the first question (default), or by narrowing down the tie of the latest result. */
  start?: 'questions' | 'narrowing' | undefined;
  /** Called when the user closes the dialog, from a question or from the result. */
  onClose(): void;
}

/** The module that mf-assessment exposes as `./quiz-dialog`. */
export interface QuizDialogModule {
  contract: ContractVersion;
  QuizDialog: ComponentType<QuizDialogProps>;
}

/** Modules that remotes share with others, by `<remote>/<module>`. */
export interface SharedModules {
  'mf-assessment/quiz-dialog': QuizDialogModule;
}

/** The IDs of all `SharedModules`, for tools that check what a remote exposes. */
export const SHARED_MODULE_IDS: readonly string[] = Object.keys({
  'mf-assessment/quiz-dialog': true,
} satisfies Record<keyof SharedModules, true>);
