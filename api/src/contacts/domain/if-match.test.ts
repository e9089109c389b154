import { ifMatchAllows } from './if-match.ts';

describe('ifMatchAllows', () => {
  it.each(['"3-abcDEF_-1234"', 'W/"3-abcDEF_-1234"', '*', '"2-x", "3-x"', ' "3-" '])(
    'accepts %s for version 3',
    (header) => {
      expect(ifMatchAllows(header, 3)).toBe(true);
    },
  );

  it.each(['"2-x"', '"33-x"', '3', '3-x', '"3"', '"x-3"', '"-3-x"', '', ',', '"3-x', '"3e0-x"'])(
    'rejects %j for version 3',
    (header) => {
      expect(ifMatchAllows(header, 3)).toBe(false);
    },
  );
});
