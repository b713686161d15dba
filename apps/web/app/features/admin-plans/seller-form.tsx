import { type Seller, sellerSchema } from '@stellenvisite/contract/admin-billing.schema';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';

const SELLER = ['get', '/api/admin/invoice-seller'] as const;
const FIELDS = [
  'name',
  'street',
  'postalCode',
  'city',
  'vatId',
  'register',
  'email',
  'phone',
  'iban',
  'bic',
  'bank',
] as const satisfies readonly (keyof Seller)[];

/** What every invoice says of us. */
export function SellerForm() {
  const { t } = useTranslation('admin-plans');
  const { data } = $api.useQuery(...SELLER);
  return (
    <section className="adm-card mt-8" aria-labelledby="aussteller">
      <header>
        <div>
          <h2 id="aussteller">{t('seller.title')}</h2>
          <p>{t('seller.lead')}</p>
        </div>
      </header>
      {data && <Fields seller={data} />}
    </section>
  );
}

function Fields({ seller }: { seller: Seller }) {
  const { t } = useTranslation('admin-plans');
  const errorText = useErrorText();
  const [wrong, setWrong] = useState<readonly PropertyKey[]>([]);
  const save = $api.useMutation('put', '/api/admin/invoice-seller', {
    onSuccess: (saved, _variables, _before, { client }) => {
      client.setQueryData([...SELLER], saved);
      void toast(t('saved'), { tone: 'good' });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = sellerSchema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    setWrong(read.error?.issues.flatMap(({ path }) => path) ?? []);
    if (read.success && !save.isPending) save.mutate({ body: read.data });
  };
  return (
    <form className="grid gap-4 px-5 pb-5" onSubmit={submit} noValidate>
      {save.error && (
        <Note tone="warn" role="alert">
          {errorText(save.error)}
        </Note>
      )}
      <div className="ap-fields">
        {FIELDS.map((field) => (
          <Field key={field} label={t(`seller.${field}`)} error={wrong.includes(field) && t('seller.missing')}>
            <TextInput name={field} autoComplete="off" maxLength={254} defaultValue={seller[field]} />
          </Field>
        ))}
      </div>
      <p>
        <Button type="submit" loading={save.isPending}>
          {t('save')}
        </Button>
      </p>
    </form>
  );
}
