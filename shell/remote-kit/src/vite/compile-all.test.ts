import { COMPILE_ALL, withCommentFirst } from './compile-all.ts';

describe('withCommentFirst', () => {
  it('moves the comment above the line with the names of files', () => {
    const code = ['const deps = [];', COMPILE_ALL, 'run(deps);'].join('\n');
    expect(withCommentFirst(code)).toBe([COMPILE_ALL, 'const deps = [];', 'run(deps);'].join('\n'));
  });

  it.each(['', 'run();', [COMPILE_ALL, 'run();'].join('\n'), ['a();', 'b();'].join('\n')])(
    'leaves %j as it is',
    (code) => {
      expect(withCommentFirst(code)).toBe(code);
    },
  );
});
