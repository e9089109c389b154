/**
 * What one says or sends, without the quotation marks that the texts of the guidance stand in; null
 * for a text that is an instruction.
 */
export function spokenWords(text: string): string | null {
  return /^["“](.+)["”]$/s.exec(text.trim())?.[1] ?? null;
}
