import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

const COST = { N: 16_384, r: 8, p: 1 };
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** `scrypt$N$r$p$salt$key`: has the parameters, so that the cost can be raised later. */
export async function passwordHash(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password.normalize('NFKC'), salt, 32, COST);
  const { N, r, p } = COST;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}
