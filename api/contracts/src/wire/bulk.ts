export const BULK_CHANGES = ['cadence', 'labels', 'delete', 'restore'] as const;
export type BulkChangeKind = (typeof BULK_CHANGES)[number];

/** Body of POST /api/contacts/bulk: one change of many contacts, all or nothing. */
export interface BulkChange {
  /** The contacts, `BULK_LIMIT` at most. Ids of no contact are passed over. */
  ids?: string[] | null;
  /**
   * In place of `ids`: the query of a GET /api/contacts, all of whose contacts are changed, such as
   * `due=true&q=ada`. It is empty for everybody.
   */
  matching?: string | null;
  change: BulkChangeKind;
  /** For `cadence`, see `SetCadence`. */
  cadenceDays?: number | null;
  /** For `labels`: ids of labels. */
  addLabels?: string[] | null;
  removeLabels?: string[] | null;
}

/** Response to POST /api/contacts/bulk. */
export interface BulkResult {
  /** The ids of the contacts that are now different. */
  changed: string[];
  /** The bodies that undo the change when they are sent in this order. */
  undo: BulkChange[];
}

/** How many ids one POST /api/contacts/bulk takes. */
export const BULK_LIMIT = 500;
