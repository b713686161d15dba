import type { Quote } from '@stellenvisite/contract/billing/billing.schema';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { dayText, useBillingWords } from '../use-billing-words.ts';

type OrderSumProps = {
  quote: Quote | null;
  /** Connects the consent with the form. */
  agree: { id: string; error?: string } & UseFormRegisterReturn;
  isSending: boolean;
};

const SUM = 'flex justify-between gap-4 border-line border-t px-5 py-3';

export function OrderSum({ quote, agree: { error, ...agree }, isSending }: OrderSumProps) {
  const { t } = useTranslation('billing');
  return (
    <Card as="section" flush raised aria-labelledby="summe">
      <h2 id="summe" className="p-5 text-fs-4">
        {t('order.sum')}
      </h2>
      {quote ? <Sums quote={quote} /> : <p className="px-5 pb-4">{t('order.calculating')}</p>}
      <div className="grid gap-4 border-line border-t bg-sheet-2 p-5">
        <Checkbox
          {...agree}
          aria-invalid={error ? true : undefined}
          label={
            <Trans
              t={t}
              i18nKey="order.agree"
              components={{ agb: <Link className="link" to="/agb" target="_blank" /> }}
            />
          }
        />
        <Button type="submit" size="l" wide loading={isSending} disabled={!quote}>
          {t('order.submit')}
        </Button>
        <p className="text-fs-8 text-ink-2">
          <Trans
            t={t}
            i18nKey="order.after"
            components={{ privacy: <Link className="link" to="/datenschutz" target="_blank" /> }}
          />
        </p>
      </div>
    </Card>
  );
}

function Sums({ quote }: { quote: Quote }) {
  const { t } = useTranslation('billing');
  const { money, lineWords } = useBillingWords();
  const { lines, net, vat, gross, currency, vatCase, vatPercent, next } = quote;
  return (
    <div aria-live="polite">
      {lines.length === 0 && <p className="px-5 pb-4">{t('order.nothing')}</p>}
      {lines.map((line) => {
        const { title, detail } = lineWords(line);
        return (
          <div key={`${line.kind}${title}`} className={SUM}>
            <span>
              {title}
              {detail && <span className="block text-fs-8 text-ink-2">{detail}</span>}
            </span>
            <b className="num whitespace-nowrap">{money(line.net, currency)}</b>
          </div>
        );
      })}
      <div className={SUM}>
        <span>{t('order.net')}</span>
        <b className="num">{money(net, currency)}</b>
      </div>
      <div className={SUM}>
        <span>
          {vatPercent > 0 ? t('order.vat', { percent: vatPercent }) : t('order.noVat')}
          {vatCase !== 'domestic' && <span className="block text-fs-8 text-ink-2">{t(`order.${vatCase}`)}</span>}
        </span>
        <b className="num">{money(vat, currency)}</b>
      </div>
      <div className="flex justify-between gap-4 border-ink border-t-2 px-5 py-3 font-semibold text-fs-4">
        <span>{t('order.total')}</span>
        <span className="num whitespace-nowrap text-fs-3 leading-[1.2]">{money(gross, currency)}</span>
      </div>
      {next && (
        <div className={SUM}>
          <span>
            {t('order.then')}
            <span className="block text-fs-8 text-ink-2">
              {t('order.thenDetail', { net: money(next.net, currency), day: dayText(next.on) })}
            </span>
          </span>
          <b className="num whitespace-nowrap">{money(next.gross, currency)}</b>
        </div>
      )}
    </div>
  );
}
