import { PERSON } from './marked-rows.ts';

/** Records of organisations: they have addresses of people, but nothing that hangs on them belongs to those. */
export const ORGANISATION_TABLES = ['employers', 'jobs'];

/** Links that make a row the person's, though deleting the account does not delete it. */
export const OWNED_BY = ['applications.user_id', 'reports.reporter_user_id'];

/** Values where a constraint or the code leaves no room for a marker, by `table` or by `table by column`. */
export const VALID_VALUES: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  'auth_users by id': { role: 'authenticated', is_anonymous: 'false', deleted_at: null },
  'profiles by id': { language: 'de', erase_at: null },
  'admin_acts by subject_id': { subject_kind: 'user', subject_label: null },
  'admin_acts by user_id': { subject_kind: 'job' },
  application_ratings: { stars: '4' },
  applications: { status: 'rejected' },
  'applications by user_id': { status: 'applied' },
  files: { guest_token_hash: null },
  invoices: { net: '100', vat: '19', gross: '119' },
  'job_alerts by user_id': { email: null },
  jobs: {
    department_id: null,
    pay_min: null,
    pay_max: null,
    pay_currency: null,
    pay_period: null,
    pay_month_min: null,
    pay_month_max: null,
  },
  'messages by application_id': { sender_id: PERSON, party: 'applicant' },
  'messages by sender_id': { party: 'employer' },
  'proofs by file_id': { user_id: PERSON },
  'report_appeals by report_id': { side: 'reporter' },
  'talent_enquiries by application_id': { user_id: PERSON },
  'talent_enquiries by profile_id': { user_id: PERSON },
  'talent_enquiry_messages by enquiry_id': { sender_id: PERSON, party: 'seeker' },
  'talent_enquiry_messages by sender_id': { party: 'employer' },
  uploads: { guest_token_hash: null },
  user_employer_links: { is_active: 'false', ended_at: null },
  xml_feeds: { interval_minutes: '77' },
};

/** Columns by table, separated by spaces; `*` for all but the reference to the person. */
export type Exceptions = readonly { reason: string; columns: Readonly<Record<string, string>> }[];

/**
 * Columns that the export leaves out of tables that it shows, by `table`. A table that it leaves out as a whole has its reason in its
 * `.personal-data.ts`.
 */
export const NOT_EXPORTED: Exceptions = [
  {
    reason: 'a secret, or the hash of one: who finds the file must not get in by it',
    columns: {
      api_keys: 'key_hash prefix',
      auth_devices: 'device_hash',
      auth_factors: 'sealed_secret last_step',
      auth_users: 'password_hash',
      files: 'guest_token_hash',
      guest_applications: 'guest_token_hash',
      mails: 'text html',
      newsletter_subscriptions: 'confirm_token_hash',
      orders: 'stripe_session_id checkout_url',
      push_devices: 'public_key auth_secret',
      team_invitations: 'token_hash',
    },
  },
  {
    reason: 'technical: a key, an order or a state of our own software that says nothing about the person',
    columns: {
      application_files: 'position',
      auth_sessions: 'factor_id',
      auth_users: 'role is_anonymous deleted_at',
      conversations: 'last_message_at',
      emma_messages: 'position',
      files: 'storage_key',
      mails: 'message_id headers attempts last_error attachments thread',
      message_files: 'position',
      messages: 'number client_id noticed_at',
      newsletter_deliveries: 'mail_id',
      notifications: 'key',
      orders: 'key',
      support_messages: 'position',
      talent_enquiries: 'text_hash',
      talent_enquiry_messages: 'client_id position',
      talent_profiles: 'occupation_group',
    },
  },
  {
    reason: 'the employer’s: it reads it in its own area, and it is not about who set it up',
    columns: {
      api_keys: 'last_used_at',
      conversations: 'archived_at',
      employers: '*',
      feed_runs: '*',
      xml_feeds: '*',
    },
  },
  {
    reason: 'about other people: administrators by name, profiles that were looked at, texts that others wrote',
    columns: {
      admin_acts: 'area subject_kind subject_label ip user_agent',
      ideas: 'answered_by erased_votes',
      report_appeals: 'decided_by',
      reports: 'target_text paused_at paused_by pause_ended_at',
      talent_marks: 'marked_at',
      talent_searches: 'seen_ids told_ids',
    },
  },
];

