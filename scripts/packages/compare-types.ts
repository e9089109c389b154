import ts from 'typescript';
import { type PublicTypes } from './public-types.ts';

/** A change and the next version that it requires: `major` if it can break others, `minor` if it only adds. */
export interface TypeChange {
  level: 'major' | 'minor';
  what: string;
}

/** How users of the package use a type: they create inputs and read outputs; with many types they do both. */
type Use = 'input' | 'output' | 'both';

/**
 * Compares two versions of a package's public types.
 * @param isRead true if users only read values of its types
 */
export function compareTypes(
  before: PublicTypes,
  after: PublicTypes,
  isRead: boolean,
): TypeChange[] {
  const changes: TypeChange[] = [];
  for (const [name, text] of before) {
    const now = after.get(name);
    // Declarations that aren't exported may move or disappear as long as the exports stay the same.
    if (now === undefined && !isInternal(name)) changes.push(major(`${name} is gone`));
    if (now === undefined || now === text) continue;
    changes.push(...compareDeclarations(name, text, now, isRead ? 'output' : 'both'));
  }
  for (const name of after.keys()) {
    if (!before.has(name) && !isInternal(name)) changes.push(minor(`${name} is new`));
  }
  return changes;
}

function isInternal(name: string): boolean {
  return name.startsWith('(');
}

function compareDeclarations(name: string, before: string, after: string, use: Use): TypeChange[] {
  const [one, other] = [before, after].map(parse);
  if (!one || !other || one.length !== other.length) return [major(`${name} has changed`)];
  return one.flatMap((statement, index) => compareStatements(name, statement, other[index], use));
}

function parse(text: string): readonly ts.Statement[] {
  return ts.createSourceFile('types.d.ts', text, ts.ScriptTarget.Latest, true).statements;
}

function compareStatements(
  name: string,
  before: ts.Statement,
  after: ts.Statement | undefined,
  use: Use,
): TypeChange[] {
  if (!after || normalized(before) === normalized(after)) return [];
  if (ts.isInterfaceDeclaration(before) && ts.isInterfaceDeclaration(after)) {
    const heads = [before, after].map(({ heritageClauses = [], typeParameters = [] }) =>
      [...heritageClauses, ...typeParameters].map(normalized).join(),
    );
    if (heads[0] !== heads[1]) return [major(`${name} has changed`)];
    return compareMembers(name, before.members, after.members, use);
  }
  if (ts.isTypeAliasDeclaration(before) && ts.isTypeAliasDeclaration(after)) {
    return compareNodes(name, before.type, after.type, use);
  }
  if (ts.isFunctionDeclaration(before) && ts.isFunctionDeclaration(after)) {
    return compareSignatures(name, before, after);
  }
  if (ts.isVariableStatement(before) && ts.isVariableStatement(after)) {
    const [one] = before.declarationList.declarations;
    const [other] = after.declarationList.declarations;
    return compareNodes(name, one?.type, other?.type, 'output');
  }
  return [major(`${name} has changed`)];
}

function compareNodes(
  name: string,
  before: ts.TypeNode | undefined,
  after: ts.TypeNode | undefined,
  use: Use,
): TypeChange[] {
  if (before && after) {
    if (normalized(before) === normalized(after)) return [];
    if (ts.isTypeLiteralNode(before) && ts.isTypeLiteralNode(after)) {
      return compareMembers(name, before.members, after.members, use);
    }
    if (ts.isFunctionTypeNode(before) && ts.isFunctionTypeNode(after)) {
      return compareSignatures(name, before, after);
    }
  }
  return [major(`${name} has changed`)];
}

function compareMembers(
  name: string,
  before: readonly ts.TypeElement[],
  after: readonly ts.TypeElement[],
  use: Use,
): TypeChange[] {
  const keyOf = (member: ts.TypeElement) => member.name?.getText() ?? normalized(member);
  const now = new Map(after.map((member) => [keyOf(member), member]));
  const changes = before.flatMap((member): TypeChange[] => {
    const path = `${name}.${keyOf(member)}`;
    const other = now.get(keyOf(member));
    now.delete(keyOf(member));
    if (!other) return [major(`${path} is gone`)];
    if (normalized(member) === normalized(other)) return [];
    // A reader that handles a missing value also handles a present one; an input that is now required breaks a
    // caller.
    const isFilled = use === 'output' && isOptional(member) && !isOptional(other);
    if (isOptional(member) !== isOptional(other) && !isFilled) {
      return [major(`${path} has changed`)];
    }
    if (ts.isPropertySignature(member) && ts.isPropertySignature(other)) {
      return compareNodes(path, member.type, other.type, use);
    }
    if (ts.isMethodSignature(member) && ts.isMethodSignature(other)) {
      return compareSignatures(path, member, other);
    }
    return [major(`${path} has changed`)];
  });
  for (const [key, member] of now) {
    const isHarmless = use === 'output' || isOptional(member);
    const path = `${name}.${key}`;
    changes.push(isHarmless ? minor(`${path} is new`) : major(`${path} is new and required`));
  }
  return changes;
}

function isOptional(member: ts.TypeElement): boolean {
  return member.questionToken !== undefined;
}

/** Valid calls stay valid if parameters keep their types and new ones are optional. */
function compareSignatures(
  name: string,
  before: ts.SignatureDeclaration,
  after: ts.SignatureDeclaration,
): TypeChange[] {
  const heads = [before, after].map(
    ({ type, typeParameters = [] }) =>
      `${typeParameters.map(normalized).join()} ${type ? normalized(type) : ''}`,
  );
  if (heads[0] !== heads[1]) return [major(`${name} has changed`)];
  const changes = before.parameters.flatMap((parameter, index) => {
    const other = after.parameters[index];
    const path = `${name}(${index + 1})`;
    if (!other) return [major(`${path} is gone`)];
    const isStricter = isGiven(other) && !isGiven(parameter);
    if (isStricter || isSpread(parameter) !== isSpread(other)) {
      return [major(`${path} has changed`)];
    }
    return compareNodes(path, parameter.type, other.type, 'input');
  });
  for (const [index, parameter] of after.parameters.slice(before.parameters.length).entries()) {
    const path = `${name}(${before.parameters.length + index + 1})`;
    changes.push(
      isGiven(parameter) ? major(`${path} is new and required`) : minor(`${path} is new`),
    );
  }
  return changes;
}

function isGiven(parameter: ts.ParameterDeclaration): boolean {
  return parameter.questionToken === undefined && !isSpread(parameter);
}

function isSpread(parameter: ts.ParameterDeclaration): boolean {
  return parameter.dotDotDotToken !== undefined;
}

/**
 * Returns the text without line breaks. Ignores names of parameters, destructuring patterns, and the order of a
 * union, which depends on what the compiler saw first.
 */
function normalized(node: ts.Node): string {
  const parts: string[] = [];
  const visit = (inner: ts.Node): void => {
    const isName = ts.isParameter(inner.parent) && inner.parent.name === inner;
    if (isName) parts.push('_');
    else if (ts.isUnionTypeNode(inner)) parts.push(inner.types.map(normalized).sort().join(' | '));
    else if (inner.getChildCount() === 0) parts.push(inner.getText());
    else inner.getChildren().forEach(visit);
  };
  visit(node);
  return parts.join(' ').replaceAll(/; (?=\})/g, '');
}

function major(what: string): TypeChange {
  return { level: 'major', what };
}

function minor(what: string): TypeChange {
  return { level: 'minor', what };
}
