import type {
  CreateTalentBlock,
  OwnTalentProfile,
  TalentBlock,
} from '@stellenvisite/contract/talent-membership.schema';
import { Ban, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../../api/data-of.ts';
import { publicApi } from '../../../api/public-api.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useReadOwnAgain } from './own-queries.ts';

/** Who sees neither the profile nor a count that holds it. */
export function Blocks({ own: { blocks } }: { own: OwnTalentProfile }) {
  const { t } = useTranslation('talent-pool');
  const readAgain = useReadOwnAgain();
  const remove = $api.useMutation('delete', '/api/talent-pool/me/blocks/{id}', {
    onSuccess: () => {
      void toast(t('block.removed'));
      void readAgain();
    },
  });
  return (
    <section className="ts-sheet" aria-labelledby="own-blocks">
      <header>
        <h2 id="own-blocks">{t('block.title')}</h2>
      </header>
      <p>{t('block.text')}</p>
      <div className="ts-in">
        <ul className="ts-blocks">
          {blocks.map((block) => (
            <BlockRow key={block.id} block={block} onRemove={(id) => remove.mutate({ params: { path: { id } } })} />
          ))}
          {blocks.length === 0 && (
            <li>
              <Ban size={20} />
              {t('block.none')}
            </li>
          )}
        </ul>
        <BlockForm />
      </div>
    </section>
  );
}

function BlockRow({ block, onRemove }: { block: TalentBlock; onRemove: (id: string) => void }) {
  const { t } = useTranslation('talent-pool');
  const { id, kind, label, city, isAutomatic } = block;
  const name = kind === 'employer' ? [label, city].filter(Boolean).join(', ') : t(`block.of.${kind}`, { label });
  return (
    <li>
      <Ban size={20} />
      <span>
        {name}
        {isAutomatic ? (
          <small>{t('block.own')}</small>
        ) : (
          kind !== 'employer' && <small>{t(`block.note.${kind}`)}</small>
        )}
      </span>
      {!isAutomatic && (
        <IconButton label={t('block.remove', { name })} icon={<X size={18} />} onClick={() => onRemove(id)} />
      )}
    </li>
  );
}

const OPTIONS = 8;
const DOMAIN = /^@?([a-z0-9-]+(\.[a-z0-9-]+)+)$/i;

/** Takes an employer of ours, any other name, or a domain; of ours also all of the same group. */
function BlockForm() {
  const { t } = useTranslation('talent-pool');
  const errorText = useErrorText();
  const readAgain = useReadOwnAgain();
  const [text, setText] = useState('');
  const [found, setFound] = useState<{ id: string; label: string } | null>(null);
  const [isGroup, setIsGroup] = useState(false);
  // Another key empties the field.
  const [round, setRound] = useState(0);
  const { mutate, isPending, error } = $api.useMutation('post', '/api/talent-pool/me/blocks', {
    onSuccess: () => {
      void toast(t('block.added'), { tone: 'good' });
      setText('');
      setFound(null);
      setRound(round + 1);
      void readAgain();
    },
  });
  const add = (event: FormEvent) => {
    event.preventDefault();
    const body = blockOf(text.trim(), found, isGroup);
    if (body && !isPending) mutate({ body });
  };
  return (
    <form className="ts-block-form" onSubmit={add} noValidate>
      <Field label={t('block.field')} help={t('block.help')} error={error && errorText(error)}>
        <Combobox
          key={round}
          name="employer"
          placeholder={t('block.placeholder')}
          emptyText={t('block.unknown')}
          loadOptions={loadEmployers}
          onTextChange={(next) => {
            setText(next);
            if (found && next !== found.label) setFound(null);
          }}
          onSelect={({ value, label }) => {
            setFound({ id: value, label });
            setText(label);
          }}
        />
      </Field>
      <Button type="submit" variant="secondary" loading={isPending}>
        {t('block.add')}
      </Button>
      {found && (
        <Checkbox
          label={t('block.withGroup')}
          checked={isGroup}
          onChange={({ target }) => setIsGroup(target.checked)}
        />
      )}
    </form>
  );
}

function blockOf(text: string, found: { id: string } | null, isGroup: boolean): CreateTalentBlock | null {
  if (found) return { kind: isGroup ? 'group' : 'employer', employerId: found.id };
  const domain = text.match(DOMAIN)?.[1];
  if (domain) return { kind: 'domain', domain: domain.toLowerCase() };
  return text.length > 1 ? { kind: 'name', name: text } : null;
}

async function loadEmployers(text: string, signal: AbortSignal) {
  if (text.trim().length < 2) return [];
  const query = { q: text.trim().slice(0, 100), pageSize: OPTIONS };
  const { items } = await dataOf(publicApi.GET('/api/employers', { params: { query }, signal }));
  return items.map(({ id, name, location }) => ({
    value: id,
    label: name,
    ...(location.city && { note: location.city }),
  }));
}
