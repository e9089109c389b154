import { type ComponentType } from 'react';
import { type RouteObject } from 'react-router-dom';

/** Raised when a change would break a remote that was built before it. */
export const CONTRACT_VERSION = 1;
export type ContractVersion = typeof CONTRACT_VERSION;

/** The signed-in person, as much of them as a remote may know. */
export interface ShellUser {
  id: string;
  email: string;
  avatarUrl: string | null;
}

/** A value that changes over time: read it now, or be told when it changes. */
export interface ValueSource<T> {
  get(): T;
  /** Calls `listener` after each change; the returned function ends that. */
  subscribe(listener: () => void): () => void;
}

export interface RequestOptions {
  /** GET by default. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, or as a form where it is `FormData`; ignored for GET. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/** A JSON answer together with the headers that carry paging and versions. */
export interface PageAnswer<T> {
  data: T;
  headers: Headers;
}

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: { label: string; onSelect: () => void };
  /** More of them beside `action`; a shell of an earlier release shows none of these. */
  moreActions?: readonly { label: string; onSelect: () => void }[];
}

/** One field of a write that may wait, for the page that shows it in the meantime and for the question after a conflict. */
export interface WaitingField {
  /** Its key in the body. */
  name: string;
  /** What a form calls it, like "Title". */
  label: string;
  /** Its key in what the API sends to anyone who reads; `name` unless given. */
  shownAs?: string;
  /** What the person saw before, as the API sends it. */
  seen: unknown;
  /** What the API sends once it is written. */
  written: unknown;
}

/** What the shell has to know of a write to let it wait for a network. */
export interface OfflineWrite {
  /** What it does, as a heading: "Call with Ada Lovelace". */
  says: string;
  /** Writes about one contact stay in their order, whatever becomes of each, and mark what is read of it. */
  contactId?: string;
  fields?: readonly WaitingField[];
  /** What else the read shows in the meantime, by the keys of what the API sends. */
  shows?: Readonly<Record<string, unknown>>;
}

/** A write that waits in this browser. */
export interface WaitingWrite {
  readonly id: string;
  readonly says: string;
  readonly contactId: string | null;
  /** When the person made it, in milliseconds since 1970. */
  readonly at: number;
  /** `refused` and `conflict` wait for the person, `waiting` for the network or an earlier write. */
  readonly state: 'waiting' | 'refused' | 'conflict';
  /**
   * Whether the response to a read shows what it changes, as the API's document declares it. A shell of an earlier
   * release has none.
   * @param path of the read, like the key of its query
   */
  readonly isShownAt?: (path: string) => boolean;
}

/** Something that a person can do right now, from the command menu or by a key. */
export interface Command {
  /** In kebab-case, like `add-contact`. Of two with the same id, the one that was offered last counts. */
  id: string;
  /** What it does, in a few words, like "Add Contact". */
  label: string;
  /** What else people type for it, like "schedule"; a shell of an earlier release finds it by its label alone. */
  words?: readonly string[];
  /** One key, like `c`, or two in a row with a space between them, like `g c`; letters are small. */
  keys?: string;
  /** Whether it can be done at this moment; always unless given. */
  isAvailable?: () => boolean;
  run: () => void;
}

/** All that the shell offers a remote. A remote never sees a token. */
export interface ShellApi {
  readonly contract: ContractVersion;
  /** Null while no one is signed in. */
  readonly user: ValueSource<ShellUser | null>;
  /**
   * Calls the product API as the signed-in person and returns the parsed JSON, or the text of a CSV or
   * vCard file.
   * A 401 refreshes the session once and repeats the call once.
   * @param path begins with `/api/` and is the cache key of read queries
   * @throws RequestError (see `isRequestError`) with the HTTP status, unless the call never arrived
   */
  request<T>(path: string, options?: RequestOptions): Promise<T>;
  /** Like `request`, for answers whose headers matter (`Link`, `X-Total-Count`, `ETag`). */
  requestWithHeaders<T>(path: string, options?: RequestOptions): Promise<PageAnswer<T>>;
  /**
   * Like `requestWithHeaders`, for a write that waits in this browser where no response comes, and is sent
   * once, in order, when the network is back. Remotes tell `write` how. A shell of an
   * earlier release has no such queue.
   * @returns null when the write waits
   * @throws RequestError for every response that is no success
   */
  sendOrWait?<T>(
    path: string,
    options: RequestOptions,
    offline: OfflineWrite,
  ): Promise<PageAnswer<T> | null>;
  /** The writes of the signed-in person that wait, oldest first. */
  readonly waitingWrites?: ValueSource<readonly WaitingWrite[]>;
  /**
   * The address of a file that the API serves without a token, like a contact's `photoPath`, for an
   * `<img>`. A shell of an earlier release has none.
   * @param path begins with `/photos/`
   */
  fileUrl?(path: string): string;
  /** Shows a toast; the newest replaces the one on screen. */
  notify(toast: ToastMessage): void;
  /**
   * Says that text is typed which is saved nowhere yet: until it is released, leaving the page asks first.
   * Forms use `useUnsavedText`.
   * @returns releases it; a second call does nothing
   */
  holdUnsaved(): () => void;
  /**
   * Offers commands for the command menu and its keys. The shell asks for them when the menu opens
   * or a key is pressed, so `read` may answer something else each time. Remotes use `useCommands`.
   * A shell of an earlier release has no such menu.
   * @returns takes the offer back
   */
  offerCommands?(read: () => readonly Command[]): () => void;
  /**
   * Loads a module that another remote exposes. What its components throw while they are drawn is
   * reported by the shell and reaches the boundary around them; the next call loads it afresh.
   * @throws when that remote cannot be loaded; another call tries again
   */
  loadRemoteModule<K extends keyof SharedModules>(id: K): Promise<SharedModules[K]>;
}

/** What a remote default-exports as `./module`. Write it with `satisfies RemoteModule`. */
export interface RemoteModule {
  contract: ContractVersion;
  /** The remote's own routes; paths are absolute, and the shell renders them under the prefixes of the registry. */
  createRoutes(shell: ShellApi): RouteObject[];
  /** Shown when something inside the remote throws; the shell has one of its own. */
  ErrorFallback?: ComponentType<{ error: Error; retry: () => void }>;
}

export interface QuizDialogProps {
  shell: ShellApi;
  contact: { id: string; displayName: string };
  open: boolean;
  /** Where to begin: with the first question unless given, or by narrowing down the tie of the latest result. */
  start?: 'questions' | 'narrowing' | undefined;
  /** Called when the person closes the dialog, from a question or from the result. */
  onClose(): void;
}

/** What mf-assessment exposes as `./quiz-dialog`. */
export interface QuizDialogModule {
  contract: ContractVersion;
  QuizDialog: ComponentType<QuizDialogProps>;
}

/** Modules that one remote offers to others, by `<remote>/<module>`. */
export interface SharedModules {
  'mf-assessment/quiz-dialog': QuizDialogModule;
}

/** The ids of all `SharedModules`, for tools that check what a remote exposes. */
export const SHARED_MODULE_IDS: readonly string[] = Object.keys({
  'mf-assessment/quiz-dialog': true,
} satisfies Record<keyof SharedModules, true>);
