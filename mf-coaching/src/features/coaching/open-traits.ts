/** Says that traits without an answer take no part in coaching. */
export function openTraits(open: number): string {
  return open === 1
    ? 'One trait is not answered and takes no part here.'
    : `${open} traits are not answered and take no part here.`;
}
