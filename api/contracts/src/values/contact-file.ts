/** The maximum number of IDs in a URL. */
export const MOST_IDS_IN_QUERY = 200;
