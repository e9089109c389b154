import { compareTypes } from './compare-types.ts';
import { publicTypes } from './public-types.ts';
import { requiredVersion } from './required-version.ts';
import { formatTypes, parseTypes } from './types-file.ts';

/** Returns the changes if the only type file of a package changes. */
function changes(before: string, after: string, isRead = false): string[] {
  const [one, other] = [before, after].map((text) =>
    publicTypes({ '.': 'index.d.ts' }, new Map([['index.d.ts', text]])),
  );
  if (!one || !other) throw new Error('unreachable');
  return compareTypes(one, other, isRead).map(({ level, what }) => `${level}: ${what}`);
}

describe('a change that breaks others', () => {
  test.each([
    ['an export that is gone', 'export declare const a: 1;', 'export {};', '. a is gone'],
    [
      'a member that is gone',
      'export interface A { b: string; c: string }',
      'export interface A { b: string }',
      '. A.c is gone',
    ],
    [
      'a member with another type',
      'export interface A { b: { c: string } }',
      'export interface A { b: { c: number } }',
      '. A.b.c has changed',
    ],
    [
      'a required property of a component',
      'interface P { a: string } export declare function C({ a }: P): null;',
      'interface P { a: string; b: string } export declare function C({ a, b }: P): null;',
      '(index.d.ts) P.b is new and required',
    ],
    [
      'a required parameter',
      'export declare function f(a: string): void;',
      'export declare function f(a: string, b: string): void;',
      '. f(2) is new and required',
    ],
    [
      'another result',
      'export declare function f(): string;',
      'export declare function f(): string | null;',
      '. f has changed',
    ],
    [
      'a word less in a union',
      'export type A = "b" | "c";',
      'export type A = "b";',
      '. A has changed',
    ],
  ])('%s', (_, before, after, what) => {
    expect(changes(before, after)).toEqual([`major: ${what}`]);
  });
});

describe('a change that only adds', () => {
  test.each([
    ['an export', 'export {};', 'export declare const a: 1;', '. a is new'],
    [
      'an optional member',
      'export interface A { b: string }',
      'export interface A { b: string; c?: string }',
      '. A.c is new',
    ],
    [
      'an optional parameter',
      'export declare function f({ a }: { a: string }): void;',
      'export declare function f({ a, b }: { a: string; b?: number }): void;',
      '. f(1).b is new',
    ],
    [
      'a member of a value',
      'export declare const a: { b: 1 };',
      'export declare const a: { b: 1; c: 2 };',
      '. a.c is new',
    ],
  ])('%s', (_, before, after, what) => {
    expect(changes(before, after)).toEqual([`minor: ${what}`]);
  });

  test('a member of what others only read', () => {
    const before = 'export interface Contact { id: string }';
    const after = 'export interface Contact { id: string; name: string }';
    expect(changes(before, after, true)).toEqual(['minor: . Contact.name is new']);
  });
});

test('a member that others only read may be there always, but not go missing', () => {
  const optional = 'export interface Contact { name?: string }';
  const always = 'export interface Contact { name: string }';
  expect(changes(optional, always, true)).toEqual([]);
  expect(changes(optional, always)).toEqual(['major: . Contact.name has changed']);
  expect(changes(always, optional, true)).toEqual(['major: . Contact.name has changed']);
});

test('comments, the names of parameters and the order of declarations are no change', () => {
  const before = 'export interface A { b: string } export declare function f(a: A): void;';
  const after =
    '/** New. */ export declare function f(all: A): void; export interface A { b: string; }';
  expect(changes(before, after)).toEqual([]);
});

test('the order of a union is no change', () => {
  const before = 'export declare class A { b(): string | { c: 1 | 2 } | null; }';
  const after = 'export declare class A { b(): null | { c: 2 | 1 } | string; }';
  expect(changes(before, after)).toEqual([]);
  expect(changes(before, after.replace('null', 'undefined'))).toEqual(['major: . A has changed']);
});

test("types are followed across files, and unexported ones don't count", () => {
  const files = new Map([
    ['index.d.ts', "export * as lists from './lists/list.js'; export { x as y } from './x.js';"],
    ['lists/list.d.ts', "import { Item } from './item.js'; export declare const first: Item;"],
    ['lists/item.d.ts', 'export interface Item { id: string } export interface Other { a: 1 }'],
    ['x.d.ts', 'declare const hidden: 1; export declare const x: typeof hidden;'],
  ]);
  expect([...publicTypes({ '.': 'index.d.ts' }, files).keys()]).toEqual([
    '(lists/item.d.ts) Item',
    '(x.d.ts) hidden',
    '. lists.first',
    '. y',
  ]);
});

test('a change that breaks others needs the next major version, an addition the next minor', () => {
  const major = [{ level: 'major', what: '' }] as const;
  const minor = [{ level: 'minor', what: '' }] as const;
  expect(requiredVersion('1.2.3', '1.3.0', major)).toBe('2.0.0');
  expect(requiredVersion('1.2.3', '2.0.0', major)).toBeUndefined();
  expect(requiredVersion('1.2.3', '1.2.4', minor)).toBe('1.3.0');
  expect(requiredVersion('1.2.3', '1.10.0', minor)).toBeUndefined();
  expect(requiredVersion('0.4.1', '0.4.2', major)).toBe('0.5.0');
  expect(requiredVersion('1.2.3', '1.2.3', [])).toBeUndefined();
});

test('the committed types are read as they were written', () => {
  const types = new Map([
    ['. a', 'export declare const a: 1;'],
    ['. B', 'export interface B {\n    c: string;\n}'],
  ]);
  expect(parseTypes(formatTypes({ version: '1.2.3', types }))).toEqual({ version: '1.2.3', types });
});
