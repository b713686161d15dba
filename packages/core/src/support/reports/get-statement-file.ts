import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { type ReportGround, type ReportMeasure, reportReference } from '@stellenvisite/contract/support/reports';
import { reportDecisions } from '@stellenvisite/db/schema/support/reports';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { defineThread } from '../../platform/threads/run-in-thread.ts';
import { requirePermission } from '../../require-permission.ts';
import type { Statement } from './draw-statement.ts';
import { type DecisionRow, type ReportRow, requireReport } from './report-view.ts';

/** Fonts are unpacked for each document, which takes as long as hundreds of answers. */
const drawStatement = defineThread<Statement, Uint8Array>({
  file: new URL('./draw-statement.ts', import.meta.url),
  limits: { timeMs: 60_000, heapMb: 256, memoryMb: 512 },
  parallel: 1,
  waiting: 20,
});

type Words = {
  title: (reference: string) => string;
  lead: string;
  labels: Record<'about' | 'measure' | 'facts' | 'origin' | 'automatic' | 'ground' | 'remedies' | 'decided', string>;
  measures: Record<ReportMeasure, string>;
  grounds: Record<ReportGround, string>;
  origin: string;
  automatic: { yes: string; no: string };
  remedies: string;
  clock: (time: string) => string;
};

const WORDS: Record<Language, Words> = {
  de: {
    title: (reference) => `Begründung zur Meldung ${reference}`,
    lead: 'Begründung nach Art. 17 der Verordnung (EU) 2022/2065 (Gesetz über digitale Dienste)',
    labels: {
      about: 'Worum es geht',
      measure: 'Maßnahme',
      facts: 'Tatsachen',
      origin: 'Anlass',
      automatic: 'Automatisierte Verfahren',
      ground: 'Grundlage',
      remedies: 'Was Sie tun können',
      decided: 'Entschieden',
    },
    measures: {
      none: 'Keine Maßnahme',
      warned: 'Aufforderung zur Berichtigung',
      returned: 'Zur Änderung zurückgegeben',
      removed: 'Entfernt',
    },
    grounds: { law: 'Gesetz', terms: 'Nutzungsbedingungen' },
    origin: 'Meldung durch eine Person, keine automatische Erkennung',
    automatic: {
      yes: 'Bei der Entscheidung wurden sie eingesetzt',
      no: 'Bei der Entscheidung wurden keine eingesetzt',
    },
    remedies:
      'Beschwerde bei uns innerhalb von sechs Monaten, außergerichtliche Streitbeilegung oder Klage vor Gericht',
    clock: (time) => `${time} Uhr`,
  },
  en: {
    title: (reference) => `Statement of reasons on report ${reference}`,
    lead: 'Statement of reasons under Art. 17 of Regulation (EU) 2022/2065 (Digital Services Act)',
    labels: {
      about: 'What it is about',
      measure: 'Measure',
      facts: 'Facts',
      origin: 'Origin',
      automatic: 'Automated means',
      ground: 'Ground',
      remedies: 'What you can do',
      decided: 'Decided',
    },
    measures: {
      none: 'No measure',
      warned: 'Request for correction',
      returned: 'Returned for changes',
      removed: 'Removed',
    },
    grounds: { law: 'Law', terms: 'Terms of use' },
    origin: 'Report by a person, no automatic detection',
    automatic: { yes: 'They were used for the decision', no: 'None were used for the decision' },
    remedies: 'Complaint to us within six months, out-of-court dispute settlement, court',
    clock: (time) => time,
  },
};

/** Draws the decision for the affected side as a document. It names neither who decided nor who reported. */
export async function getStatementFile(
  ctx: Context,
  { id }: { id: string },
): Promise<{ name: string; content: Uint8Array }> {
  await requirePermission(ctx, 'report.read');
  const report = await requireReport(ctx, id);
  const [decision] = await ctx.db.select().from(reportDecisions).where(eq(reportDecisions.reportId, id));
  if (!decision) throw new DomainError('report.not_found');
  const words = WORDS[ctx.language];
  const content = await drawStatement({
    title: words.title(reportReference(report)),
    lead: words.lead,
    rows: rowsOf(report, decision, ctx.language),
    decidedAt: decision.decidedAt,
    language: ctx.language,
  });
  return { name: `${reportReference(report)}.pdf`, content };
}

function rowsOf(report: ReportRow, decision: DecisionRow, language: Language): [label: string, text: string][] {
  const words = WORDS[language];
  const { labels } = words;
  return [
    [labels.about, [report.targetTitle, report.employerName].filter(Boolean).join(', ')],
    [labels.measure, `${words.measures[decision.measure]}, ${decision.extent}`],
    [labels.facts, decision.facts],
    [labels.origin, words.origin],
    [labels.automatic, decision.isAutomatic ? words.automatic.yes : words.automatic.no],
    [labels.ground, `${words.grounds[decision.groundKind]}: ${decision.ground}`],
    [labels.remedies, words.remedies],
    [labels.decided, words.clock(formatDateTime(decision.decidedAt, language))],
  ];
}
