import { arePublic, takeSourceMaps } from './source-maps.ts';

test('a build leaves its source maps out, and nothing else', () => {
  const bundle = {
    'remoteEntry.js': { type: 'chunk' },
    'remoteEntry.js.map': { type: 'asset', source: '{"sources":[]}' },
    'assets/a.js.map': { type: 'asset', source: new Uint8Array([1]) },
    'assets/map.svg': { type: 'asset', source: '<svg/>' },
  };
  expect(takeSourceMaps(bundle)).toEqual([
    { name: 'remoteEntry.js.map', source: '{"sources":[]}' },
    { name: 'assets/a.js.map', source: new Uint8Array([1]) },
  ]);
  expect(Object.keys(bundle)).toEqual(['remoteEntry.js', 'assets/map.svg']);
});

test.each([
  [{}, false],
  [{ SOURCE_MAPS: '' }, false],
  [{ SOURCE_MAPS: 'true' }, false],
  [{ SOURCE_MAPS: ' Public ' }, true],
])('source maps with %j are public: %p', (env, expected) => {
  expect(arePublic(env)).toBe(expected);
});
