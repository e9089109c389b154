/** A user's chosen formats for times and dates; absent ones follow the browser. */
export interface Formats {
  hours?: string;
  week?: string;
  dates?: string;
  /** The zone by whose clock times are shown, like Europe/Zurich. */
  zone?: string;
  /** The hour cycle of the browser's language, as `ownHours` returns it. */
  ownHours?: string;
}

const NAMES = ['hours', 'week', 'dates', 'zone', 'ownHours'] as const;
/** Outside of a page, nothing is chosen. */
const NOTHING = {};

/**
 * Returns the user's choices. They're stored in `data-` attributes of the page, so that all its bundles see the
 * same ones.
 */
export function chosenFormats(): Readonly<Record<string, string | undefined>> {
  return 'document' in globalThis ? document.documentElement.dataset : NOTHING;
}

/**
 * Applies the user's choices to all times and dates rendered from now on.
 * @returns whether other ones applied before
 */
export function showFormats(formats: Formats): boolean {
  const { dataset } = document.documentElement;
  const changed = NAMES.filter((name) => dataset[name] !== formats[name]);
  for (const name of changed) {
    const value = formats[name];
    if (value === undefined) delete dataset[name];
    else dataset[name] = value;
  }
  // The browser's own hours don't change what's shown.
  return changed.some((name) => name !== 'ownHours');
}
