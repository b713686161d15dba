import { POSTING_HINTS } from '../../jobs/posting-hints.ts';
import { conversationSchema } from '../../messages/messages.schema.ts';
import { apiSchemas, z } from '../../platform/zod.ts';

const count = z.number().int();

const waitColumnSchema = z.object({
  from: count,
  /** Null: and longer. */
  to: count.nullable(),
  isLate: z.boolean(),
  count,
});

const waitingJobSchema = z.object({
  /** Null: the job is gone. */
  jobId: z.uuid().nullable(),
  title: z.string(),
  department: z.string().nullable(),
  /** States whether the caller created the job here. */
  isOwn: z.boolean(),
  /** In the order of the columns; of each at most a few are named, who waits longest first. */
  cells: z.array(z.object({ count, applicants: z.array(z.object({ applicationId: z.uuid(), name: z.string() })) })),
});

const endingJobSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  validThrough: z.iso.datetime(),
  applications: count,
});

const draftSchema = z.object({ id: z.uuid(), title: z.string(), updatedAt: z.iso.datetime() });

/** A public job whose ad could be better, with what is worth most points first. */
const weakJobSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  score: count,
  hints: z.array(z.object({ hint: z.enum(POSTING_HINTS), points: count })),
});

/** By the week in which the applications came; `week` is its Monday. */
const answerWeekSchema = z.object({ week: z.iso.date(), inTime: count, late: count, open: count });

/** The open tasks of a person who acts for an employer. */
export const employerOverviewSchema = z
  .object({
    answer: z.object({
      days: count,
      /** False: nothing was promised, and the usual time is taken. */
      isPromised: z.boolean(),
    }),
    unanswered: z.object({
      total: count,
      late: count,
      columns: z.array(waitColumnSchema),
      jobs: z.array(waitingJobSchema),
      /** Jobs with open applications that are not listed. */
      moreJobs: count,
      /** The application that has waited longest. */
      nextId: z.uuid().nullable(),
    }),
    /** Jobs that an administrator removed or did not release. */
    withheld: z.object({ removed: count, refused: count }),
    ending: z.object({ total: count, items: z.array(endingJobSchema) }),
    unread: z.object({ total: count, items: z.array(conversationSchema) }),
    drafts: z.object({ total: count, items: z.array(draftSchema) }),
    /** The worst first. */
    weak: z.object({ total: count, items: z.array(weakJobSchema) }),
    answers: z.object({
      weeks: z.array(answerWeekSchema),
      /** Of the applications of these weeks: those whose time is over or that were answered, and of them those that were. */
      due: count,
      answered: count,
      /** Days; null without an answer. */
      median: z.number().nullable(),
    }),
    /** The first steps of a new employer, each with whether it is done. */
    steps: z.object({ profile: z.boolean(), media: z.boolean(), job: z.boolean() }),
  })
  .register(apiSchemas, { id: 'EmployerOverview' });
export type EmployerOverview = z.infer<typeof employerOverviewSchema>;

/** The counts that appear next to the links of the employer area. */
export const employerCountsSchema = z
  .object({
    /** Jobs that the public sees. */
    jobs: count,
    /** Applications that nobody has answered. */
    applications: count,
    /** Conversations with something unread. */
    messages: count,
  })
  .register(apiSchemas, { id: 'EmployerCounts' });
export type EmployerCounts = z.infer<typeof employerCountsSchema>;
