import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Account, canEnter } from './account.ts';

/** A socket where the system has them: it needs no free port, and the mode of its folder protects the access. */
export type ServerAddress = { socketDir: string } | { port: number; password: string };

export const DATABASE_USER = 'stellenvisite';

// The system's limit for a socket path is 104 to 108 bytes, of which PostgreSQL's file name takes 14.
const MAX_SOCKET_DIR_BYTES = 88;
const SOCKET_DIR_NAME = /^sv-[0-9a-f]{12}$/;
const LOOPBACK = '127.0.0.1';

export async function createServerAddress(dataDir: string, account: Account | null): Promise<ServerAddress> {
  if (process.platform === 'win32') return { port: await findFreePort(), password: requirePassword(dataDir) };
  return { socketDir: createSocketDir(account) };
}

export function removeSocketDir(dir: string): void {
  if (SOCKET_DIR_NAME.test(basename(dir))) rmSync(dir, { recursive: true, force: true });
}

export function toServerArguments(address: ServerAddress): string[] {
  if ('port' in address) return ['-h', LOOPBACK, '-p', String(address.port)];
  return ['-k', address.socketDir, '-h', '', '-c', 'unix_socket_permissions=0700'];
}

export function toConnectionString(address: ServerAddress, database: string, user = DATABASE_USER): string {
  const name = encodeURIComponent(database);
  // Otherwise a PGSSLMODE in the environment would request TLS on the socket.
  if ('port' in address) {
    return `postgresql://${user}:${address.password}@${LOOPBACK}:${address.port}/${name}?sslmode=disable`;
  }
  return `postgresql://${user}@${encodeURIComponent(address.socketDir)}/${name}?sslmode=disable`;
}

export function passwordFile(dataDir: string): string {
  return join(dataDir, 'password');
}

function createSocketDir(account: Account | null): string {
  const dir = join(chooseParent(account), `sv-${randomBytes(6).toString('hex')}`);
  mkdirSync(dir, { mode: 0o700 });
  if (account) chownSync(dir, account.uid, account.gid);
  return dir;
}

function chooseParent(account: Account | null): string {
  const preferred = tmpdir();
  const isShort = Buffer.byteLength(join(preferred, 'sv-000000000000')) <= MAX_SOCKET_DIR_BYTES;
  return isShort && (!account || canEnter(account, preferred)) ? preferred : '/tmp';
}

function requirePassword(dataDir: string): string {
  const file = passwordFile(dataDir);
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, LOOPBACK, () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
