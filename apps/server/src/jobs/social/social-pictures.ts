import { createHash } from 'node:crypto';
import { DomainError } from '@stellenvisite/core/domain-error';
import { defineThread, ThreadStopped } from '@stellenvisite/core/platform/threads/run-in-thread';
import { ResponseCache } from '../../http/market-cache.ts';
import type { PicturedJob, PictureRequest } from './social-picture.ts';

/** A picture has some 30 kB. */
const CACHE_BYTES = 16_000_000;
const CACHE_MS = 86_400_000;

/** Laying out needs some twenty megabytes of fonts and code: the thread loads them once and takes them along when nobody asks. */
const layOutInThread = defineThread<PictureRequest, string>({
  file: new URL('./social-picture.ts', import.meta.url),
  limits: { timeMs: 15_000, heapMb: 128, memoryMb: 256 },
  parallel: 2,
  waiting: 8,
  idleMs: 60_000,
});

const RETRY_AFTER_S = 30;

/** A thread that does not come to an end on a busy machine says nothing about the job. */
const layOut = (job: PicturedJob | null) =>
  layOutInThread({ job }).catch((error: unknown) => {
    if (!(error instanceof ThreadStopped)) throw error;
    throw new DomainError('server.unavailable', undefined, { retryAfter: RETRY_AFTER_S });
  });

/** The layout, which is the slow part, is made in a thread; the conversion runs outside of the event loop anyway. */
async function draw(job: PicturedJob | null): Promise<Buffer> {
  const [svg, { default: sharp }] = await Promise.all([layOut(job), import('sharp')]);
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** Draws each picture once: the cache knows it by all that it shows, so that any change is a new version. */
export function createSocialPictures(drawPicture: typeof draw = draw) {
  const cache = new ResponseCache<Buffer>({
    maxBytes: CACHE_BYTES,
    maxAgeMs: CACHE_MS,
    bytesOf: (picture) => picture.byteLength,
  });
  return {
    async get(job: (PicturedJob & { id: string }) | null): Promise<Buffer> {
      const shown = job && toShown(job);
      const version = createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
      const key = `${job?.id ?? 'site'} ${version}`;
      return cache.find(key) ?? cache.compute(key, () => drawPicture(shown));
    },
  };
}

const toShown = ({ title, employer, location, salary, week }: PicturedJob): PicturedJob => ({
  title,
  employer: { id: employer.id, name: employer.name, type: employer.type, isVerified: employer.isVerified },
  location,
  salary,
  week,
});
