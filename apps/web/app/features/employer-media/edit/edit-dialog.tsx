import { ALT_LENGTH, CAPTION_LENGTH, type Crop, isFileName } from '@stellenvisite/contract/employer-media';
import type { OwnMediaItem } from '@stellenvisite/contract/employer-media.schema';
import { type FormEvent, useId, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useProblemText } from '../../../i18n/use-problem-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea, TextInput } from '../../../ui/text-input.tsx';
import type { MediaChanges } from '../use-media.ts';
import { useOwnPicture } from '../use-own-picture.ts';
import { CROP_FORMATS, formatOf, toCrop } from './crop-formats.ts';
import { CropPreview } from './crop-preview.tsx';
import { PictureCrop } from './picture-crop.tsx';
import { useTurnedPicture } from './use-turned-picture.ts';

type EditDialogProps = {
  item: OwnMediaItem;
  place: number;
  count: number;
  change: MediaChanges['change'];
  onClose: () => void;
};

/** Description, caption and crop of one picture, taken over together. */
export function EditDialog({ item, place, count, change, onClose }: EditDialogProps) {
  const { t } = useTranslation('employer-media');
  const problemText = useProblemText();
  const errorText = useErrorText();
  const formId = useId();
  const { kind, original, name } = item;
  const [alt, setAlt] = useState(item.alt);
  const [caption, setCaption] = useState(item.caption ?? '');
  const [error, setError] = useState<string | null>(null);
  const [format, setFormat] = useState(() => formatOf(item.crop, original ?? item));
  const [rotation, setRotation] = useState<Crop['rotation']>(item.crop?.rotation ?? 0);
  const [area, setArea] = useState<Area | null>(null);
  const [isTouched, setIsTouched] = useState(false);
  const whole = useOwnPicture(item, 'whole', original !== null);
  const picture = useTurnedPicture(whole, rotation);

  const altProblem = () => {
    if (alt.trim().length < ALT_LENGTH.min) return t('edit.altShort', { count: ALT_LENGTH.min });
    return isFileName(alt, name) ? problemText('media.alt_is_file_name') : null;
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const problem = altProblem();
    setError(problem);
    if (problem) return document.getElementById(`${formId}-alt`)?.focus();
    change.mutate(
      {
        id: item.id,
        alt: alt.trim(),
        ...(kind === 'gallery' && { caption: caption.trim() || null }),
        ...(isTouched && area && { crop: toCrop(area, rotation) }),
      },
      { onSuccess: onClose, onError: (problem) => setError(errorText(problem)) },
    );
  };
  const facts = [
    name,
    original && t('pixels', original),
    kind === 'gallery' ? t('edit.place', { place, count }) : t(`${kind}.title`),
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      wide
      className="md-dialog"
      title={t('edit.title')}
      below={<p className="md-facts">{facts.filter(Boolean).join(' · ')}</p>}
      footer={
        <>
          <p>{original && t('edit.kept')}</p>
          <Button variant="secondary" onClick={onClose}>
            {t('edit.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={change.isPending}>
            {t('edit.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={original ? 'md-edit' : 'grid gap-4'} onSubmit={save} noValidate>
        {original && (
          <PictureCrop
            item={item}
            picture={picture}
            format={format}
            rotation={rotation}
            initial={isTouched ? null : item.crop}
            onRotate={() => {
              setIsTouched(true);
              setRotation(((rotation + 270) % 360) as Crop['rotation']);
            }}
            onTouch={() => setIsTouched(true)}
            onArea={setArea}
          />
        )}
        <div className="grid content-start gap-4">
          {original && kind === 'gallery' && (
            <fieldset>
              <legend className="fld-label">{t('edit.format')}</legend>
              <div className="md-formats">
                {CROP_FORMATS.map((each) => (
                  <button
                    key={each}
                    type="button"
                    aria-pressed={format === each}
                    onClick={() => {
                      setIsTouched(true);
                      setFormat(each);
                    }}
                  >
                    {t(`edit.formats.${each}`)}
                  </button>
                ))}
              </div>
            </fieldset>
          )}
          <Field id={`${formId}-alt`} label={t('edit.alt')} error={error} help={t('edit.altHelp')} required>
            <TextArea
              rows={3}
              value={alt}
              maxLength={ALT_LENGTH.max}
              onChange={(event) => setAlt(event.target.value)}
            />
          </Field>
          {kind === 'gallery' && (
            <Field label={t('edit.caption')} hint={t('optional')}>
              <TextInput
                value={caption}
                maxLength={CAPTION_LENGTH}
                onChange={(event) => setCaption(event.target.value)}
              />
            </Field>
          )}
          {kind === 'gallery' && <CropPreview picture={picture} area={area} />}
        </div>
      </form>
    </Dialog>
  );
}
