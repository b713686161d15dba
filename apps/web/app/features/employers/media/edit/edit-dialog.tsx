import { ALT_LENGTH, CAPTION_LENGTH, type Crop, isFileName } from '@stellenvisite/contract/employers/employer-media';
import { changeMediaSchema, type OwnMediaItem } from '@stellenvisite/contract/employers/employer-media.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { useEffect, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { useErrorText, useProblemText } from '../../../../i18n/use-error-text.ts';
import { Field } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { TextArea, TextInput } from '../../../../ui/forms/text-input.tsx';
import { typedText } from '../../../../ui/forms/typed-values.ts';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { useOwnPicture } from '../single-pictures.tsx';
import type { MediaChanges } from '../use-media-uploads.ts';
import { CROP_FORMATS, formatOf, PictureCrop, toCrop } from './picture-crop.tsx';

type CropPreviewProps = { picture: string | undefined; area: Area | null };

type EditDialogProps = {
  item: OwnMediaItem;
  place: number;
  count: number;
  change: MediaChanges['change'];
  onClose: () => void;
};

const FILE_NAME = 'file name';
const { alt, caption } = changeMediaSchema.shape;
const formSchemaOf = (name: string) =>
  z.object({
    alt: alt.unwrap().refine((text) => !isFileName(text, name), FILE_NAME),
    caption: typedText(caption.unwrap()),
  });

/** Description, caption and crop of one picture, taken over together. */
export function EditDialog({ item, place, count, change, onClose }: EditDialogProps) {
  const { t } = useTranslation('employer-media');
  const problemText = useProblemText();
  const errorText = useErrorText();
  const { kind, original, name } = item;
  const [refusal, setRefusal] = useState<string>();
  const [format, setFormat] = useState(() => formatOf(item.crop, original ?? item));
  const [rotation, setRotation] = useState<Crop['rotation']>(item.crop?.rotation ?? 0);
  const [area, setArea] = useState<Area | null>(null);
  const [isTouched, setIsTouched] = useState(false);
  const whole = useOwnPicture(item, 'whole', original !== null);
  const picture = useTurnedPicture(whole, rotation);

  const form = useZodForm({
    schema: formSchemaOf(name),
    defaultValues: { alt: item.alt, caption: item.caption ?? '' },
    fields: ['alt', 'caption'],
    errorText: (_field, { message }) =>
      message === FILE_NAME ? problemText('media.alt_is_file_name') : t('edit.altShort', { count: ALT_LENGTH.min }),
    refused: { alt: refusal },
    onSubmit: (values) => {
      setRefusal(undefined);
      if (change.isPending) return;
      change.mutate(
        {
          id: item.id,
          alt: values.alt,
          ...(kind === 'gallery' && { caption: values.caption }),
          ...(isTouched && area && { crop: toCrop(area, rotation) }),
        },
        { onSuccess: onClose, onError: (problem) => setRefusal(errorText(problem)) },
      );
    },
  });
  const facts = [
    name,
    original && t('pixels', original),
    kind === 'gallery' ? t('edit.place', { place, count }) : t(`${kind}.title`),
  ];
  return (
    <FormDialog
      wide
      className="w-[min(66rem,calc(100vw-2rem))] [&_.dlg-foot>p]:flex-1 [&_.dlg-foot>p]:self-center [&_.dlg-foot>p]:text-ink-2 [&_.dlg-foot>p]:text-fs-8 [&_.dlg-foot>p]:leading-[1.4] max-md:[&_.dlg-foot>p]:flex-[1_1_100%] max-md:[&_.dlg-foot>.btn]:flex-1"
      title={t('edit.title')}
      below={<p className="text-ink-2 text-fs-8 leading-[1.4] wrap-anywhere">{facts.filter(Boolean).join(' · ')}</p>}
      form={form}
      note={<p>{original && t('edit.originalStored')}</p>}
      action={t('edit.save')}
      cancel={t('edit.cancel')}
      isPending={change.isPending}
      onClose={onClose}
    >
      <div
        className={
          original ? 'grid grid-cols-[minmax(0,1fr)_20rem] gap-6 items-start max-md:grid-cols-1' : 'grid gap-4'
        }
      >
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
              <div className="grid grid-cols-3 overflow-hidden mt-1.5 border border-line-2 rounded-control">
                {CROP_FORMATS.map((each) => (
                  <button
                    className="min-h-tap py-0 px-1 font-text font-medium text-fs-8 leading-[1.2] not-first:border-l not-first:border-l-line aria-pressed:bg-sheet-2 aria-pressed:font-semibold"
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
          <Field label={t('edit.alt')} help={t('edit.altHelp')} required {...form.field('alt')}>
            <TextArea {...form.register('alt')} rows={3} maxLength={ALT_LENGTH.max} />
          </Field>
          {kind === 'gallery' && (
            <Field label={t('edit.caption')} hint={t('optional')} {...form.field('caption')}>
              <TextInput {...form.register('caption')} maxLength={CAPTION_LENGTH} />
            </Field>
          )}
          {kind === 'gallery' && <CropPreview picture={picture} area={area} />}
        </div>
      </div>
    </FormDialog>
  );
}

/** How the page and the job show what is chosen. */
function CropPreview({ picture, area }: CropPreviewProps) {
  const { t } = useTranslation('employer-media');
  if (!picture || !area) return null;
  const style = {
    width: `${10_000 / area.width}%`,
    height: `${10_000 / area.height}%`,
    left: `${(-area.x / area.width) * 100}%`,
    top: `${(-area.y / area.height) * 100}%`,
  };
  return (
    <div>
      <p className="fld-label">{t('edit.preview')}</p>
      <div className="grid grid-cols-[1.5fr_1fr] gap-2.5 items-end mt-1.5">
        {(['page', 'job'] as const).map((place) => (
          <figure className="m-0 text-ink-2 text-fs-9" key={place}>
            <div className="relative overflow-hidden h-26 mb-1 border border-line rounded-cell not-first:h-18">
              <img className="absolute max-w-none" src={picture} alt="" style={style} />
            </div>
            <figcaption>{t(`edit.${place}`)}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

/** Returns the picture turned in the browser, so that crop and preview show what the server makes of it. */
function useTurnedPicture(url: string | undefined, rotation: Crop['rotation']): string | undefined {
  const [turned, setTurned] = useState<{ of: string; url: string }>();
  useEffect(() => {
    if (!url || rotation === 0) return;
    let isCurrent = true;
    let made: string | undefined;
    void turn(url, rotation).then((blob) => {
      if (!isCurrent) return;
      made = URL.createObjectURL(blob);
      setTurned({ of: `${url} ${rotation}`, url: made });
    });
    return () => {
      isCurrent = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [url, rotation]);
  if (rotation === 0) return url;
  return turned?.of === `${url} ${rotation}` ? turned.url : undefined;
}

async function turn(url: string, rotation: number): Promise<Blob> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const isUpright = rotation % 180 === 0;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = isUpright ? [width, height] : [height, width];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws on no canvas');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(image, -width / 2, -height / 2);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))),
      'image/webp',
      0.9,
    ),
  );
}
