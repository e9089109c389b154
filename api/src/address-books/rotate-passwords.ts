import { passwordPlace } from '../dav/password-place.ts';
import { Database } from '../database/database.ts';
import { SecretBox, type SecretKeys } from '../secrets/secret-box.ts';

const BATCH = 100;
const OLD = `SELECT user_profile_id AS owner, id, password AS sealed, password_key AS "keyId"
  FROM rapport.address_books WHERE password_key <> $1 AND (user_profile_id, id) > ($2, $3)
  ORDER BY user_profile_id, id LIMIT ${BATCH}`;
/** A password that was changed in the meantime stays. */
const STORE = `UPDATE rapport.address_books SET password = $4, password_key = $5
  WHERE user_profile_id = $1 AND id = $2 AND password = $3`;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

interface OldPassword {
  owner: string;
  id: string;
  sealed: Buffer;
  keyId: string;
}

/**
 * Encrypts all stored passwords with the current key.
 * @returns how many were encrypted again, and how many couldn't be read with any key
 */
export async function rotatePasswords(
  database: Database,
  keys: SecretKeys,
): Promise<{ rotated: number; unreadable: number }> {
  const box = new SecretBox(keys);
  const result = { rotated: 0, unreadable: 0 };
  let after: Pick<OldPassword, 'owner' | 'id'> | undefined = { owner: BEFORE_ALL, id: BEFORE_ALL };
  while (after !== undefined) {
    const values = [box.keyId, after.owner, after.id];
    const rows: OldPassword[] = await database.rows<OldPassword>(OLD, values);
    for (const row of rows) {
      const { owner, id, sealed } = row;
      const password = readable(box, row);
      if (password === null) result.unreadable += 1;
      else {
        const again = box.seal(password, passwordPlace(row));
        await database.rows(STORE, [owner, id, sealed, again.sealed, again.keyId]);
        result.rotated += 1;
      }
    }
    after = rows.at(-1);
  }
  return result;
}

function readable(box: SecretBox, row: OldPassword): string | null {
  try {
    return box.open(row, passwordPlace(row));
  } catch {
    return null;
  }
}
