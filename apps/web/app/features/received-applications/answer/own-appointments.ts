import { $api } from '../../../session/queries.ts';

const ENOUGH = 100;

export type Appointment = { id: string; at: string; name: string };

/** The interviews the employer has agreed on already. */
export function useOwnAppointments(employerId: string): readonly Appointment[] {
  const query = { tab: 'interviews', employerId, pageSize: ENOUGH } as const;
  const { data } = $api.useQuery('get', '/api/employer/applications', { params: { query } });
  return (data?.items ?? []).flatMap(({ id, interviewAt, applicant }) =>
    interviewAt && applicant ? [{ id, at: interviewAt, name: applicant.fullName.split(' ').at(-1) ?? '' }] : [],
  );
}
