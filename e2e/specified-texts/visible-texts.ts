import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * Returns the texts that a source file shows on a screen, in a response, or in a terminal: its strings and JSX
 * text.
 */
export function visibleTexts(path: string, source: string): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    // Styles, and module names.
    if (ts.isTaggedTemplateExpression(node) || ts.isImportDeclaration(node)) return;
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) texts.push(node.text);
    if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) {
      texts.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
}

/** Files that git ignores: packages, builds, and test output. */
const NOT_AUTHORED = /^(\..*|node_modules|dist.*|coverage|test-results|playwright-report)$/;

/** Returns the authored sources and documents below `folder`, by their relative paths. */
export function authoredFiles(folder: string, below = ''): { path: string; source: string }[] {
  return readdirSync(`${folder}${below}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${below}${entry.name}`;
    if (NOT_AUTHORED.test(entry.name)) return [];
    if (entry.isDirectory()) return authoredFiles(folder, `${path}/`);
    if (!entry.isFile() || !/\.(ts|tsx|mjs|md|html)$/.test(entry.name)) return [];
    return [{ path, source: readFileSync(`${folder}${path}`, 'utf8') }];
  });
}
