import { createHash } from 'node:crypto';
import type { ScrubbedError } from '@stellenvisite/contract/error-reports';

const TELLING_FRAMES = 3;
/** The hash that the build puts into the name of a script. */
const BUILD_HASH = /-[\w-]{8}(?=\.(?:m?js|css)$)/u;

/** Equal for errors of one cause: neither numbers in the message nor a new build make another one of it. */
export function fingerprintOf({ source, type, message, frames }: ScrubbedError & { source: string }): string {
  const own = frames.filter(({ file }) => !/^(?:node:|node_modules\/)/u.test(file));
  const calls = (own.length > 0 ? own : frames)
    .slice(0, TELLING_FRAMES)
    .map((frame) => `${frame.function}@${frame.file.replace(BUILD_HASH, '')}`);
  const parts = [source, type, message.replace(/\d+/gu, '0'), ...calls];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);
}
