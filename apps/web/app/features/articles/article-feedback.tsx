import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicApi } from '../../api/public-api.ts';
import { Button } from '../../ui/button.tsx';

/** One answer a visit; nothing about the person is sent with it. */
export function ArticleFeedback({ slug }: { slug: string }) {
  const { t } = useTranslation('articles', { keyPrefix: 'feedback' });
  const [hasAnswered, setHasAnswered] = useState(false);
  const answer = (isHelpful: boolean) => {
    setHasAnswered(true);
    void publicApi.POST('/api/articles/{slug}/ratings', { params: { path: { slug } }, body: { isHelpful } });
  };
  return (
    <div className="article-feedback script-only" role="status">
      {hasAnswered ? (
        <p>{t('thanks')}</p>
      ) : (
        <>
          <b>{t('question')}</b>
          <Button variant="secondary" onClick={() => answer(true)}>
            {t('yes')}
          </Button>
          <Button variant="secondary" onClick={() => answer(false)}>
            {t('no')}
          </Button>
        </>
      )}
    </div>
  );
}
