import { type BuildOptions } from 'vite';

type OutputOptions = Extract<
  NonNullable<NonNullable<BuildOptions['rolldownOptions']>['output']>,
  { codeSplitting?: unknown }
>;

/** The federation runtime and what the plugin writes around it: always fetched together. */
const FEDERATION =
  /hostInit|localSharedImportMap|pendingShares|external-runtime|@module-federation/;
/** Packages and components that several pages and dialogs use. */
const COMMON = /(shared-ui\/src|contracts\/src|node_modules\/\.pnpm\/(?!@module-federation))/;

/**
 * How code is cut into files. Left alone, every set of pages that shares a module gets a file of its own,
 * and most of those are smaller than the headers they travel with.
 * @param mergeBelow bytes of source below which such a file joins the one whose users are most alike
 */
export function chunks(mergeBelow: number): OutputOptions {
  return {
    // The default name lists everybody who uses the file.
    chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
    codeSplitting: {
      groups: [
        { name: 'federation', test: FEDERATION },
        {
          name: 'common',
          test: COMMON,
          minShareCount: 2,
          entriesAware: true,
          entriesAwareMergeThreshold: mergeBelow,
        },
      ],
    },
  };
}
