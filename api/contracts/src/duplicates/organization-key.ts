import { folded } from './folded-text.ts';

/** Legal forms, which some lists include and others omit; a space matches an optional dot. */
const LEGAL_FORMS =
  `gmbh|ggmbh|mbh|ag|kg|kgaa|ohg|gbr|ug|ug haftungsbeschrankt|haftungsbeschrankt|eg|e v|ev|e k|ek|se|
  inc|incorporated|llc|l l c|llp|lllp|lp|ltd|limited|plc|p l c|corp|corporation|co|company|pc|pllc|pbc|cic|
  s a|sa|s a s|sas|sasu|s a r l|sarl|eurl|snc|sci|scop|s r l|srl|srls|s p a|spa|s n c|s a p a|
  s l|sl|s l u|slu|s l l|s a u|sau|s c|s a de c v|sa de cv|s de r l de c v|s de rl de cv|s a b de c v|sapi de cv|
  ltda|limitada|eireli|s a c|e i r l|eirl|lda|unipessoal|sgps|
  b v|bv|n v|nv|v o f|vof|c v|bvba|sprl|srl bv|
  a b|ab|publ|oy|oyj|ab oy|a s|as|asa|aps|i s|k s|ehf|hf|ivs|
  sp z o o|sp z oo|spzoo|spolka z o o|sp j|sp k|s k a|s r o|sro|spol s r o|d o o|doo|d d|dd|j d o o|a d|ad|ead|
  eood|ood|e o o d|o o d|kft|zrt|nyrt|bt|uab|sia|ou|oue|tov|pat|
  ooo|oao|zao|pao|ao|ip|ep e|a e|ae|epe|ike|
  a s i|anonim sirketi|ltd sti|limited sirketi|sti|
  k k|kk|g k|gk|y k|kabushiki kaisha|godo kaisha|co ltd|
  pty|pty ltd|proprietary|pte|pte ltd|sdn|bhd|sdn bhd|berhad|pvt|pvt ltd|private|pt|tbk|jsc|pjsc|ojsc|cjsc|
  fzco|fze|fz llc|wll|w l l|bsc|saog|saoc|llc fz`
    .split('|')
    .map((form) => form.trim())
    // Longer forms first: "sa de cv" before "sa".
    .toSorted((one, other) => other.length - one.length);
const AT_END = new RegExp(`^(.+?) (?:${LEGAL_FORMS.join('|')})$`);
/** Some countries put the legal form first. */
const AT_START = /^(?:pt|ooo|oao|zao|pao|ao|uab|sia|ou|as|tov|the) (.{2,})$/;
const CONNECTED = /^(.+?) (?:and|und|et|y|e|i|og|och|en)$/;
const EAST_ASIAN =
  /株式会社|有限会社|合同会社|合資会社|股份有限公司|有限责任公司|有限責任公司|有限公司|주식회사|유한회사|㈜|\(株\)|\(주\)|\(有\)/g;

/** Returns an organization in comparable form: plain words without its legal form. Empty for a blank one. */
export function organizationKey(organization: string): string {
  const plain = organization.normalize('NFKC').replaceAll(EAST_ASIAN, ' ');
  // "S.A." is one word, and "A/S" and "K.K." are two letters.
  const whole = folded(plain.replaceAll(/&|\+/g, ' and ')) || folded(organization);
  let key = whole;
  for (;;) {
    const shorter = AT_END.exec(key)?.[1] ?? CONNECTED.exec(key)?.[1];
    if (shorter === undefined) break;
    key = shorter;
  }
  key = AT_START.exec(key)?.[1] ?? key;
  return key.replaceAll(' ', '');
}
