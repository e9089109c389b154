import { findCircle } from './circular-chunks.ts';

const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });

test('files that are shared by several others are no circle', () => {
  const chunks = [chunk('a', 'b', 'c'), chunk('b', 'd'), chunk('c', 'd'), chunk('d')];
  expect(findCircle(chunks)).toBeNull();
});

test('a circle is named from its first file back to it, without the way that led there', () => {
  const chunks = [chunk('a', 'b'), chunk('b', 'c'), chunk('c', 'd'), chunk('d', 'b')];
  expect(findCircle(chunks)).toEqual(['b', 'c', 'd', 'b']);
});

test('a file that imports itself is a circle; a file outside the build is not', () => {
  expect(findCircle([chunk('a', 'elsewhere')])).toBeNull();
  expect(findCircle([chunk('a', 'a')])).toEqual(['a', 'a']);
});
