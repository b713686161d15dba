import type { JobDetail } from '@stellenvisite/contract/jobs.schema';
import { INDEED_FOOT, indeedHead, indeedJob, RSS_FOOT, rssHead, rssItem } from './feed-xml.ts';

export type JobFeed = {
  /** Its name below `/feeds/`, and in the file store. */
  file: string;
  contentType: string;
  head: (publicUrl: string, builtAt: Date) => string;
  write: (job: JobDetail, publicUrl: string) => string;
  foot: string;
};

/** The feeds of all live jobs. */
export const JOB_FEEDS: readonly JobFeed[] = [
  {
    file: 'indeed.xml',
    contentType: 'application/xml; charset=utf-8',
    head: indeedHead,
    write: indeedJob,
    foot: INDEED_FOOT,
  },
  {
    file: 'jobs.rss',
    contentType: 'application/rss+xml; charset=utf-8',
    head: rssHead,
    write: rssItem,
    foot: RSS_FOOT,
  },
];

export const feedKey = ({ file }: JobFeed) => `feeds/${file}`;
