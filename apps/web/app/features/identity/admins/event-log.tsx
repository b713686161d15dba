import { type AdminEvent, adminEventQuerySchema } from '@stellenvisite/contract/identity/admins.schema';
import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import { keepPreviousData } from '@tanstack/react-query';
import { Check, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../../session/queries.ts';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { TableFilters } from '../../platform/admin-area/shared/table-filters.tsx';
import { useTableQuery } from '../../platform/admin-area/shared/use-table-query.ts';

/** Actions that have a label; any other is shown by its code. */
const EVENT_ACTIONS = [
  'signup',
  'login',
  'logout',
  'otp',
  'verify',
  'recover',
  'resend',
  'reauthenticate',
  'refresh',
  'token_refreshed',
  'user_updated',
  'factor_enrolled',
  'factor_challenged',
  'factor_verified',
  'factor_removed',
  'login_passkey',
  'passkey_registration_started',
  'passkey_added',
  'passkey_renamed',
  'passkey_removed',
  'identity_linked',
  'identity_unlinked',
  'data_exported',
  'erasure_requested',
  'erasure_cancelled',
  'account_erased',
  'employer_created',
  'employer_verified',
  'employer_link_proposed',
  'employer_link_confirmed',
  'employer_link_ended',
  'team_invited',
  'team_proposed',
  'team_invitation_revoked',
  'team_joined',
  'team_left',
  'employer_address_requested',
  'employer_address_changed',
  'employer_address_removed',
  'employer_identity_changed',
  'team_role_changed',
  'team_member_removed',
  'report_created',
  'admin_login',
  'admin_created',
  'admin_changed',
  'admin_deleted',
  'admin_proven',
  'admin_password_link',
  'admin_password_changed',
  'admin_user_created',
  'admin_user_invited',
  'admin_user_changed',
  'admin_user_deleted',
  'admin_link_generated',
  'admin_factor_deleted',
  'admin_passkey_deleted',
] as const;

type EventAction = (typeof EVENT_ACTIONS)[number];

const isKnownAction = (action: string): action is EventAction => (EVENT_ACTIONS as readonly string[]).includes(action);

/** Why something was refused, in the codes of the auth protocol. */
const EVENT_REFUSALS = [
  'invalid_credentials',
  'email_not_confirmed',
  'phone_not_confirmed',
  'otp_expired',
  'webauthn_challenge_not_found',
  'webauthn_challenge_expired',
  'webauthn_verification_failed',
  'webauthn_counter_regressed',
  'webauthn_credential_exists',
  'last_sign_in_method',
  'over_request_rate_limit',
  'over_email_send_rate_limit',
  'over_sms_send_rate_limit',
  'weak_password',
  'same_password',
  'user_banned',
  'user_not_found',
  'user_already_exists',
  'email_exists',
  'phone_exists',
  'signup_disabled',
  'email_provider_disabled',
  'phone_provider_disabled',
  'insufficient_aal',
  'reauthentication_needed',
  'reauthentication_not_valid',
  'current_password_required',
  'current_password_invalid',
  'mfa_verification_failed',
  'mfa_challenge_expired',
  'mfa_factor_not_found',
  'session_expired',
  'session_not_found',
  'refresh_token_not_found',
  'refresh_token_already_used',
  'bad_jwt',
  'not_admin',
  'validation_failed',
  'access_denied',
] as const;

type EventRefusal = (typeof EVENT_REFUSALS)[number];

const isKnownRefusal = (outcome: string): outcome is EventRefusal =>
  (EVENT_REFUSALS as readonly string[]).includes(outcome);

const OUTCOMES = ['ok', 'failed'] as const;

/** Lists account events, newest first, page by page; the address holds the filter and the page. */
export function EventLog() {
  const { t } = useTranslation('admins');
  const { query, address } = useTableQuery(adminEventQuerySchema);
  const list = $api.useQuery('get', '/api/admin/events', { params: { query } }, { placeholderData: keepPreviousData });
  return (
    <DataTable
      caption={t('log.title')}
      columns={useColumns()}
      list={list}
      rowKey={({ id }) => id}
      rowName={({ action }) => action}
      address={address}
      empty={{ title: t('log.none.title'), text: t('log.none.text') }}
      filters={
        <TableFilters
          screen="events"
          search={null}
          address={address}
          filters={[
            {
              name: 'action',
              label: t('log.action'),
              options: EVENT_ACTIONS.map((value) => ({ value, label: t(`log.actions.${value}`) })),
            },
            {
              name: 'outcome',
              label: t('log.outcome'),
              options: OUTCOMES.map((value) => ({ value, label: t(`log.${value}`) })),
            },
          ]}
        />
      }
    />
  );
}

function useColumns(): Column<AdminEvent>[] {
  const { t } = useTranslation('admins');
  return [
    { key: 'at', header: t('log.at'), cell: ({ at }) => <span className="num">{formatDateTime(at)}</span> },
    {
      key: 'action',
      header: t('log.action'),
      rowHeader: true,
      cell: ({ action }) => (isKnownAction(action) ? t(`log.actions.${action}`) : <code>{action}</code>),
    },
    {
      key: 'outcome',
      header: t('log.outcome'),
      cell: ({ outcome }) =>
        outcome === 'ok' ? (
          <span className="inline-flex items-center gap-1.5 text-good">
            <Check size={16} />
            {t('log.ok')}
          </span>
        ) : (
          <Tooltip content={<code>{outcome}</code>}>
            <button type="button" className="inline-flex min-h-tap items-center gap-1.5 text-left text-warn">
              <CircleAlert size={16} />
              {t(isKnownRefusal(outcome) ? `log.refusals.${outcome}` : 'log.refused')}
            </button>
          </Tooltip>
        ),
    },
    {
      key: 'user',
      header: t('log.user'),
      cell: ({ userEmail, userId }) => userEmail ?? (userId ? t('log.gone') : '–'),
    },
    { key: 'ip', header: t('log.ip'), cell: ({ ip }) => <span className="num">{ip ?? '–'}</span> },
  ];
}
