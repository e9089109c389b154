/** What of a built file decides whether the first page needs it. */
interface BuiltFile {
  fileName: string;
  /** The module that the file was made for; assets and files that several modules share have none. */
  facadeModuleId?: string | null;
  imports?: string[];
}

/** The files of these modules and of everything that they import statically, each once. */
export function findPageScripts(files: readonly BuiltFile[], modules: readonly string[]): string[] {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const found = new Set<string>();
  const add = (name: string) => {
    const file = byName.get(name);
    if (!file || found.has(name)) return;
    found.add(name);
    file.imports?.forEach(add);
  };
  for (const { fileName, facadeModuleId } of files) {
    if (modules.some((end) => facadeModuleId?.endsWith(end))) add(fileName);
  }
  return [...found];
}
