/** The fields of a built file that determine what it loads. */
interface BuiltFile {
  fileName: string;
  imports?: readonly string[];
}

/** A built file with the module for which it was made; assets and files shared by several modules have none. */
interface FileOfModule extends BuiltFile {
  facadeModuleId?: string | null;
}

/** Returns the names of these files and of all that they import, each once. */
export function withImports(files: readonly BuiltFile[], names: readonly string[]): Set<string> {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const found = new Set<string>();
  const add = (name: string) => {
    const file = byName.get(name);
    if (!file || found.has(name)) return;
    found.add(name);
    file.imports?.forEach(add);
  };
  names.forEach(add);
  return found;
}

/** Returns the files of these modules and of all their static imports, each once. */
export function findPageScripts(
  files: readonly FileOfModule[],
  modules: readonly string[],
): string[] {
  const ofModules = files.filter(({ facadeModuleId }) =>
    modules.some((end) => facadeModuleId?.endsWith(end)),
  );
  return [
    ...withImports(
      files,
      ofModules.map(({ fileName }) => fileName),
    ),
  ];
}
