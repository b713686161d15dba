import type { Context } from '../context.ts';

type Site = Pick<Context, 'publicUrl'>;

export const applicantUrl = ({ publicUrl }: Site, id: string) => `${publicUrl}/dashboard/bewerbungen/${id}`;
export const employerUrl = ({ publicUrl }: Site, id: string) => `${publicUrl}/employer-dashboard/bewerbungen/${id}`;
/** Where the applicant chooses a date. */
export const conversationUrl = ({ publicUrl }: Site, id: string) => `${publicUrl}/dashboard/nachrichten/${id}`;
