/** Letters that Unicode decomposition doesn't turn into plain ones. */
const SPECIAL: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ə: 'e',
  // Cyrillic as in passports. и and й have the same base letter after accents are removed.
  а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', е: 'e', є: 'e', ж: 'zh', з: 'z', и: 'i', і: 'i',
  ј: 'j', к: 'k', л: 'l', љ: 'lj', м: 'm', н: 'n', њ: 'nj', о: 'o', п: 'p', р: 'r', с: 's', т: 't',
  ћ: 'c', ђ: 'd', у: 'u', ў: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', џ: 'dz', ш: 'sh', щ: 'shch',
  ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya',
  α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm',
  ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps',
  ω: 'o',
}; // oxfmt-ignore
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu;
const APOSTROPHES = /['’‘ʼ`´]/g;

/** German and Nordic letters written as two: "Mueller" for "Müller". They stay at the end of a word ("Sue"). */
const TWO_FOR_ONE = /([aou])e(?=[b-df-hj-np-tv-z])|aa(?=[b-df-hj-np-tv-z])/g;

/** Returns a text in comparable form: lowercase words without accents and punctuation. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(ACCENTS, '')
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => SPECIAL[letter] ?? letter)
    .normalize('NFKC')
    .replaceAll(APOSTROPHES, '')
    .replaceAll(NO_WORD, ' ')
    .replaceAll(TWO_FOR_ONE, (_, vowel: string | undefined) => vowel ?? 'a')
    .trim();
}
