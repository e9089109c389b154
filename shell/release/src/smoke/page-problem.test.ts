import { pageProblem } from './page-problem.ts';

const origin = 'http://127.0.0.1:4711';

describe('pageProblem', () => {
  it('says what was thrown and in which files of the release', () => {
    const stack = [
      'TypeError: name is undefined',
      `    at draw (${origin}/built/assets/page-a.js:1:20)`,
      `    at ${origin}/built/remoteEntry.js:2:3`,
      `    at react (${origin}/assets/react-b.js:9:9)`,
    ].join('\n');
    expect(pageProblem({ name: 'TypeError', message: 'name is undefined', stack }, origin)).toBe(
      [
        'TypeError: name is undefined',
        '    at assets/page-a.js:1:20',
        '    at remoteEntry.js:2:3',
      ].join('\n'),
    );
  });

  it('tells the files of the page where the remote has no part in it', () => {
    const stack = `Error: no\n    at ${origin}/assets/main-c.js:1:1`;
    expect(pageProblem({ message: 'no', stack }, origin)).toBe(
      'Error: no\n    at smoke page: assets/main-c.js:1:1',
    );
  });

  it('has the message alone where nothing else is known', () => {
    expect(pageProblem({ message: 'Script error.' }, origin)).toBe('Error: Script error.');
  });
});
