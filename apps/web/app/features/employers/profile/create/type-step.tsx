import { EMPLOYER_TYPES } from '@stellenvisite/contract/employers/employers';
import { FACILITIES, type Facility, facilitiesOf } from '@stellenvisite/contract/employers/facilities';
import { Info, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { TypeArt } from '../type-art.tsx';
import { useEmployerForm, withFacility } from '../use-employer-form.ts';

/** Other words for them, as people in the three countries say; lower case. */
const WORDS: Record<Facility, string> = {
  hospital: 'krankenhaus klinik klinikum spital hospital kantonsspital landeskrankenhaus grundversorgung',
  university_hospital:
    'universitätsklinikum uniklinik universitätsspital uniklinikum charité university teaching hospital',
  specialist_clinic: 'fachklinik fachkrankenhaus psychiatrie orthopädie lunge herzzentrum specialist clinic',
  rehab_clinic: 'rehaklinik reha kurklinik rehabilitation sanatorium',
  practice: 'arztpraxis praxis hausarzt facharzt gemeinschaftspraxis ordination bag doctor practice',
  medical_center: 'mvz ärztehaus ärztezentrum primärversorgungszentrum poliklinik medical centre',
  dental_practice: 'zahnarztpraxis zahnarzt kieferorthopädie kfo dental dentist',
  therapy_practice: 'therapiepraxis physiotherapie ergotherapie logopädie podologie therapy',
  care_home:
    'pflegeheim altenheim seniorenheim altersheim hospiz tagespflege wohngruppe pflegewohnheim care home nursing hospice',
  home_care: 'ambulanter pflegedienst sozialstation spitex hauskrankenpflege intensivpflege mobile pflege home care',
  laboratory: 'labor dialyse apotheke nierenzentrum blutspende laboratory pharmacy dialysis',
  company:
    'träger behörde rettungsdienst gesundheitsamt krankenkasse verband personaldienstleister unternehmen company authority ambulance operator',
};

/** Choosing a kind chooses the type, and so what the form asks. */
export function TypeStep({ onNext }: { onNext: () => void }) {
  const { t } = useTranslation(['own-employers', 'job-fields']);
  const { data, change, fromOnboarding } = useEmployerForm();
  const [question, setQuestion] = useState('');
  const nameOf = (facility: Facility) => t(`job-fields:facility.${facility}`);
  const found = findFacilities(question, nameOf);
  const chosen = data.facility;
  const taken = fromOnboarding.includes('name') ? [data.name, data.address.city].filter(Boolean).join(', ') : '';
  return (
    <div className="[&>header_.inp]:flex-[0_1_26rem]">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 mb-6">
        <div>
          <h1 className="text-fs-2 mb-1.5">{t('type.title')}</h1>
          <p className="max-w-176 text-ink-2 text-fs-7">{t('type.lead')}</p>
        </div>
        <TextInput
          type="search"
          aria-label={t('type.search')}
          placeholder={t('type.placeholder')}
          icon={<Search size={18} />}
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
        />
      </header>
      <p className="visually-hidden" role="status">
        {question.trim() && t('type.found', { count: found.length })}
      </p>
      {found.length === 0 && (
        <Note className="mb-4">
          {t('type.none')}{' '}
          <button type="button" className="link" onClick={() => setQuestion('')}>
            {t('type.showAll')}
          </button>
        </Note>
      )}
      <div className="grid gap-5 min-[48rem]:grid-cols-3">
        {EMPLOYER_TYPES.map((type) => {
          const offered = facilitiesOf(type).filter((facility) => found.length === 0 || found.includes(facility));
          if (offered.length === 0) return null;
          return (
            <fieldset
              className="min-w-0 overflow-hidden border border-line-2 rounded-sheet bg-sheet data-chosen:border-marker-2 data-chosen:shadow-[0_0_0_1px_var(--marker-2)]"
              key={type}
              data-chosen={(chosen !== null && facilitiesOf(type).includes(chosen)) || undefined}
            >
              <TypeArt type={type} className="max-[48rem]:h-24" />
              <legend className="[float:left] w-full pt-4.5 pb-0 px-5 font-display font-semibold text-fs-5 leading-[1.2]">
                {t(`type.${type}.title`)}
              </legend>
              <p className="[clear:both] pt-1 pb-4 px-5 text-fs-8 text-ink-2">{t(`type.${type}.text`)}</p>
              {offered.map((facility) => {
                const note = t(`facilityNote.${facility}`, { defaultValue: '' });
                return (
                  <label
                    className="flex items-center gap-3 min-h-13 py-2 px-5 border-t border-t-line cursor-pointer has-[:checked]:bg-marker-soft has-[:checked]:shadow-[inset_6px_0_0_var(--marker-2)]"
                    key={facility}
                  >
                    <input
                      type="radio"
                      className="dot"
                      name="facility"
                      value={facility}
                      checked={chosen === facility}
                      onChange={() => change(withFacility(data, facility))}
                    />
                    <span>
                      {nameOf(facility)}
                      {note && <small className="block text-fs-8 text-ink-2">{note}</small>}
                    </span>
                  </label>
                );
              })}
            </fieldset>
          );
        })}
      </div>
      <footer className="flex flex-wrap items-center justify-end gap-4 mt-6">
        {taken && (
          <p className="flex items-center gap-2 mr-auto text-fs-8 text-ink-2">
            <Info size={18} /> {t('type.taken', { name: taken })}
          </p>
        )}
        <Button disabled={chosen === null} onClick={onNext}>
          {t('type.next')}
        </Button>
      </footer>
    </div>
  );
}

/** Finds the kinds of facility that somebody may mean; all of them for an empty question. */
export function findFacilities(question: string, nameOf: (facility: Facility) => string): Facility[] {
  const asked = question.trim().toLowerCase();
  return FACILITIES.filter((facility) => `${nameOf(facility).toLowerCase()} ${WORDS[facility]}`.includes(asked));
}
