import { touchedFiles } from './touched-files.ts';

const files = [
  'api/contracts/src/contact.ts',
  'mf-contacts/src/card.tsx',
  'mf-contacts/src/card.test.tsx',
  'mf-contacts/src/other.ts',
  'mf-coaching/src/page.tsx',
];
const graph = {
  files,
  packages: ['api', 'api/contracts', 'mf-contacts', 'mf-coaching'],
  imports: [
    { from: 'mf-contacts/src/card.tsx', to: 'api/contracts/src/contact.ts' },
    { from: 'mf-contacts/src/card.test.tsx', to: 'mf-contacts/src/card.tsx' },
    // Two files may import each other's types.
    { from: 'api/contracts/src/contact.ts', to: 'mf-contacts/src/card.tsx' },
  ],
};

describe('touchedFiles', () => {
  it('follows a change through the rooms that import it', () => {
    expect(touchedFiles(['api/contracts/src/contact.ts'], graph)).toEqual([
      'api/contracts/src/contact.ts',
      'mf-contacts/src/card.tsx',
      'mf-contacts/src/card.test.tsx',
    ]);
  });

  it('leaves alone what does not import it', () => {
    expect(touchedFiles(['mf-contacts/src/other.ts'], graph)).toEqual(['mf-contacts/src/other.ts']);
  });

  it('treats a file outside of the graph as a change of its package', () => {
    expect(touchedFiles(['mf-coaching/package.json'], graph)).toEqual(['mf-coaching/src/page.tsx']);
    expect(touchedFiles(['api/contracts/content/quiz.json'], graph)).toContain(
      'mf-contacts/src/card.test.tsx',
    );
  });

  it('treats a file at the root as a change of everything', () => {
    expect(touchedFiles(['pnpm-lock.yaml'], graph)).toBeUndefined();
  });

  it('ignores changes of documents', () => {
    expect(touchedFiles(['README.md', 'docs/architecture.md', 'api/README.md'], graph)).toEqual([]);
  });
});
