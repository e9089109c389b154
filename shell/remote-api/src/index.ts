export {
  CONTRACT_VERSION,
  type Command,
  type ContractVersion,
  type OfflineWrite,
  type PageAnswer,
  type QuizDialogModule,
  type QuizDialogProps,
  type RemoteModule,
  type RequestOptions,
  type SharedModules,
  type ShellApi,
  type ShellUser,
  type ToastMessage,
  type ValueSource,
  type WaitingField,
  type WaitingWrite,
} from './contract.ts';
export { isRequestError, type FieldProblem, type RequestError } from './request-error.ts';
export { ShellApiProvider, useShellApi, useShellUser } from './shell-api-context.tsx';
export { documentTitle, useDocumentTitle } from './use-document-title.ts';
export { useUnsavedText } from './use-unsaved-text.ts';
