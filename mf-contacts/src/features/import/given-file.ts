/** A file from another page, until the import opens it. */
let given: File | null = null;

/** Chooses a file for the import, which reads it once its page opens. */
export function giveToImport(file: File): void {
  given = file;
}

/** Returns the file that the import hasn't opened yet; null without one. */
export function givenFile(): File | null {
  return given;
}

/** Returns the file once; null without one. */
export function takeGiven(): File | null {
  const file = given;
  given = null;
  return file;
}
