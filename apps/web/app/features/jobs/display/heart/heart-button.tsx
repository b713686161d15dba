import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { sessionState } from '../../../../session/session-store.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { type Bookmark, markBookmark, useIsBookmarked } from './bookmark-store.ts';

const SignInPrompt = lazyPart(async () => (await import('./sign-in-prompt.tsx')).SignInPrompt);

export type HeartButtonProps = {
  bookmark: Bookmark;
  /** The job's title or the employer's name. */
  name: string;
  /** `line`: with a word, next to other buttons. */
  look?: 'icon' | 'line';
  className?: string;
};

/** Saves a job or an employer. An outline until it is known who looks: pages are the same for everyone. Needs `job-fields`. */
export function HeartButton({ bookmark, name, look = 'icon', className }: HeartButtonProps) {
  const { t } = useTranslation('job-fields');
  const isSaved = useIsBookmarked(bookmark);
  const { press, prompt } = usePress(bookmark, name, isSaved);
  const isLine = look === 'line';
  const state = isSaved ? 'on' : 'off';
  const word = t(`heart.${bookmark.kind}.${state}`);
  return (
    <>
      <button
        type="button"
        className={clsx(
          isLine ? buttonClass({ variant: 'secondary' }, `heart-line heart-${bookmark.kind}`) : 'heart',
          className,
        )}
        aria-pressed={isSaved}
        aria-label={isLine ? `${word}: ${name}` : t(`heart.${bookmark.kind}.name`, { name })}
        title={isLine ? undefined : word}
        onClick={press}
      >
        <Heart size={isLine ? 20 : 22} />
        {isLine && word}
      </button>
      {prompt}
    </>
  );
}

function usePress(bookmark: Bookmark, name: string, isSaved: boolean) {
  const { i18n: texts } = useTranslation('job-fields');
  const navigate = useNavigate();
  const [isPrompted, setIsPrompted] = useState(false);
  const press = async () => {
    const isWanted = !isSaved;
    const isSeeker = sessionState().account?.role === 'job_seeker';
    if (isSeeker) markBookmark(bookmark, isWanted);
    try {
      const { pressHeart } = await import('./press-heart.ts');
      const goTo = (path: string) => void navigate(path);
      await pressHeart({ bookmark, name, texts, goTo }, { isWanted, askToSignIn: () => setIsPrompted(true) });
    } catch {
      // The script could not be loaded: nothing was sent.
      if (isSeeker) markBookmark(bookmark, isSaved);
    }
  };
  const prompt = isPrompted && (
    <Suspense>
      <SignInPrompt pending={{ ...bookmark, name }} onClose={() => setIsPrompted(false)} />
    </Suspense>
  );
  return { press: () => void press(), prompt };
}
