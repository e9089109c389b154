import { type ComponentType } from 'react';
import { type RouteObject } from 'react-router-dom';
import { type ShellApi } from './shell-api.ts';

/** Raised when a change would break a remote that was built before it. */
export const CONTRACT_VERSION = 1;
export type ContractVersion = typeof CONTRACT_VERSION;

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
