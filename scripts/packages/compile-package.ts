import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StepError } from '@rapport/workspace-kit';
import ts from 'typescript';
import { LIB, type Manifest, PUBLISHED_PACKAGES, readManifest } from './packages.ts';

/**
 * Compiles everything that the entries of a package reach into its `lib` folder: JavaScript, types, and the
 * non-TypeScript files beside them. Packages that it uses have to be compiled already.
 * @returns the text of every type file, by its path in `lib`
 * @throws StepError with the compiler's errors
 */
export function compilePackage(workspace: string, dir: string): Map<string, string> {
  const folder = join(workspace, dir);
  const manifest = readManifest(folder);
  const lib = join(folder, LIB);
  rmSync(lib, { recursive: true, force: true });
  const options = compilerOptions(workspace, folder, manifest);
  const program = ts.createProgram(
    Object.values(manifest.entries).map((file) => join(folder, file)),
    options,
    hostWithSharedLibraries(options),
  );
  const types = new Map<string, string>();
  const emitted = program.emit(undefined, (path, text) => {
    const isTypes = path.endsWith('.d.ts');
    const written = isTypes ? withJavaScriptPaths(text) : text;
    if (isTypes) types.set(path.slice(lib.length + 1), written);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, written);
  });
  refuse(manifest.name, [...emitted.diagnostics]);
  copyOtherFiles(join(folder, 'src'), lib);
  return types;
}

/** Parsed files of dependencies, by their path and how they were parsed. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** Every package uses the same libraries, like React's types and those of the browser, so they are parsed once. */
function hostWithSharedLibraries(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    getSourceFile(path, how, onError) {
      if (!path.includes('/node_modules/')) return host.getSourceFile(path, how, onError);
      const key = `${path} ${JSON.stringify(how)}`;
      if (!libraries.has(key)) libraries.set(key, host.getSourceFile(path, how, onError));
      return libraries.get(key);
    },
  };
}

function compilerOptions(
  workspace: string,
  folder: string,
  manifest: Manifest,
): ts.CompilerOptions {
  const file = join(folder, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder, undefined, file);
  // Otherwise, the sources of the other packages would be compiled into this one.
  const paths: Record<string, string[]> = {};
  for (const { dir } of PUBLISHED_PACKAGES) {
    const other = readManifest(join(workspace, dir));
    if (!manifest.dependencies.includes(other.name)) continue;
    for (const [name, source] of Object.entries(other.entries)) {
      paths[other.name + name.slice(1)] = [join(workspace, dir, typesOf(source))];
    }
  }
  return {
    ...withoutBuildInfo(options),
    noEmit: false,
    declaration: true,
    incremental: false,
    // `pnpm check` checks the types of all sources; this only emits the declarations.
    noCheck: true,
    rewriteRelativeImportExtensions: true,
    rootDir: join(folder, 'src'),
    outDir: join(folder, LIB),
    types: (options.types ?? []).filter((name) => name === 'node' || name === 'vite/client'),
    paths,
  };
}

/** Returns the type file of a source file, relative to the package. */
export function typesOf(source: string): string {
  return source.replace(/^\.\/src\//, `./${LIB}/`).replace(/\.tsx?$/, '.d.ts');
}

/** The compiler keeps the source paths in types, but the package doesn't contain the sources. */
function withJavaScriptPaths(text: string): string {
  return text.replaceAll(/((?:from|import) ?\(?["']\.[^"']*)\.tsx?(["'])/g, '$1.js$2');
}

function refuse(name: string, diagnostics: readonly ts.Diagnostic[]): void {
  if (diagnostics.length === 0) return;
  const host: ts.FormatDiagnosticsHost = {
    getCurrentDirectory: () => resolve('.'),
    getCanonicalFileName: (file) => file,
    getNewLine: () => '\n',
  };
  throw new StepError(`${name} cannot be compiled.\n${ts.formatDiagnostics(diagnostics, host)}`);
}

function withoutBuildInfo(options: ts.CompilerOptions): ts.CompilerOptions {
  const kept = { ...options };
  delete kept.tsBuildInfoFile;
  return kept;
}

/** Copies style sheets and the like; templates belong to the package that reads them. */
function copyOtherFiles(from: string, to: string): void {
  for (const path of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (!/\.css$/.test(path)) continue;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(from, path), join(to, path));
  }
}
