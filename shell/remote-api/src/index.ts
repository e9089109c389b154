export {
  CONTRACT_VERSION,
  type ContractVersion,
  type RemoteModule,
  type SharedModules,
  type QuizDialogModule,
  type QuizDialogProps,
} from './remote-module.ts';
export {
  type PageAnswer,
  type RequestOptions,
  type ShellApi,
  type ShellUser,
  type ToastMessage,
  type ValueSource,
} from './shell-api.ts';
export { isRequestError, type FieldProblem, type RequestError } from './request-error.ts';
export { ShellApiProvider, useShellApi, useShellUser } from './shell-api-context.tsx';
export { documentTitle, useDocumentTitle } from './use-document-title.ts';
export { useUnsavedText } from './use-unsaved-text.ts';
