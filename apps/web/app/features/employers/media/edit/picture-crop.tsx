import { type Crop, PICTURE_RATIO } from '@stellenvisite/contract/employers/employer-media';
import type { OwnMediaItem } from '@stellenvisite/contract/employers/employer-media.schema';
import { RotateCcw, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { Area } from 'react-easy-crop';
import Cropper from 'react-easy-crop';
import { Trans, useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../ui/feedback/skeletons.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import 'react-easy-crop/react-easy-crop.css';

export const CROP_FORMATS = ['wide', 'square', 'original'] as const;

type CropFormat = (typeof CROP_FORMATS)[number];

type Size = { width: number; height: number };

const RATIOS: Record<Exclude<CropFormat, 'original'>, number> = { wide: 3 / 2, square: 1 };

const TOLERANCE = 0.02;

const round = (value: number) => Math.min(100, Math.max(0, Math.round(value * 100) / 100));

const ZOOM = { min: 1, max: 3, step: 0.05 };
const KEYBOARD_STEP = 12;

type PictureCropProps = {
  item: OwnMediaItem;
  picture: string | undefined;
  format: CropFormat;
  rotation: Crop['rotation'];
  initial: Crop | null;
  onRotate: () => void;
  onTouch: () => void;
  onArea: (area: Area) => void;
};

/** The frame stays and the picture moves below it: by dragging, by the arrow keys, and by plus and minus. */
export function PictureCrop(props: PictureCropProps) {
  const { item, picture, format, rotation, initial, onRotate, onTouch, onArea } = props;
  const { t } = useTranslation('employer-media');
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const size = item.original ?? item;
  const upright = rotation % 180 === 0 ? size : { width: size.height, height: size.width };
  const ratio = PICTURE_RATIO[item.kind] ?? ratioOf(format, upright);
  const zoomTo = (next: number) => {
    onTouch();
    setZoom(Math.min(ZOOM.max, Math.max(ZOOM.min, next)));
  };
  const zoomByKey = (event: KeyboardEvent) => {
    const by = { '+': ZOOM.step, '-': -ZOOM.step }[event.key];
    if (by !== undefined) zoomTo(zoom + by);
    if (event.key.startsWith('Arrow')) onTouch();
  };
  const percent = Math.round(zoom * 100);
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the crop inside takes the focus and the keys */}
      <div
        className="relative h-102 overflow-hidden rounded-control bg-sheet-2 max-md:h-72 [&_[data-testid=cropper]:focus-visible]:[outline:3px_solid_var(--focus)] [&_[data-testid=cropper]:focus-visible]:-outline-offset-3"
        onKeyDown={zoomByKey}
      >
        {picture ? (
          <Cropper
            // Another ratio or turn begins again.
            key={`${format} ${rotation}`}
            image={picture}
            crop={position}
            zoom={zoom}
            aspect={ratio}
            minZoom={ZOOM.min}
            maxZoom={ZOOM.max}
            keyboardStep={KEYBOARD_STEP}
            disableAutomaticStylesInjection
            {...(initial && { initialCroppedAreaPercentages: initial })}
            mediaProps={{ alt: '' }}
            cropperProps={{ 'aria-label': t('edit.area'), role: 'group' }}
            onInteractionStart={onTouch}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropComplete={onArea}
          />
        ) : (
          <Skeleton className="h-full w-full" />
        )}
      </div>
      <div className="flex items-center gap-2 mt-2 text-fs-8">
        <IconButton label={t('edit.rotate')} icon={<RotateCcw size={20} />} onClick={onRotate} />
        <IconButton
          label={t('edit.smaller')}
          icon={<ZoomOut size={20} />}
          onClick={() => zoomTo(zoom - ZOOM.step * 2)}
        />
        <input
          className="flex-1 min-w-0 min-h-tap accent-action"
          type="range"
          aria-label={t('edit.zoom')}
          aria-valuetext={`${percent} %`}
          {...ZOOM}
          value={zoom}
          onChange={(event) => zoomTo(Number(event.target.value))}
        />
        <IconButton label={t('edit.larger')} icon={<ZoomIn size={20} />} onClick={() => zoomTo(zoom + ZOOM.step * 2)} />
        <b className="num">{percent} %</b>
      </div>
      <p className="text-ink-2 text-fs-9 leading-[1.6]">
        <Trans
          t={t}
          i18nKey="edit.keys"
          components={{
            kbd: (
              <kbd className="py-0.5 px-1.5 border border-line-2 rounded-[3px] bg-sheet font-text font-medium text-fs-9 leading-[1.3]" />
            ),
          }}
        />
      </p>
    </div>
  );
}

export function ratioOf(format: CropFormat, { width, height }: Size): number {
  return format === 'original' ? width / height : RATIOS[format];
}

/** Returns the format that a picture was cropped to. */
export function formatOf(crop: Crop | null, { width, height }: Size): CropFormat {
  if (!crop) return 'original';
  const ratio = (crop.width * width) / (crop.height * height);
  const isNear = (other: number) => Math.abs(ratio / other - 1) < TOLERANCE;
  if (isNear(RATIOS.wide)) return 'wide';
  return isNear(RATIOS.square) ? 'square' : 'original';
}

/** As it is stored: the whole picture as it came is no crop. */
export function toCrop(area: Size & { x: number; y: number }, rotation: Crop['rotation']): Crop | null {
  const crop = { x: round(area.x), y: round(area.y), width: round(area.width), height: round(area.height), rotation };
  const isWhole = crop.width > 99.5 && crop.height > 99.5 && rotation === 0;
  return isWhole ? null : crop;
}
