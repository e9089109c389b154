/** The fields of a built file that determine whether the first page needs it. */
interface BuiltFile {
  fileName: string;
  /** The module for which the file was made; assets and files shared by several modules have none. */
  facadeModuleId?: string | null;
  imports?: string[];
}

/** Returns the files of these modules and of all their static imports, each once. */
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
