import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { answerSignUp } from '../../features/content/newsletter/answer-newsletter.server.ts';
import { NewsletterForm } from '../../features/content/newsletter/newsletter-form.tsx';
import { LetterPage } from '../../features/content/newsletter/token-page.tsx';
import type { Route } from './+types/newsletter';

export const handle = { title: 'newsletter:page.meta.title', namespaces: ['newsletter'] };

export const action = ({ request, context }: Route.ActionArgs) => answerSignUp({ request, context });

export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('newsletter');
  return (
    <LetterPage title={t('page.title')} text={t('page.lead')}>
      <NewsletterForm answer={actionData} />
      <p className="mt-6 text-fs-7 text-ink-2">
        {t('page.alertHint')}{' '}
        <Link className="link" to="/jobalarm">
          {t('page.toAlert')}
        </Link>
      </p>
    </LetterPage>
  );
}
