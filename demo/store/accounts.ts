import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { numberIn, textIn } from './row.ts';

export type Account = { id: number; email: string; firstName: string; lastName: string };
export type AccountStore = ReturnType<typeof accountStore>;

/** An invalid password hash: these accounts have no password yet. */
const UNUSABLE = '!';

export function accountStore(database: DatabaseSync) {
  const insert = database.prepare('INSERT OR IGNORE INTO accounts VALUES (?, ?, ?, ?, ?)');
  const select = database.prepare('SELECT * FROM accounts WHERE id = ?');
  const setPassword = database.prepare('UPDATE accounts SET password = ? WHERE id = ?');
  const setToken = database.prepare('INSERT OR REPLACE INTO reset_tokens VALUES (?, ?, ?)');
  const usable = database.prepare(
    'SELECT 1 FROM reset_tokens WHERE account_id = ? AND token_hash = ? AND expires_at > ?',
  );
  const spend = database.prepare(
    'DELETE FROM reset_tokens WHERE account_id = ? AND token_hash = ?',
  );

  const isUsable = (id: number, token: string): boolean =>
    usable.get(id, hashed(token), Date.now()) !== undefined;

  return {
    isUsable,

    add({ id, email, firstName, lastName }: Account): void {
      insert.run(id, email, firstName, lastName, UNUSABLE);
    },

    find(id: number): Account | undefined {
      const row = select.get(id);
      return (
        row && {
          id: numberIn(row, 'id'),
          email: textIn(row, 'email'),
          firstName: textIn(row, 'first_name'),
          lastName: textIn(row, 'last_name'),
        }
      );
    },

    allowReset(id: number, token: string, expiresAt: Date): void {
      setToken.run(id, hashed(token), expiresAt.getTime());
    },

    /** `false` when the token was used meanwhile: it is valid once, even for concurrent requests. */
    reset(id: number, token: string, passwordHash: string): boolean {
      if (!isUsable(id, token)) return false;
      spend.run(id, hashed(token));
      setPassword.run(passwordHash, id);
      return true;
    },
  };
}

const hashed = (token: string): string => createHash('sha256').update(token).digest('hex');
