/** Loads what the list shows of the user's own fields. */
export const loadListFields = () => import('../../custom-fields/list-fields.tsx');