/** Columns that remain of a person's rows after the erasure, by `table by column`, where the column makes the row theirs. */
export const RETAINED: Exceptions = [
  {
    reason:
      'the employer keeps that there was an application, its dates and outcome without the person, against a claim (GDPR Art. 17(3)(e)), until the law of the country has it deleted (AGG § 15(4), docs/decisions/021)',
    columns: {
      'answer_reminders by application_id': 'days',
      'application_events by application_id': 'kind party at',
      'applications by user_id':
        'number job_title employer_name city country kind privacy_version interview_at interview_minutes offered_at offer_answer_by offer_answer offer_answered_at offer_phone_answer sent_at opened_at invited_at rejected_at hired_at deletion_noticed_at search_text first_answer_at source',
      'interview_reminders by application_id': 'interview_at',
    },
  },
  {
    reason: 'the employer keeps that and when was written, not what (docs/decisions/024); goes with the application',
    columns: {
      'conversation_handovers by application_id': 'is_assigned at',
      'conversations by application_id': 'last_message_at blocked_at archived_at',
      'date_proposals by message_id': 'kind dates minutes answer_by outcome chosen',
      'messages by application_id': 'number party client_id sent_at read_at noticed_at',
    },
  },
  {
    reason: 'the employer keeps what it asked somebody of the talent pool, who is no longer named (docs/decisions/036)',
    columns: {
      'talent_enquiries by application_id':
        'number occupation job_title job_city job_week job_starts_on job_tariff employer_name employer_city pay_min pay_max pay_currency message text_hash sent_at expires_at reminded_at is_blocked',
      'talent_enquiries by profile_id':
        'number occupation job_title job_city job_week job_starts_on job_tariff employer_name employer_city pay_min pay_max pay_currency message text_hash sent_at expires_at reminded_at is_blocked',
      'talent_enquiries by user_id':
        'number occupation job_title job_city job_week job_starts_on job_tariff employer_name employer_city pay_min pay_max pay_currency message text_hash sent_at expires_at reminded_at is_blocked',
      'talent_enquiry_messages by enquiry_id': 'party client_id position sent_at',
    },
  },
  {
    reason: 'what somebody did for an employer is the employer’s, and about applicants; who did it is taken out',
    columns: {
      'api_idempotency by api_key_id': 'key request_hash status body at',
      'api_keys by created_by': 'name prefix key_hash scopes created_at expires_at last_used_at revoked_at',
      'application_events by by_user_id': 'kind party at',
      'application_notes by author_id': 'text created_at',
      'conversation_handovers by by_user_id': 'is_assigned at',
      'conversation_handovers by to_user_id': 'is_assigned at',
      'conversations by assignee_id': 'last_message_at blocked_at archived_at',
      'employer_verifications by code_email':
        'domain token code_sent_at code_failures watched_until file_checked_at file_result dns_checked_at dns_result',
      'job_posting_events by by_user_id': 'kind at detail',
      'messages by sender_id': 'number party client_id text sent_at read_at noticed_at',
      'talent_enquiries by sent_by_user_id':
        'number occupation job_title job_city job_week job_starts_on job_tariff employer_name employer_city pay_min pay_max pay_currency message text_hash status decline_reason sent_at expires_at reminded_at answered_at is_blocked',
      'talent_enquiry_messages by sender_id': 'party client_id text position sent_at',
      'talent_marks by by_user_id': 'marked_at',
      'talent_views by by_user_id': 'viewed_on viewed_at',
    },
  },
  {
    reason: 'records of the employer: jobs, feeds, its own address and contact, which it publishes and changes itself',
    columns: {
      'employers by account_email': '*',
      'employers by contact_email': '*',
      'employers by email': '*',
      'feed_items by feed_id': '*',
      'feed_run_items by run_id': '*',
      'feed_runs by decided_by': '*',
      'feed_runs by feed_id': '*',
      'jobs by contact_email': '*',
      'jobs by relay_email': '*',
      'xml_feeds by created_by': '*',
    },
  },
  {
    reason: 'accounts of the employer are kept for ten years (§ 147 AO); who ordered or cancelled is taken out',
    columns: {
      'billing_credits by order_id': '*',
      'invoices by order_id': '*',
      'invoices by subscription_id': '*',
      'orders by ordered_by': '*',
      'plan_price_notices by subscription_id': '*',
      'subscriptions by cancelled_by': '*',
    },
  },
  {
    reason:
      'ideas and comments stay as the place of what others said, without name and words; those of others are theirs',
    columns: {
      'idea_comments by author_id': 'is_team hidden_at created_at',
      'idea_comments by idea_id': 'author_name is_team text hidden_at created_at',
      'idea_votes by idea_id': 'comments created_at',
      'ideas by author_id':
        'number area status reason answer answered_by answered_at expected planned_at working_at done_at declined_at hidden_at hidden_reason erased_votes created_at',
    },
  },
  {
    reason:
      'a report is decided and can be appealed against without who made it (DSA Art. 16, 17 and 20); an administrator signs a decision',
    columns: {
      'report_appeals by decided_by_user_id': 'side text created_at outcome measure reasons decided_by decided_at',
      'report_appeals by report_id': 'side created_at outcome measure reasons decided_by decided_at',
      'report_decisions by decided_by_user_id':
        'measure extent facts ground_kind ground is_automatic before decided_by decided_at',
      'report_decisions by report_id':
        'measure extent facts ground_kind ground is_automatic before decided_by decided_at',
      'reports by paused_by_user_id': '*',
      'reports by reporter_email':
        'number target_kind target_id target_title employer_name reason language status created_at target_text measure receipt_sent_at paused_at paused_by pause_ended_at',
      'reports by reporter_user_id':
        'number target_kind target_id target_title employer_name reason language status created_at target_text measure receipt_sent_at paused_at paused_by pause_ended_at',
      'reports by target_author_id': '*',
    },
  },
  {
    reason: 'an office and not an account: administrators delete each other (core/admins/admins.personal-data.ts)',
    columns: {
      'admin_users by auth_user_id':
        'email encrypted_password first_name last_name role created_at updated_at last_login_at',
      'admin_users by email': 'email encrypted_password first_name last_name role created_at updated_at last_login_at',
      'support_messages by by_user_id': 'position author text created_at left_out',
      'support_notes by by_user_id': 'text created_at',
      'support_tickets by assignee_user_id':
        'number email name role topic origin concerns subject language status answer_by created_at updated_at priority',
    },
  },
  {
    reason:
      'logs: that something happened, people by id alone; removed after 90 days and two years (docs/decisions/039)',
    columns: {
      'admin_acts by subject_id': 'at area action subject_kind subject_id before after ip user_agent',
      'admin_acts by user_id': 'at user_id area action subject_kind subject_label before after ip user_agent',
      'auth_events by user_id': 'at action outcome',
    },
  },
];

/** Places where something of the person is after the erasure, though its own row is gone, by table. */
export const COPIES: Exceptions = [
  { reason: 'the mail that says the account is erased; deleted after 30 days', columns: { mails: 'to' } },
];
