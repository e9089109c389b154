import { posix } from 'node:path';
import ts from 'typescript';

/** The text of each public declaration, by a name with its location. */
export type PublicTypes = Map<string, string>;

interface TypeFile {
  /** Declarations of the file by their local name; functions may have several. */
  declared: Map<string, ts.Statement[]>;
  /** Imports from other files of the package: file, and the name there (`*` for all of it). */
  imported: Map<string, { file: string; name: string }>;
  /** Exports by their exported name. */
  exported: Map<string, { file: string; name: string }>;
  /** Files of which everything is re-exported. */
  passedOn: string[];
}

/**
 * Returns the exports of a package, and the declarations that those refer to: everything whose change could break
 * another repository. Comments and the order of files don't count.
 * @param entries type file of each entry, by the name of the entry
 * @param texts every type file of the package, by its path
 */
export function publicTypes(
  entries: Readonly<Record<string, string>>,
  texts: ReadonlyMap<string, string>,
): PublicTypes {
  const files = new Map([...texts].map(([path, text]) => [path, readTypeFile(path, text)]));
  const found: PublicTypes = new Map();
  const seen = new Set<string>();
  const exported = new Set<string>();

  const add = (key: string, file: string, name: string): void => {
    const here = files.get(file);
    if (!here || seen.has(`${key} ${file} ${name}`)) return;
    seen.add(`${key} ${file} ${name}`);
    if (name === '*') {
      for (const exported of exportsOf(files, file)) add(`${key}.${exported}`, file, exported);
      return;
    }
    const next = here.exported.get(name);
    if (next && (next.file !== file || next.name !== name)) return add(key, next.file, next.name);
    const statements = here.declared.get(name);
    if (statements) {
      // Exports are listed under the name by which others import them.
      if (!key.startsWith('(')) exported.add(`${file} ${name}`);
      found.set(key, statements.map(printed).join('\n'));
      for (const used of statements.flatMap(identifiersIn)) follow(file, used);
      return;
    }
    const from = here.imported.get(name);
    if (from) return add(key, from.file, from.name);
    for (const other of here.passedOn)
      if (exportsOf(files, other).includes(name)) add(key, other, name);
  };
  const follow = (file: string, used: string): void => {
    const here = files.get(file);
    const from = here?.imported.get(used);
    if (from && from.name !== '*') follow(from.file, from.name);
    else if (here?.declared.has(used)) add(internalKey(`${file} ${used}`), file, used);
  };
  for (const [entry, file] of Object.entries(entries)) {
    for (const name of exportsOf(files, file)) add(`${entry} ${name}`, file, name);
  }
  for (const name of exported) found.delete(internalKey(name));
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** @param place file and name */
function internalKey(place: string): string {
  return place.replace(/^(\S+) /, '($1) ');
}

function exportsOf(files: ReadonlyMap<string, TypeFile>, file: string): string[] {
  const here = files.get(file);
  if (!here) return [];
  return [...here.exported.keys(), ...here.passedOn.flatMap((other) => exportsOf(files, other))];
}

function readTypeFile(path: string, text: string): TypeFile {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const file: TypeFile = {
    declared: new Map(),
    imported: new Map(),
    exported: new Map(),
    passedOn: [],
  };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImport(file, path, statement);
    else if (ts.isExportDeclaration(statement)) readExport(file, path, statement);
    else if (ts.isExportAssignment(statement)) {
      file.exported.set('default', { file: path, name: statement.expression.getText() });
    } else readDeclaration(file, path, statement);
  }
  return file;
}

function readImport(file: TypeFile, path: string, statement: ts.ImportDeclaration): void {
  const from = fileOf(path, statement.moduleSpecifier);
  const bindings = statement.importClause?.namedBindings;
  if (from === undefined || !bindings) return;
  if (ts.isNamespaceImport(bindings)) {
    file.imported.set(bindings.name.text, { file: from, name: '*' });
    return;
  }
  for (const { name, propertyName } of bindings.elements) {
    file.imported.set(name.text, { file: from, name: (propertyName ?? name).text });
  }
}

function readExport(file: TypeFile, path: string, statement: ts.ExportDeclaration): void {
  const { exportClause, moduleSpecifier } = statement;
  const from = moduleSpecifier ? fileOf(path, moduleSpecifier) : path;
  if (!exportClause) {
    if (from !== undefined) file.passedOn.push(from);
  } else if (ts.isNamespaceExport(exportClause)) {
    if (from !== undefined) file.exported.set(exportClause.name.text, { file: from, name: '*' });
  } else {
    for (const { name, propertyName } of exportClause.elements) {
      if (from !== undefined) {
        file.exported.set(name.text, { file: from, name: (propertyName ?? name).text });
        continue;
      }
      // Re-exported from a third-party package, so only the name is recorded.
      file.exported.set(name.text, { file: path, name: name.text });
      file.declared.set(name.text, [statement]);
    }
  }
}

function readDeclaration(file: TypeFile, path: string, statement: ts.Statement): void {
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  for (const name of namesOf(statement)) {
    file.declared.set(name, [...(file.declared.get(name) ?? []), statement]);
    if (isExported) file.exported.set(name, { file: path, name });
  }
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** Returns the imported file of the package; undefined for another package. */
function fileOf(path: string, specifier: ts.Expression): string | undefined {
  if (!ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return undefined;
  return posix.join(posix.dirname(path), specifier.text.replace(/\.js$/, '.d.ts'));
}

function identifiersIn(node: ts.Node): string[] {
  const names: string[] = [];
  const visit = (inner: ts.Node): void => {
    if (ts.isIdentifier(inner)) names.push(inner.text);
    inner.forEachChild(visit);
  };
  visit(node);
  return names;
}

const printer = ts.createPrinter({ removeComments: true });

function printed(statement: ts.Statement): string {
  return printer.printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile());
}
