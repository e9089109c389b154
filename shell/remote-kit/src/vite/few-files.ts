import { type Plugin } from 'vite';

/** The federation runtime, the plugin's wrappers of shared modules, React's JSX, and the helpers of the build. */
const ALWAYS =
  /@module-federation|node_modules\/react\/|external-runtime|localSharedImportMap|__loadShare|__prebuild__|__mf_v__|vite\/preload-helper|rolldown\/runtime/;
/** The parts of the contracts that only dialogs and other on-demand code need. */
const LATER = [
  'contact-tips',
  'custom-fields/',
  'field-rules/(email|phone|web|link|meeting)',
  'fraction',
  'quiz/(answer-|effective-responses|motivation-score|narrowing|quiz-notes|work-style-score)',
  'self-assessment/dimensions',
  'values/(custom-field|guidance|user)',
].join('|');

/**
 * Packages and components that several pages and dialogs use. `LATER` and the code for saving files are excluded:
 * if two dialogs share it, they get a separate file that no first load fetches.
 */
const COMMON = new RegExp(
  `(shared-ui/src|contracts/src/(?!${LATER})|remote-api/src/(?!save-file)|node_modules/\\.pnpm)`,
);

export interface FewFilesOptions {
  /** Modules that every page needs in addition to the federation runtime. */
  start?: RegExp;
  /**
   * True if every page needs everything that the entry imports, like that of the shell, whose `start` then contains
   * it.
   */
  startsWithEntry?: boolean;
  /** Modules with a separate file, by its name; they're in none of the other files. */
  together?: Readonly<Record<string, RegExp>>;
}

/**
 * Splits code into few files: `start` with what every page needs, `common` with what several pages and dialogs
 * share, and one for each of those. By default, every set of pages that shares a module gets a separate file, and
 * most of those are smaller than their headers. Modules in `start` import only from `start`, and those in `common`
 * only from both, so no two files import each other.
 *
 * The federation plugin would also keep each wrapper of a shared module in a separate file, because wrappers that
 * wait for the share scope must not wait for each other. Ours don't wait: a later value reaches them through a
 * listener.
 */
export function fewFiles({
  start,
  startsWithEntry = false,
  together = {},
}: FewFilesOptions = {}): Plugin {
  return {
    name: 'few-files',
    apply: 'build',
    // Here instead of in the configuration, where the federation plugin puts its own groups first.
    outputOptions(options) {
      return {
        ...options,
        // The default name lists all users of the file.
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
