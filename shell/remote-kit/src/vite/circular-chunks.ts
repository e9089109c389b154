import { type Plugin } from 'vite';

interface Chunk {
  fileName: string;
  /** The files that it imports statically. */
  imports: readonly string[];
}

/**
 * Rejects a build whose files import each other in a cycle. Code splitting can create such cycles, and then a page
 * can stay blank because one file runs before its dependencies.
 */
export function noCircularChunks(): Plugin {
  return {
    name: 'no-circular-chunks',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const circle = findCircle(chunks);
      if (!circle) return;
      this.error(
        `These files import each other in a circle: ${circle.join(' → ')}. Change what the modules in them import, or how shell/remote-kit/src/vite/few-files.ts cuts them.`,
      );
    },
  };
}

/** Returns the files of a cycle, with the first file again at the end; null without one. */
export function findCircle(chunks: readonly Chunk[]): string[] | null {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const finished = new Set<string>();
  const path: string[] = [];
  const visit = (name: string): string[] | null => {
    const start = path.indexOf(name);
    if (start !== -1) return [...path.slice(start), name];
    if (finished.has(name)) return null;
    path.push(name);
    for (const imported of byName.get(name)?.imports ?? []) {
      const circle = visit(imported);
      if (circle) return circle;
    }
    path.pop();
    finished.add(name);
    return null;
  };
  for (const { fileName } of chunks) {
    const circle = visit(fileName);
    if (circle) return circle;
  }
  return null;
}
