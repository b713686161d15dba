import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '@stellenvisite/db/client';
import { SaxesParser } from 'saxes';
import { largeFeed } from './large-feed.ts';

/** Does the least that an import can do: parses the XML and writes its jobs by COPY as they are. Returns milliseconds. */
export async function importRaw({ pool }: Pick<Database, 'pool'>, jobs: number, dataDir: string): Promise<number> {
  const file = join(dataDir, 'raw.csv');
  await pool.query('create table bench_raw (id text, data text)');
  const begun = performance.now();
  await pipeline(rawRows(jobs), createWriteStream(file, { mode: 0o644 }));
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(`copy bench_raw from '${file}' (format csv)`);
  } finally {
    client.release(true);
  }
  const took = performance.now() - begun;
  const { rows } = await pool.query<{ count: string }>('select count(*) from bench_raw');
  if (Number(rows[0]?.count) !== jobs) throw new Error('the raw rows are not all there');
  await pool.query('drop table bench_raw');
  await rm(file);
  return took;
}

async function* rawRows(jobs: number): AsyncGenerator<string> {
  const parser = new SaxesParser();
  const decoder = new TextDecoder();
  let [rows, name, fields]: [string, string, Record<string, string>] = ['', '', {}];
  const add = (text: string) => {
    fields[name] = (fields[name] ?? '') + text;
  };
  parser.on('opentag', (tag) => {
    name = tag.name;
    if (name === 'job') fields = {};
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', (tag) => {
    if (tag.name === 'job') rows += `${quoted(fields.referencenumber ?? '')},${quoted(JSON.stringify(fields))}\n`;
  });
  for (const chunk of largeFeed(jobs, 'raw')) {
    parser.write(decoder.decode(chunk, { stream: true }));
    if (rows.length > 65_536) {
      yield rows;
      rows = '';
    }
  }
  parser.close();
  yield rows;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
