import { includesTeamRole, type TeamRole } from '../employers/team.ts';
import type { Role } from './accounts.ts';

/** The kinds of callers: a role, or a visitor who is not signed in. */
export const CALLERS = ['visitor', 'job_seeker', 'employer', 'admin'] as const satisfies readonly ('visitor' | Role)[];
export type Caller = (typeof CALLERS)[number];

/**
 * How far a permission reaches: to nothing, to records of the own account (`own`: `userId` is the caller), to records
 * of an employer the caller acts for (`employer`, see the mapping of people to employers), or to all.
 */
export const REACHES = ['none', 'own', 'employer', 'any'] as const;
export type Reach = (typeof REACHES)[number];

type Row = Record<Caller, Reach>;
const row = <E extends Reach>(visitor: Reach, job_seeker: Reach, employer: E, admin: Reach): Row & { employer: E } => ({
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
  'job_posting.read': row('none', 'none', 'employer', 'none'),
  'job.moderate': row('none', 'none', 'none', 'any'),
  'application.create': row('none', 'own', 'none', 'none'),
  'application.read': row('none', 'own', 'employer', 'none'),
  'application.withdraw': row('none', 'own', 'none', 'none'),
  'application.answer_offer': row('none', 'own', 'none', 'none'),
  'application.talent_contact': row('none', 'own', 'none', 'none'),
  'application.move': row('none', 'none', 'employer', 'none'),
  'application.annotate': row('none', 'none', 'employer', 'none'),
  'application.export': row('none', 'none', 'employer', 'none'),
  'application.track': row('none', 'own', 'none', 'none'),
  'message.read': row('none', 'own', 'employer', 'none'),
  'message.write': row('none', 'own', 'employer', 'none'),
  'message.assign': row('none', 'none', 'employer', 'none'),
  'message.block': row('none', 'own', 'none', 'none'),
  'message_template.read': row('none', 'none', 'employer', 'none'),
  'message_template.change': row('none', 'none', 'employer', 'none'),
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
  'article.read': row('any', 'any', 'any', 'any'),
  'salary.read': row('any', 'any', 'any', 'any'),
  'article.manage': row('none', 'none', 'none', 'any'),
  'idea.read': row('any', 'any', 'any', 'any'),
  'idea.write': row('none', 'own', 'own', 'none'),
  'idea.comment': row('none', 'own', 'own', 'any'),
  'idea.moderate': row('none', 'none', 'none', 'any'),
  'testimonial.give': row('none', 'own', 'own', 'none'),
  'testimonial.moderate': row('none', 'none', 'none', 'any'),
  'newsletter.manage': row('none', 'none', 'none', 'any'),
  'employer.create': row('none', 'none', 'own', 'none'),
  'employer.change': row('none', 'none', 'employer', 'any'),
  'employer.verify': row('none', 'none', 'employer', 'none'),
  'employer.moderate': row('none', 'none', 'none', 'any'),
  'own_employer.read': row('none', 'none', 'employer', 'any'),
  'employer_media.change': row('none', 'none', 'employer', 'none'),
  'employer_settings.change': row('none', 'none', 'employer', 'none'),
  'api_key.read': row('none', 'none', 'employer', 'none'),
  'api_key.manage': row('none', 'none', 'employer', 'none'),
  'webhook.read': row('none', 'none', 'employer', 'none'),
  'webhook.replay': row('none', 'none', 'employer', 'none'),
  'webhook.manage': row('none', 'none', 'employer', 'none'),
  'statistics.read': row('none', 'none', 'employer', 'none'),
  'team.read': row('none', 'none', 'employer', 'none'),
  'team.propose': row('none', 'none', 'employer', 'none'),
  'team.manage': row('none', 'none', 'employer', 'none'),
  'team.leave': row('none', 'none', 'employer', 'none'),
  'team_invitation.accept': row('none', 'own', 'own', 'none'),
  'employer_link.propose': row('none', 'none', 'own', 'none'),
  'employer_link.read': row('none', 'none', 'employer', 'any'),
  'employer_link.decide': row('none', 'none', 'employer', 'any'),
  'talent_pool.preview': row('any', 'any', 'any', 'any'),
  'talent_pool.join': row('none', 'own', 'none', 'none'),
  'talent_pool.read': row('none', 'none', 'employer', 'none'),
  'talent_pool.enquire': row('none', 'none', 'employer', 'none'),
  'talent_pool.moderate': row('none', 'none', 'none', 'any'),
  'talent_enquiry.read': row('none', 'own', 'employer', 'none'),
  'talent_enquiry.write': row('none', 'own', 'employer', 'none'),
  'candidate.read': row('none', 'none', 'employer', 'none'),
  'feed.read': row('none', 'none', 'employer', 'any'),
  'feed.import': row('none', 'none', 'employer', 'none'),
  'feed.sync': row('none', 'none', 'employer', 'any'),
  'plan.read': row('any', 'any', 'any', 'any'),
  'plan.manage': row('none', 'none', 'none', 'any'),
  'billing.read': row('none', 'none', 'employer', 'none'),
  'billing.manage': row('none', 'none', 'employer', 'none'),
  'invoice.manage': row('none', 'none', 'none', 'any'),
  'emma.ask': row('any', 'any', 'any', 'any'),
  'emma_conversation.read': row('none', 'own', 'own', 'own'),
  'emma_conversation.write': row('none', 'own', 'own', 'own'),
  'ai_usage.read': row('none', 'none', 'none', 'any'),
  'report.create': row('any', 'any', 'any', 'any'),
  'report.read': row('none', 'none', 'none', 'any'),
  'report.decide': row('none', 'none', 'none', 'any'),
  'report.follow': row('any', 'any', 'any', 'any'),
  'transparency.read': row('any', 'any', 'any', 'any'),
  'help_article.read': row('any', 'any', 'any', 'any'),
  'error_report.create': row('any', 'any', 'any', 'any'),
  'error_report.manage': row('none', 'none', 'none', 'any'),
  'support_ticket.create': row('any', 'any', 'any', 'any'),
  'support_ticket.follow': row('any', 'any', 'any', 'any'),
  'support_ticket.read': row('none', 'own', 'own', 'own'),
  'support_ticket.manage': row('none', 'none', 'none', 'any'),
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
  'user.read': row('none', 'none', 'none', 'any'),
  'user.manage': row('none', 'none', 'none', 'any'),
  'feed.moderate': row('none', 'none', 'none', 'any'),
  'operator_settings.change': row('none', 'none', 'none', 'any'),
  'event.read': row('none', 'none', 'none', 'any'),
  'table.inspect': row('none', 'none', 'none', 'any'),
} as const satisfies Record<string, Row>;

export type Action = keyof typeof PERMISSIONS;
export const ACTIONS = Object.keys(PERMISSIONS) as Action[];

/** The actions that are done for an employer and therefore need a role in its team. */
export type TeamAction = { [A in Action]: (typeof PERMISSIONS)[A]['employer'] extends 'employer' ? A : never }[Action];

/** The least role in the employer's team that an action needs of those who act for it. */
export const TEAM_ROLE_OF: Record<TeamAction, TeamRole> = {
  'job_posting.read': 'viewer',
  'job.create': 'recruiter',
  'job.change': 'recruiter',
  'job.delete': 'recruiter',
  'application.read': 'viewer',
  'application.annotate': 'viewer',
  'application.move': 'recruiter',
  'application.export': 'recruiter',
  'message.read': 'viewer',
  'message.write': 'recruiter',
  'message.assign': 'recruiter',
  'message_template.read': 'viewer',
  'message_template.change': 'recruiter',
  'own_employer.read': 'viewer',
  'employer.change': 'recruiter',
  'employer_media.change': 'recruiter',
  'employer.verify': 'owner',
  'employer_settings.change': 'owner',
  'api_key.read': 'viewer',
  'api_key.manage': 'owner',
  'webhook.read': 'viewer',
  'webhook.replay': 'recruiter',
  'webhook.manage': 'owner',
  'statistics.read': 'viewer',
  'team.read': 'viewer',
  'team.leave': 'viewer',
  'team.propose': 'recruiter',
  'team.manage': 'owner',
  'employer_link.read': 'viewer',
  'employer_link.decide': 'owner',
  'talent_pool.read': 'viewer',
  'talent_pool.enquire': 'recruiter',
  'talent_enquiry.read': 'viewer',
  'talent_enquiry.write': 'recruiter',
  'candidate.read': 'viewer',
  'feed.read': 'viewer',
  'feed.import': 'recruiter',
  'feed.sync': 'recruiter',
  'billing.read': 'viewer',
  'billing.manage': 'owner',
};

/** The actions that are refused for a suspended employer. Publishing, keys, webhooks and orders check this in their own transaction. */
const ACTIVE_EMPLOYER_ACTIONS: readonly Action[] = [
  'talent_pool.read',
  'talent_pool.enquire',
  'talent_enquiry.write',
  'feed.import',
  'feed.sync',
  'webhook.replay',
];

/** Checks whether the employer's own state allows this, whoever asks. */
export const isAllowedBySuspension = ({ isSuspended }: ActingEmployer, action: Action): boolean =>
  !(isSuspended && ACTIVE_EMPLOYER_ACTIONS.includes(action));

/** Checks whether somebody of the employer's team, in this role, may do this for it. */
export function mayInTeam(role: TeamRole, action: Action): boolean {
  const needed = (TEAM_ROLE_OF as Partial<Record<Action, TeamRole>>)[action];
  return needed !== undefined && includesTeamRole(role, needed);
}

/** The actions that need no sign-in. */
export const PUBLIC_ACTIONS = [
  'job.read',
  'employer.read',
  'article.read',
  'salary.read',
  'idea.read',
  'talent_pool.preview',
  'report.create',
  'report.follow',
  'transparency.read',
  'help_article.read',
  'support_ticket.create',
  'support_ticket.follow',
  'error_report.create',
  'emma.ask',
  'plan.read',
  'newsletter.subscribe',
  'job_alert.subscribe',
] as const satisfies readonly Action[];
/** The actions that need a sign-in. */
export type GuardedAction = Exclude<Action, (typeof PUBLIC_ACTIONS)[number]>;

/** Whose a record is: a person's, an employer's, or both (an application). */
export type Ownership = { userId?: string | undefined; employerId?: string | undefined };
/** An employer somebody acts for, and what they may do for it. */
export type ActingEmployer = { employerId: string; role: TeamRole; isSuspended?: true };
/** As far as permissions need to know who asks; `actsFor` are the employers of the mapping at 90 and above. */
export type Requester = { caller: Caller; userId: string | null; actsFor: readonly ActingEmployer[] };

export function reachOf(caller: Caller, action: Action): Reach {
  return PERMISSIONS[action][caller];
}

/** Checks whether the role may do this at all, to some record. */
export function mayEver(caller: Caller, action: Action): boolean {
  return reachOf(caller, action) !== 'none';
}

/** Checks whether the caller may do this to this record. A record without a known owner belongs to nobody. */
export function may({ caller, userId, actsFor }: Requester, action: Action, record: Ownership): boolean {
  switch (reachOf(caller, action)) {
    case 'any':
      return true;
    case 'own':
      return userId !== null && record.userId === userId;
    case 'employer':
      return actsFor.some(
        (acting) =>
          acting.employerId === record.employerId &&
          mayInTeam(acting.role, action) &&
          isAllowedBySuspension(acting, action),
      );
    case 'none':
      return false;
  }
}
