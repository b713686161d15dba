import type { FeedFormat } from '../feed-job.ts';
import { absolventa } from './absolventa.ts';
import type { FeedAdapter, FeedSyntax } from './adapter.ts';
import { dvinci } from './dvinci.ts';
import { erecruiter } from './erecruiter.ts';
import { hrBa } from './hr-ba.ts';
import { hrXml } from './hr-xml.ts';
import { indeed } from './indeed.ts';
import { jobcloud } from './jobcloud.ts';
import { jsonLdDocument, jsonLdPage, softgarden } from './json-ld.ts';
import { linkedin } from './linkedin.ts';
import { personio } from './personio.ts';
import { recruiteeJson, recruiteeXml } from './recruitee.ts';
import { rss } from './rss.ts';
import { smartrecruiters } from './smartrecruiters.ts';
import { xing } from './xing.ts';

/** In the order of recognition: those with the surest marks first. */
export const ADAPTERS: readonly FeedAdapter[] = [
  personio,
  hrBa,
  hrXml,
  jobcloud,
  xing,
  linkedin,
  absolventa,
  recruiteeXml,
  erecruiter,
  indeed,
  rss,
  softgarden,
  smartrecruiters,
  recruiteeJson,
  dvinci,
  jsonLdDocument,
  jsonLdPage,
];

/** A format may come as XML and as JSON. */
export function findAdapter(format: FeedFormat, syntax: FeedSyntax): FeedAdapter | null {
  return ADAPTERS.find((adapter) => adapter.format === format && adapter.syntax === syntax) ?? null;
}
