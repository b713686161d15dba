import { RETENTION_MONTHS } from '@stellenvisite/contract/applications';
import type { Language } from '@stellenvisite/contract/languages';
import { STAY_KNOWN_MONTHS } from '@stellenvisite/contract/stay-known';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { JobTitle } from '../../jobs/shared/job-title.tsx';
import { useApplicantName } from '../shared/applicant-name.ts';
import { AnswerText } from './answer-text.tsx';
import type { AnsweredApplication } from './answered-application.ts';
import { holdAnswer } from './hold-answer.ts';
import { ReplaceNote } from './replace-note.tsx';
import { useAnswerText } from './use-answer-text.ts';
import './answer.css';

type AnswerDialogProps = {
  application: AnsweredApplication;
  to: 'rejected' | 'hired';
  language: Language;
  onClose: () => void;
};

/** A rejection or an offer, with words from a template that can be changed. */
export function AnswerDialog({ application, to, language, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('received-application');
  const name = useApplicantName()(application);
  const { job } = application;
  const answer = useAnswerText({
    draftKey: `${application.id} ${to}`,
    kind: to === 'rejected' ? 'rejection' : 'hire',
    language,
    values: { name, job: job.title, employer: job.employer.name },
  });
  const [asksToStayKnown, setAsksToStayKnown] = useState(false);
  const send = () => {
    const asks = to === 'rejected' && asksToStayKnown ? { asksToStayKnown } : {};
    holdAnswer(application, name, { status: to, message: answer.text, ...asks });
    answer.forget();
    onClose();
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t(`answer.${to}.title`, { name })}
      below={
        <p className="an-job" lang="de">
          <JobTitle title={job.title} />
        </p>
      }
      footer={
        <>
          <p className="an-undo">{t('answer.undo', { name })}</p>
          <Button variant="secondary" onClick={onClose}>
            {t('answer.cancel')}
          </Button>
          <Button onClick={send}>{t(`answer.${to}.send`)}</Button>
        </>
      }
    >
      <div className="an-body">
        <Templates answer={answer} />
        <ReplaceNote answer={answer} />
        <AnswerText
          text={answer.text}
          onText={answer.setText}
          language={answer.language}
          onLanguage={answer.setLanguage}
        />
        {to === 'rejected' && (
          <label className="an-known">
            <input
              type="checkbox"
              className="tick"
              checked={asksToStayKnown}
              onChange={(event) => setAsksToStayKnown(event.target.checked)}
            />
            <span>
              <b>{t('answer.known.title')}</b>
              {t('answer.known.text', {
                name,
                employer: job.employer.name,
                months: STAY_KNOWN_MONTHS,
                kept: RETENTION_MONTHS[job.country],
              })}
            </span>
          </label>
        )}
      </div>
    </Dialog>
  );
}

/** The names are shown in the language of the page, whatever the text is in. */
export function Templates({ answer }: { answer: ReturnType<typeof useAnswerText> }) {
  const { t, i18n } = useTranslation('received-application');
  const shown = i18n.language === 'en' ? 'en' : 'de';
  const options = [
    ...answer.templates.map(({ id, name }) => ({ id, name: name[shown] })),
    { id: null, name: t('answer.ownText') },
  ];
  return (
    <fieldset className="an-templates">
      <legend className="fld-label">{t('answer.template')}</legend>
      <div>
        {options.map(({ id, name }) => (
          <label key={id ?? 'own'}>
            <input
              type="radio"
              name="template"
              checked={answer.templateId === id}
              onChange={() => answer.setTemplate(id)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
