import { apiSchemas, z } from '../platform/zod.ts';
import { OFFER_ANSWERS, PROPOSAL_KINDS } from './applications.ts';

/** The last offer of an employer, with its answer. */
export const offerSchema = z
  .object({
    sentAt: z.iso.datetime(),
    answerBy: z.iso.date(),
    answer: z.enum(OFFER_ANSWERS).nullable(),
    answeredAt: z.iso.datetime().nullable(),
    reply: z.string(),
    phoneAnswer: z.enum(OFFER_ANSWERS).nullable(),
  })
  .register(apiSchemas, { id: 'Offer' });

/** Dates that wait for a choice. */
export const openProposalSchema = z
  .object({
    kind: z.enum(PROPOSAL_KINDS),
    dates: z.array(z.iso.datetime()),
    minutes: z.number().int(),
    place: z.string(),
    answerBy: z.iso.datetime(),
    sentAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'OpenProposal' });
