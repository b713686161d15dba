import type { Area } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';

type CropPreviewProps = { picture: string | undefined; area: Area | null };

/** How the page and the job show what is chosen. */
export function CropPreview({ picture, area }: CropPreviewProps) {
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
      <div className="md-preview">
        {(['page', 'job'] as const).map((place) => (
          <figure key={place}>
            <div>
              <img src={picture} alt="" style={style} />
            </div>
            <figcaption>{t(`edit.${place}`)}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
