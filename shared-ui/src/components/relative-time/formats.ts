/** A user's chosen formats for times and dates; absent ones follow the browser. */
export interface Formats {
  hours?: string;
  week?: string;
  dates?: string;
  /** The zone by whose clock times are shown, like Europe/Zurich. */
  zone?: string;
}

const NAMES = ['hours', 'week', 'dates', 'zone'] as const;
/** Outside of a page, nothing is chosen. */
const NOTHING = {};

/**
 * Returns the user's choices. They're stored in `data-` attributes of the page, so that all its bundles see the
 * same ones.
 */
export function chosenFormats(): Readonly<Record<string, string | undefined>> {
  return 'document' in globalThis ? document.documentElement.dataset : NOTHING;
}

/** Applies the user's choices to all times and dates rendered from now on. */
export function showFormats(formats: Formats): void {
  const { dataset } = document.documentElement;
  for (const name of NAMES) {
    const value = formats[name];
    if (value === undefined) delete dataset[name];
    else dataset[name] = value;
  }
}
