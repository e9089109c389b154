/** Who is calling, as the token says. */
export interface User {
  /** The token's subject: the owner of everything this request may see. */
  id: string;
  email: string | null;
}
