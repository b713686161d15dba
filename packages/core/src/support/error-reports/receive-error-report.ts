import type { CreateErrorReport } from '@stellenvisite/contract/support/error-reports.schema';
import { scrubFile, scrubName, scrubPath, scrubText } from '@stellenvisite/contract/support/scrub-error';
import type { Context } from '../../context.ts';
import { networkOf } from '../../platform/rate-limits/network-of.ts';
import { consumeRateLimit } from '../../platform/rate-limits/require-tries-left.ts';

const PER_NETWORK = { name: 'error_report', count: 10, seconds: 60, burst: 20 };

/** An error on a page, as a browser tells of it. What anybody may send is scrubbed here whatever the sender did. */
export async function receiveErrorReport(ctx: Context, report: CreateErrorReport): Promise<void> {
  await consumeRateLimit(ctx, ctx.db, PER_NETWORK, networkOf(ctx.auth.client.ip));
  ctx.features.errors.add({
    source: 'browser',
    place: scrubPath(report.page),
    type: scrubName(report.type),
    message: scrubText(report.message),
    frames: report.frames.map((frame) => ({
      ...frame,
      function: scrubName(frame.function),
      file: scrubFile(frame.file),
    })),
  });
}
