import type { ApiKey } from '@stellenvisite/contract/api-keys.schema';
import { formatDate } from '@stellenvisite/contract/format-date';
import { CircleCheck, CircleOff, Hourglass, KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { scopeKey } from './shared/scope-key.ts';

const ICON = { active: CircleCheck, expired: Hourglass, revoked: CircleOff } as const;
const DAY_MS = 86_400_000;

type ApiKeyRowProps = { apiKey: ApiKey; onRevoke: (() => void) | null };

export function ApiKeyRow({ apiKey, onRevoke }: ApiKeyRowProps) {
  const { t } = useTranslation('api-keys', { keyPrefix: 'keys' });
  const { name, prefix, scopes, state, createdAt, createdBy, lastUsedAt, expiresAt } = apiKey;
  const Icon = ICON[state];
  // It ends with the first moment after its last day.
  const lastDay = expiresAt && formatDate(new Date(Date.parse(expiresAt) - DAY_MS / 2));
  return (
    <li>
      <KeyRound size={20} />
      <span className="rows-text">
        <b>
          {name}
          <Badge kind={state === 'active' ? 'good' : 'neutral'} icon={<Icon size={16} />}>
            {t(`state.${state}`)}
          </Badge>
        </b>
        <small>
          <code>{prefix}…</code> · {scopes.map((scope) => t(`scope.${scopeKey(scope)}`)).join(', ')}
        </small>
        <small>
          {createdBy
            ? t('createdBy', { date: formatDate(createdAt), name: createdBy })
            : t('createdAt', { date: formatDate(createdAt) })}
          {' · '}
          {lastUsedAt ? t('lastUsed', { date: formatDate(lastUsedAt) }) : t('neverUsed')}
          {lastDay && state === 'active' && ` · ${t('until', { date: lastDay })}`}
        </small>
      </span>
      {onRevoke && state === 'active' && (
        <Button variant="danger-line" size="s" onClick={onRevoke}>
          {t('revoke')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      )}
    </li>
  );
}
