/** What a user has chosen of how they write times and dates; what isn't there is as the browser has it. */
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
 * What the user has chosen. It stands in `data-` attributes of the page, so every bundle on it sees the same choice.
 */
export function chosenFormats(): Readonly<Record<string, string | undefined>> {
  return 'document' in globalThis ? document.documentElement.dataset : NOTHING;
}

/** Lets every time and date that is drawn from now on follow what the user has chosen. */
export function showFormats(formats: Formats): void {
  const { dataset } = document.documentElement;
  for (const name of NAMES) {
    const value = formats[name];
    if (value === undefined) delete dataset[name];
    else dataset[name] = value;
  }
}
