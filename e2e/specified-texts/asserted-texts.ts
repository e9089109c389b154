import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * Returns every text that a test file passes to a function or compares with: string and template literals, and the
 * source of regular expressions. Excludes comments and names of tests.
 */
export function textsOf(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && !isNameOfTest(node)) texts.push(node.text);
    if (ts.isRegularExpressionLiteral(node)) texts.push(node.text.replaceAll('\\', ''));
    if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) {
      texts.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** True for the first argument of `test('…', …)`, `test.describe('…', …)`, `it`, and `describe`. */
function isNameOfTest(node: ts.Node): boolean {
  const call = node.parent;
  if (!ts.isCallExpression(call) || call.arguments[0] !== node) return false;
  return /^(test|it|describe)\b/.test(call.expression.getText());
}
