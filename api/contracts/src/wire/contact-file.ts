/** Query of the files of contacts. */
export interface ContactFileQuery {
  /** Ids of contacts between commas, at most `MOST_IDS_IN_QUERY`; all contacts unless given. */
  ids?: string;
}

/** How many ids fit into an address. */
export const MOST_IDS_IN_QUERY = 200;
