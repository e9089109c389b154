import { type Plugin } from 'vite';

/** The federation runtime, what the plugin writes around shared modules, React's JSX, and the helpers of the build. */
const ALWAYS =
  /@module-federation|node_modules\/react\/|external-runtime|localSharedImportMap|__loadShare|__prebuild__|__mf_v__|vite\/preload-helper|rolldown\/runtime/;
/** Of the contracts, what only dialogs and what is opened later need. */
const LATER = [
  'contact-tips',
  'field-rules/(email|phone|web|link|meeting)',
  'fraction',
  'quiz/(answer-|effective-responses|motivation-score|narrowing|quiz-notes|work-style-score)',
  'self-assessment/dimensions',
  'values/(guidance|user)',
].join('|');

/**
 * Packages and components that several pages and dialogs use. `LATER` and what saves files are left out: where two dialogs
 * share it, they get a file for it that no first load fetches.
 */
const COMMON = new RegExp(
  `(shared-ui/src|contracts/src/(?!${LATER})|remote-api/src/(?!save-file)|node_modules/\\.pnpm)`,
);

export interface FewFilesOptions {
  /** Modules that every page needs besides the federation runtime. */
  start?: RegExp;
  /** Whether every page needs all that the entry imports, as that of the shell, whose `start` then has it. */
  startsWithEntry?: boolean;
  /** What has a file of its own, by the name of the file, and is in none of the other files. */
  together?: Readonly<Record<string, RegExp>>;
}

/**
 * Cuts code into few files: `start` with what every page needs, `common` with what several pages and
 * dialogs share, and one for each of those. Left alone, every set of pages that shares a module gets
 * a file of its own, and most of those are smaller than the headers they travel with. What is in
 * `start` imports only what is in it, and `common` only from both, so no two files import each other.
 *
 * The federation plugin would keep each wrapper of a shared module in its own file as well, because
 * wrappers that wait for the share scope must not wait for each other. Ours do not wait: a value
 * that comes later reaches them through a listener.
 */
export function fewFiles({
  start,
  startsWithEntry = false,
  together = {},
}: FewFilesOptions = {}): Plugin {
  return {
    name: 'few-files',
    apply: 'build',
    // Here and not in the configuration, where the federation plugin puts its own groups first.
    outputOptions(options) {
      return {
        ...options,
        // The default name lists everyone who uses the file.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            {
              name: 'start',
              ...(startsWithEntry
                ? { tags: ['$initial'] }
                : { test: (id: string) => ALWAYS.test(id) || (start?.test(id) ?? false) }),
              priority: 2,
              includeDependenciesRecursively: true,
            },
            {
              name: 'common',
              test: (id) =>
                COMMON.test(id) && !Object.values(together).some((apart) => apart.test(id)),
              minShareCount: 2,
              priority: 1,
            },
            ...Object.entries(together).map(([name, test]) => ({
              name,
              test,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            })),
          ],
        },
      };
    },
  };
}
