import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** OWASP's second choice for argon2id: 19 MiB, two passes. */
const OPTIONS = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** Takes the same time for an account without a password, or for none at all: the answer is then no. */
export async function verifyPassword(known: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password nobody has');
  const isRight = await verify(known ?? (await decoy), password);
  return isRight && known !== null && known !== undefined;
}
