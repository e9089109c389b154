/** Sees every statement of a connection. Null unless statements are traced: then nothing is in their way. */
export const statementHook: { watch: ((client: object) => void) | null } = { watch: null };
