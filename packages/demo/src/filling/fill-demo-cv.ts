import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { CV_ANALYSIS_DAYS } from '@stellenvisite/contract/seekers/cv-analyses';
import { readCv } from '@stellenvisite/core/seekers/cv/read/read-cv';
import type { Tx } from '@stellenvisite/db/client';
import { files } from '@stellenvisite/db/schema/platform/files';
import { cvAnalyses } from '@stellenvisite/db/schema/seekers/cv-analyses';
import { DEMO_SEED } from '../market/generate-market.ts';
import { createRandom } from '../random.ts';

const CV = `Miriam Falk
Pflegefachfrau
Geboren am 12.03.1994 in Köln
Berufserfahrung
04/2022 – heute\tPflegefachfrau, Intensivstation, Klinikum am Ring
• Bezugspflege, Einarbeitung neuer Kolleginnen und Kollegen
10/2019 – 03/2022\tPflegefachfrau, Innere Medizin, Klinikum am Ring
Weiterbildung
2023\tPraxisanleiterin, Bildungszentrum am Dom
09/2025 – heute\tFachweiterbildung Intensiv- und Anästhesiepflege, Universitätsklinik Lindenthal
Ausbildung
10/2016 – 09/2019\tExamen Gesundheits- und Krankenpflege, Pflegeschule Köln
Sprachen
Deutsch (Muttersprache), Polnisch B2, Englisch fließend
Kenntnisse
Wundmanagement, Kinästhetik, Führerschein Klasse B`;

/** A CV that was read and waits for its decisions, the first of them made. */
export async function fillDemoCv(tx: Tx, userId: string, now: Date): Promise<void> {
  const random = createRandom(`${DEMO_SEED}/cv`);
  const [fileId, id] = [random.uuid(), random.uuid()];
  const text = Buffer.from(CV);
  const expiresAt = new Date(now.getTime() + CV_ANALYSIS_DAYS * DAY_MS);
  const added = await tx
    .insert(files)
    .values({
      id: fileId,
      userId,
      purpose: 'analysis',
      name: 'Lebenslauf_Falk_2026.txt',
      type: 'txt',
      bytes: text.length,
      sha256: '',
      storageKey: `files/${fileId}`,
      expiresAt,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: files.id });
  if (added.length === 0) return;
  const { language, pages, fields, hiddenLines } = readCv({ pages: [CV.split('\n')] }, now);
  await tx.insert(cvAnalyses).values({
    id,
    userId,
    fileId,
    state: 'done',
    model: 'builtin',
    language,
    pageCount: pages.length,
    pages,
    fields: fields.map((field, index) => (index < 3 ? { ...field, choice: 'take' as const } : field)),
    hiddenLines,
    createdAt: now,
    updatedAt: now,
    expiresAt,
  });
}
