/** Called for every statement of a connection; null unless statements are traced. */
export const statementHook: { watch: ((client: object) => void) | null } = { watch: null };
