import { StepError } from './steps.ts';

export type FolderErrorCode = 'disk-full' | 'folder-unusable' | 'folder-in-use';

/** A folder that can't be used; the message says which one, why, and what to do. */
export class FolderError extends StepError {
  override readonly name = 'FolderError';
  readonly code: FolderErrorCode;

  constructor(code: FolderErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

/** Message for a full disk. */
export function diskFullMessage(folder: string): string {
  return `The disk that holds ${folder} is full, so nothing can be written there. Nothing that was saved is lost. Free some space and start again.`;
}

/** Creates an error that says which folder can't be used, and why; returns any other error unchanged. */
export function folderError(error: unknown, folder: string): unknown {
  switch (codeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new FolderError('disk-full', diskFullMessage(folder), error);
    case 'EACCES':
    case 'EPERM':
      return new FolderError(
        'folder-unusable',
        `The folder ${folder} cannot be written: this user lacks the permission. Give the folder to the user that starts the program, or choose another one with RAPPORT_DATA.`,
        error,
      );
    case 'EROFS':
      return new FolderError(
        'folder-unusable',
        `The folder ${folder} lies on a read-only disk. Choose another one with RAPPORT_DATA.`,
        error,
      );
    case 'EEXIST':
    case 'ENOTDIR':
      return new FolderError(
        'folder-unusable',
        `The folder ${folder} cannot be made: a file is in its way. Move the file, or choose another folder with RAPPORT_DATA.`,
        error,
      );
    default:
      return error;
  }
}

/** Checks the shape: in a test's realm, Node's errors aren't instances of that realm's Error. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
