import type { Role } from './accounts.ts';

/** Who asks: a role, or nobody in particular. */
export const CALLERS = ['visitor', 'job_seeker', 'employer', 'admin'] as const satisfies readonly ('visitor' | Role)[];
export type Caller = (typeof CALLERS)[number];

/**
 * How far a permission reaches: to nothing, to records of the own account (`own`: `userId` is the caller), to records
 * of an employer the caller acts for (`employer`, see the mapping of people to employers), or to all.
 */
export const REACHES = ['none', 'own', 'employer', 'any'] as const;
export type Reach = (typeof REACHES)[number];

type Row = Record<Caller, Reach>;
const row = (visitor: Reach, job_seeker: Reach, employer: Reach, admin: Reach): Row => ({
  visitor,
  job_seeker,
  employer,
  admin,
});

/**
 * Specification §6 and the readings of the product, in one table. Roles other than job seeker and employer are denied on
 * jobs, applications and saved jobs, beyond what anybody may read; what administrators do there is moderation, an action of its own.
 */
export const PERMISSIONS = {
  //                           visitor  job_seeker  employer  admin
  'job.read': row('any', 'any', 'any', 'any'),
  'job.create': row('none', 'none', 'employer', 'none'),
  'job.change': row('none', 'none', 'employer', 'none'),
  'job.delete': row('none', 'none', 'employer', 'none'),
  'job.moderate': row('none', 'none', 'none', 'any'),
  'application.create': row('none', 'own', 'none', 'none'),
  'application.read': row('none', 'own', 'employer', 'none'),
  'application.withdraw': row('none', 'own', 'none', 'none'),
  'application.move': row('none', 'none', 'employer', 'none'),
  'application.track': row('none', 'own', 'none', 'none'),
  'message.read': row('none', 'own', 'employer', 'none'),
  'message.write': row('none', 'own', 'employer', 'none'),
  'message.block': row('none', 'own', 'none', 'none'),
  'saved_job.read': row('none', 'own', 'none', 'none'),
  'saved_job.write': row('none', 'own', 'none', 'none'),
  'saved_employer.read': row('none', 'own', 'none', 'none'),
  'saved_employer.write': row('none', 'own', 'none', 'none'),
  'hidden_employer.read': row('none', 'own', 'none', 'none'),
  'hidden_employer.write': row('none', 'own', 'none', 'none'),
  'seeker_profile.read': row('none', 'own', 'none', 'none'),
  'seeker_profile.write': row('none', 'own', 'none', 'none'),
  'match.read': row('none', 'own', 'none', 'none'),
  'job_alert.read': row('none', 'own', 'none', 'none'),
  'job_alert.write': row('none', 'own', 'none', 'none'),
  'job_alert.subscribe': row('any', 'any', 'any', 'any'),
  'employer.read': row('any', 'any', 'any', 'any'),
  'employer.create': row('none', 'none', 'own', 'none'),
  'employer.change': row('none', 'none', 'employer', 'any'),
  'employer.moderate': row('none', 'none', 'none', 'any'),
  'employer_link.propose': row('none', 'none', 'own', 'none'),
  'employer_link.read': row('none', 'none', 'employer', 'any'),
  'employer_link.decide': row('none', 'none', 'employer', 'any'),
  'talent_pool.preview': row('any', 'any', 'any', 'any'),
  'talent_pool.profile': row('none', 'own', 'any', 'none'),
  'talent_pool.join': row('none', 'own', 'none', 'none'),
  'candidate.contact': row('none', 'none', 'any', 'none'),
  'feed.read': row('none', 'none', 'employer', 'any'),
  'feed.import': row('none', 'none', 'employer', 'none'),
  'report.create': row('any', 'any', 'any', 'any'),
  'report.read': row('none', 'none', 'none', 'any'),
  'file.read': row('none', 'own', 'own', 'own'),
  'file.write': row('none', 'own', 'own', 'own'),
  'notification.read': row('none', 'own', 'own', 'own'),
  'notification.write': row('none', 'own', 'own', 'own'),
  'newsletter.subscribe': row('any', 'any', 'any', 'any'),
  'account.read': row('none', 'own', 'own', 'own'),
  'account.change': row('none', 'own', 'own', 'own'),
  'account.export': row('none', 'own', 'own', 'own'),
  'account.erase': row('none', 'own', 'own', 'own'),
  'admin.read': row('none', 'none', 'none', 'any'),
  'admin.write': row('none', 'none', 'none', 'any'),
  'event.read': row('none', 'none', 'none', 'any'),
  'table.inspect': row('none', 'none', 'none', 'any'),
} as const satisfies Record<string, Row>;

export type Action = keyof typeof PERMISSIONS;
export const ACTIONS = Object.keys(PERMISSIONS) as Action[];

/** What anybody may do: nobody has to be known for it. */
export const PUBLIC_ACTIONS = [
  'job.read',
  'employer.read',
  'talent_pool.preview',
  'report.create',
  'newsletter.subscribe',
  'job_alert.subscribe',
] as const satisfies readonly Action[];
/** What somebody has to be signed in for. */
export type GuardedAction = Exclude<Action, (typeof PUBLIC_ACTIONS)[number]>;

/** Whose a record is: a person's, an employer's, or both (an application). */
export type Ownership = { userId?: string | undefined; employerId?: string | undefined };
/** As far as permissions need to know who asks; `actsFor` are the employers of the mapping at 90 and above. */
export type Requester = { caller: Caller; userId: string | null; actsFor: readonly string[] };

export function reachOf(caller: Caller, action: Action): Reach {
  return PERMISSIONS[action][caller];
}

/** Whether the role may do this at all, to some record. */
export function mayEver(caller: Caller, action: Action): boolean {
  return reachOf(caller, action) !== 'none';
}

/** Whether the caller may do this to this record. A record without a known owner belongs to nobody. */
export function may({ caller, userId, actsFor }: Requester, action: Action, record: Ownership): boolean {
  switch (reachOf(caller, action)) {
    case 'any':
      return true;
    case 'own':
      return userId !== null && record.userId === userId;
    case 'employer':
      return record.employerId !== undefined && actsFor.includes(record.employerId);
    case 'none':
      return false;
  }
}
