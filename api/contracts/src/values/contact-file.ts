/** How many ids fit into an address. */
export const MOST_IDS_IN_QUERY = 200;
